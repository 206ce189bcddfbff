import type { ReactNode } from "react";
import { monthInWords } from "../../lib/in-words";
import type { McpServerAddress } from "../../lib/mcp";
import { Breakable } from "../ui/Breakable";

const transportNames = {
  http: "streamable HTTP, or SSE",
  "streamable-http": "streamable HTTP",
  stdio: "stdio, a local process",
} as const;

/** A server's address as a reader copies it: a URL, or the command that starts it. */
export function placeOf({ transport }: McpServerAddress): string {
  if (transport.type === "stdio") return [transport.command, ...transport.args].join(" ");
  return typeof transport.url === "string" ? transport.url : "created for each user";
}

/** How the transport is called. */
export function transportOf({ transport }: McpServerAddress): string {
  return transportNames[transport.type];
}

function Fact({ term, children }: { term: string; children: ReactNode }): ReactNode {
  return (
    <div className="grid grid-cols-[84px_minmax(0,1fr)] gap-x-4">
      <dt className="font-mono text-label leading-6 text-ink-3">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Each way to the service: who runs it, where, how a caller signs in, what its state is and who says so. */
export function AccessTable({ addresses }: { addresses: readonly McpServerAddress[] }): ReactNode {
  return (
    <div className="border-t border-solid border-line-strong">
      {addresses.map((address) => {
        const { id, label, auth, status, note, source } = address;
        return (
          <div
            key={id}
            className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-4 border-b border-solid py-6 nav:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_minmax(0,5fr)]"
          >
            <div>
              <h3 className="text-body font-medium text-ink">{label}</h3>
              <p className="mt-1 font-mono text-[13px] leading-[22px] text-ink-2 [overflow-wrap:anywhere]">
                <Breakable text={placeOf(address)} />
              </p>
            </div>
            <dl className="grid content-start gap-2 text-[15px] leading-6 text-ink-2">
              <Fact term="transport">{transportOf(address)}</Fact>
              <Fact term="sign-in">{auth.says}</Fact>
            </dl>
            <dl className="grid content-start gap-2 text-[15px] leading-6 text-ink-2">
              <Fact term="state">
                <span className={status === "available" ? "text-ink" : "text-warn"}>{status}</span>
                <span className="block">{note}</span>
              </Fact>
              <Fact term="read in">
                <a href={source.url} className="text-ink-2 underline underline-offset-4">
                  {source.label}
                </a>
                , {monthInWords(source.asOf)}
              </Fact>
            </dl>
          </div>
        );
      })}
    </div>
  );
}
