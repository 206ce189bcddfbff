import clsx from "clsx";
import type { ReactNode } from "react";
import { monthInWords } from "../../lib/in-words";
import { type McpOffer, type McpServer, type McpTool, offerName, offersOf } from "../../lib/mcp";
import { useQueryState } from "../ui/useQueryState";
import styles from "./mcp.module.css";

const names = ["tools"] as const;

const cell =
  "py-[9px] pr-6 align-top leading-[22px] min-[640px]:border-b min-[640px]:border-solid max-[639px]:block max-[639px]:p-0";

function Row({
  tool,
  vendor,
  hidden,
}: {
  tool: McpTool;
  vendor: string;
  hidden: boolean;
}): ReactNode {
  const { name, does, inputs, offeredBy } = tool;
  return (
    <tr
      className={clsx(
        "hover:bg-surface-1 max-[639px]:block max-[639px]:border-b max-[639px]:border-solid max-[639px]:py-3",
        hidden && styles.other,
      )}
    >
      <th scope="row" className={`${cell} font-mono text-[13px] text-ink [overflow-wrap:anywhere]`}>
        {name}
      </th>
      <td className={`${cell} text-[15px] text-ink-2`}>{does}</td>
      <td className={`${cell} font-mono text-[13px] text-ink-3`}>
        <span className="text-label text-ink-3 min-[640px]:hidden">in: </span>
        {inputs.length > 0 ? inputs.join(", ") : "none"}
      </td>
      <td
        className={clsx(
          cell,
          "pr-0 font-mono text-label text-ink-3",
          // In a stack the heading above says it.
          offeredBy.includes("vendor") && "max-[639px]:hidden",
        )}
      >
        {offeredBy.map((offer) => offerName(offer, vendor)).join(", ")}
      </td>
    </tr>
  );
}

/** One offer's half of the table under its own heading: what its inputs are worth is said there. */
function Group({
  title,
  tools,
  vendor,
  isHidden,
}: {
  title: string;
  tools: readonly McpTool[];
  vendor: string;
  isHidden: (tool: McpTool) => boolean;
}): ReactNode {
  if (tools.length === 0) return null;
  return (
    <tbody className="max-[639px]:block">
      <tr className={clsx("max-[639px]:block", tools.every(isHidden) && styles.other)}>
        <th
          scope="rowgroup"
          colSpan={4}
          className="border-b border-solid border-line-strong pb-2 pt-6 font-mono text-label text-brand-strong max-[639px]:block"
        >
          {title}
        </th>
      </tr>
      {tools.map((tool) => (
        <Row
          key={`${tool.name} ${tool.offeredBy.join()}`}
          tool={tool}
          vendor={vendor}
          hidden={isHidden(tool)}
        />
      ))}
    </tbody>
  );
}

/** Where names and inputs are from, and when. */
function Sources({ server, name }: { server: McpServer; name: string }): ReactNode {
  const { toolSources, vendorInputs } = server;
  const { vendor, hosts } = toolSources;
  return (
    <p className="mt-5 max-w-[84ch] text-small text-ink-3">
      {vendor && (
        <>
          {name}: names {vendorInputs === "documented" ? "and inputs " : ""}from{" "}
          <a href={vendor.url} className="text-ink-2 underline underline-offset-4">
            {vendor.label}
          </a>
          , {monthInWords(vendor.asOf)}.{" "}
        </>
      )}
      {hosts && (
        <>
          Hosts: names from {hosts.label}, {monthInWords(hosts.asOf)}.{" "}
        </>
      )}
      Typical inputs come from the service’s API and were not read from the server. A running server
      lists its tools itself.
    </p>
  );
}

/** What a server can do, a tool a row; filtered by who offers it. Without scripts, all of them. */
export function ToolTable({ server, vendor }: { server: McpServer; vendor: string }): ReactNode {
  const { tools } = server;
  const offers = offersOf(server);
  const [values, change] = useQueryState(names);
  const choices: readonly string[] = [...offers, "all"];
  const chosen = choices.includes(values.tools) ? values.tools : (choices[0] ?? "all");
  const isHidden = ({ offeredBy }: McpTool) =>
    chosen !== "all" && !offeredBy.some((offer) => offer === chosen);
  const count = (offer: McpOffer) =>
    tools.filter(({ offeredBy }) => offeredBy.includes(offer)).length;
  const hosts = server.hosts.map((host) => offerName(host, vendor)).join(" and ");
  const ofVendor = ({ offeredBy }: McpTool) => offeredBy.includes("vendor");
  return (
    <>
      <fieldset className={styles.chips}>
        <legend className="sr-only">Show the tools of</legend>
        {[
          ...offers.map((offer) => ({
            key: offer as string,
            title: offerName(offer, vendor),
            shown: count(offer),
          })),
          { key: "all", title: "All", shown: tools.length },
        ].map(({ key, title, shown }) => (
          <button
            key={key}
            type="button"
            className={styles.chip}
            aria-pressed={key === chosen}
            onClick={() => change({ tools: key === choices[0] ? "" : key })}
          >
            {title} <span>{shown}</span>
          </button>
        ))}
      </fieldset>
      <table className="max-[639px]:block">
        <caption className="sr-only">Tools of the {server.title}</caption>
        <thead className="max-[639px]:sr-only">
          <tr>
            {["tool", "what it does", "inputs", "offered by"].map((title) => (
              <th
                key={title}
                scope="col"
                className="pb-1 pr-6 pt-5 font-mono text-label text-ink-3 first:w-[280px] last:w-[96px] last:pr-0 nav:last:w-[150px]"
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <Group
          title={`${vendor}’s own server: ${
            server.vendorInputs === "documented" ? "inputs as documented" : "typical inputs"
          }`}
          tools={tools.filter(ofVendor)}
          vendor={vendor}
          isHidden={isHidden}
        />
        <Group
          title={`Hosted by ${hosts}: typical inputs`}
          tools={tools.filter((tool) => !ofVendor(tool))}
          vendor={vendor}
          isHidden={isHidden}
        />
      </table>
      <Sources server={server} name={vendor} />
    </>
  );
}
