import Link from "@docusaurus/Link";
import { Search } from "lucide-react";
import type { ReactNode } from "react";
import { internalLink } from "../../config/links";
import type { ListedCategory, McpServerSummary } from "../../lib/mcp";
import { foundTools, matches } from "../../lib/mcp-search";
import { useQueryState } from "../ui/useQueryState";
import styles from "./mcp.module.css";
import { ServerRows } from "./ServerRows";

const names = ["q", "category"] as const;

/** The list of servers with a search box and the categories; both stand in the address. Without scripts, the list. */
export function Directory({
  records,
  categories,
}: {
  records: readonly McpServerSummary[];
  categories: readonly ListedCategory[];
}): ReactNode {
  const [{ q, category }, change] = useQueryState(names);
  const chosen = categories.find(({ slug }) => slug === category);
  const shown = records.filter(
    (record) =>
      (!chosen || chosen.servers.some(({ slug }) => slug === record.slug)) && matches(record, q),
  );
  const filtering = q.trim() !== "" || chosen !== undefined;
  return (
    <>
      <search className={styles.toolbar}>
        <div className={styles.search}>
          <Search size={16} strokeWidth={1.5} aria-hidden="true" />
          <input
            type="search"
            placeholder="Find a server or a tool"
            aria-label="Find a server or a tool"
            value={q}
            onChange={(event) => change({ q: event.target.value })}
          />
        </div>
        <fieldset className={styles.chips}>
          <legend className="sr-only">Category</legend>
          {[{ slug: "", title: "All", servers: records }, ...categories].map(
            ({ slug, title, servers }) => (
              <button
                key={slug}
                type="button"
                className={styles.chip}
                aria-pressed={slug === (chosen?.slug ?? "")}
                onClick={() => change({ category: slug })}
              >
                {title} <span>{servers.length}</span>
              </button>
            ),
          )}
        </fieldset>
      </search>
      <p role="status" className="mb-3 mt-8 font-mono text-label text-ink-3">
        {filtering ? `${shown.length} of ${records.length} servers` : `${records.length} servers`}
      </p>
      {shown.length > 0 ? (
        <ServerRows records={shown} level="h3" found={(record) => foundTools(record, q)} />
      ) : (
        <div className="border-y border-line py-10">
          <p className="text-ink">No server of the directory fits{q.trim() && ` “${q.trim()}”`}.</p>
          <p className="mt-2 max-w-[60ch] text-ink-2">
            An agent reaches any MCP server by its address, listed or not:{" "}
            <Link className="underline underline-offset-4" to={internalLink("/docs/agents/mcp/")}>
              read how
            </Link>
            . Or{" "}
            <button
              type="button"
              className="text-brand-strong underline underline-offset-4"
              onClick={() => change({ q: "", category: "" })}
            >
              show all servers
            </button>
            .
          </p>
        </div>
      )}
    </>
  );
}
