import clsx from "clsx";
import { type ComponentType, type KeyboardEvent, type ReactNode, useRef } from "react";
import type { ShownAddress, ShownConnection } from "../../lib/mcp";
import { useQueryState } from "../ui/useQueryState";
import styles from "./mcp.module.css";

const names = ["server", "client"] as const;

/** Draws code that the build has coloured; the page gives the theme's. */
type CodeComponent = ComponentType<{
  readonly html: string;
  readonly language: string;
  readonly title?: string;
}>;

const clientNames: Readonly<Record<ShownConnection["client"], string>> = {
  voltagent: "VoltAgent",
  cursor: "Cursor",
  claude: "Claude",
};

/** The tools as the agent of the program sees them; one of them where there is no room for a column. */
function AgentTools({ toolNames }: { toolNames: readonly string[] }): ReactNode {
  return (
    <>
      <p>
        The agent sees each tool with the server’s key in front:{" "}
        <span className="font-mono text-[13px] text-ink">{toolNames[0]}</span>.
      </p>
      <div className="max-nav:hidden">
        <h4 className="font-mono text-label font-normal text-ink-3">
          tools of the agent, {toolNames.length}
        </h4>
        <ul className="mt-3 border-y border-solid font-mono text-[13px] leading-[22px]">
          {toolNames.map((name) => (
            <li
              key={name}
              className="border-b border-solid py-1 last:border-b-0 [overflow-wrap:anywhere]"
            >
              {name}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** A note with the names of variables set as code. */
function withNames(note: string): ReactNode[] {
  return note.split(/([A-Z]+(?:_[A-Z]+)+)/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={part} className="font-mono text-[13px] text-ink [overflow-wrap:anywhere]">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

function Panel({
  address,
  connection,
  Code,
}: {
  address: ShownAddress;
  connection: ShownConnection;
  Code: CodeComponent;
}): ReactNode {
  const { client, file, language, html, note } = connection;
  const tools = client === "voltagent" ? address.toolNames : [];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-2 pt-6 nav:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
      <div>
        <h3 className="mb-3 font-mono text-label font-normal text-brand-strong">
          {clientNames[client]} to {address.label}
        </h3>
        <Code html={html} language={language} title={file} />
      </div>
      <div className="grid gap-5 text-[15px] leading-6 text-ink-2 nav:pt-7">
        <p>{withNames(note)}</p>
        {tools.length > 0 && <AgentTools toolNames={tools} />}
      </div>
    </div>
  );
}

/** Moves along tabs with the arrow keys, Home and End; returns the index to go to, or nothing. */
function stepOf(key: string, current: number, count: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: current + 1,
    ArrowLeft: current - 1,
    Home: 0,
    End: count - 1,
  };
  const to = steps[key];
  return to === undefined ? undefined : (to + count) % count;
}

/** How to reach each server from each client: a server is chosen, then a client. Without scripts, all of them. */
export function Connect({
  addresses,
  Code,
}: {
  addresses: readonly ShownAddress[];
  Code: CodeComponent;
}): ReactNode {
  const [values, change] = useQueryState(names);
  const tabs = useRef<(HTMLButtonElement | null)[]>([]);
  const chosen = addresses.find(({ id }) => id === values.server) ?? addresses[0];
  const connections = chosen?.connections ?? [];
  const current = Math.max(
    0,
    connections.findIndex(({ client }) => client === values.client),
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepOf(event.key, current, connections.length);
    if (next === undefined) return;
    event.preventDefault();
    change({ client: next === 0 ? "" : (connections[next]?.client ?? "") });
    tabs.current[next]?.focus();
  };
  return (
    <>
      <fieldset className={styles.chips}>
        <legend className="sr-only">Server</legend>
        {addresses.map(({ id, label }, index) => (
          <button
            key={id}
            type="button"
            className={styles.chip}
            aria-pressed={id === chosen?.id}
            onClick={() => change({ server: index === 0 ? "" : id })}
          >
            {label}
          </button>
        ))}
      </fieldset>
      <div role="tablist" aria-label="Client" className={clsx(styles.tabs, "mt-4")}>
        {connections.map(({ client }, index) => (
          <button
            key={client}
            ref={(element) => {
              tabs.current[index] = element;
            }}
            type="button"
            role="tab"
            id={`client-${client}`}
            aria-selected={index === current}
            aria-controls={`connect-${client}`}
            tabIndex={index === current ? 0 : -1}
            className={styles.tab}
            onClick={() => change({ client: index === 0 ? "" : client })}
            onKeyDown={onKeyDown}
          >
            {clientNames[client]}
          </button>
        ))}
      </div>
      {connections.map(({ client }, index) => (
        <div
          key={client}
          role="tabpanel"
          id={`connect-${client}`}
          aria-labelledby={`client-${client}`}
          className={clsx(index !== current && styles.other)}
        >
          {addresses.map((address) => {
            const connection = address.connections.find((one) => one.client === client);
            return (
              connection && (
                <div key={address.id} className={clsx(address.id !== chosen?.id && styles.other)}>
                  <Panel address={address} connection={connection} Code={Code} />
                </div>
              )
            );
          })}
        </div>
      ))}
    </>
  );
}
