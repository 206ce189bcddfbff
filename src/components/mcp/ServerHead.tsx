import Link from "@docusaurus/Link";
import type { ReactNode } from "react";
import { monthInWords } from "../../lib/in-words";
import type { McpServer, McpServerRelated } from "../../lib/mcp";
import { Breakable } from "../ui/Breakable";
import { placeOf, transportOf } from "./AccessTable";
import { ServerLogo } from "./ServerLogo";

function Fact({ term, children }: { term: string; children: ReactNode }): ReactNode {
  return (
    <div className="grid grid-cols-[96px_minmax(0,1fr)] gap-x-4 border-b border-solid py-3">
      <dt className="font-mono text-label leading-6 text-ink-3">{term}</dt>
      <dd className="min-w-0 font-mono text-[13px] leading-6 text-ink [overflow-wrap:anywhere]">
        {children}
      </dd>
    </div>
  );
}

/** The first view of a server: what it is for, and the address to reach it. */
export function ServerHead({
  record,
  related: { addresses, categories, logoPath },
}: {
  record: McpServer;
  related: McpServerRelated;
}): ReactNode {
  const { title, name, shortDescription, description, tools } = record;
  const [first, ...rest] = addresses;
  const others = rest.map(({ label }) => label);
  return (
    <header className="wrap pt-10 nav:pt-16">
      <p className="mb-5 font-mono text-label text-ink-3">
        <Link to="/mcp/" className="text-ink-3 hover:text-ink">
          mcp
        </Link>{" "}
        / {name.toLowerCase()}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-8 nav:grid-cols-[minmax(0,7fr)_minmax(0,6fr)]">
        <div>
          <ServerLogo path={logoPath} size={26} />
          <h1 className="mt-5 text-display">{title}</h1>
          <p className="mt-5 max-w-[48ch] text-lead text-ink">{shortDescription}</p>
          <p className="mt-3 max-w-[60ch] text-ink-2">{description}</p>
        </div>
        <dl className="border-t border-solid border-line-strong">
          {first && (
            <>
              <Fact term="server">
                <Breakable text={placeOf(first)} />
              </Fact>
              <Fact term="run by">{first.label}</Fact>
              <Fact term="transport">{transportOf(first)}</Fact>
              <Fact term="state">
                <span className={first.status === "available" ? "" : "text-warn"}>
                  {first.status}
                </span>
                , {monthInWords(first.source.asOf)}
              </Fact>
              {others.length > 0 && <Fact term="also at">{others.join(", ")}</Fact>}
            </>
          )}
          <Fact term="tools">{tools.length} in all</Fact>
          <Fact term="category">
            {categories.map(({ title: label, to }, index) => (
              <span key={to}>
                {index > 0 && "; "}
                <Link to={to} className="text-ink underline decoration-brand underline-offset-4">
                  {label}
                </Link>
              </span>
            ))}
          </Fact>
        </dl>
      </div>
    </header>
  );
}
