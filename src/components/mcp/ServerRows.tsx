import Link from "@docusaurus/Link";
import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { type McpServerSummary, offerName } from "../../lib/mcp";
import { ServerLogo } from "./ServerLogo";

/** Servers as a dense list: what each is for, who offers it, how many tools it has. */
export function ServerRows({
  records,
  level: Heading = "h2",
  found,
}: {
  records: readonly McpServerSummary[];
  level?: "h2" | "h3";
  /** The tools of a server that a search has found; shown in its row. */
  found?: (record: McpServerSummary) => readonly string[];
}): ReactNode {
  return (
    <ul className="border-t border-line-strong">
      {records.map((record) => {
        const { slug, name, logoPath, shortDescription, labels, toolCount, offers } = record;
        const tools = found?.(record) ?? [];
        return (
          <li key={slug} className="relative border-b border-line hover:bg-surface-1">
            <div className="grid grid-cols-[44px_minmax(0,1fr)_18px] items-center gap-x-5 gap-y-3 py-5 nav:grid-cols-[44px_minmax(0,1fr)_190px_240px_74px_18px]">
              <ServerLogo path={logoPath} />
              <div>
                <Heading className="text-h3 font-medium text-ink">
                  <Link
                    to={`/mcp/${slug}/`}
                    className="text-ink after:absolute after:inset-0 hover:text-ink hover:no-underline"
                  >
                    {name}
                  </Link>
                </Heading>
                <p className="mt-1 text-[15px] leading-6 text-ink-2">{shortDescription}</p>
                {tools.length > 0 && (
                  <p className="mt-1 font-mono text-label leading-5 text-brand-strong">
                    {tools.join(", ")}
                  </p>
                )}
              </div>
              <ArrowRight
                size={18}
                strokeWidth={1.5}
                aria-hidden="true"
                className="text-ink-3 nav:order-last"
              />
              <p className="font-mono text-label leading-5 text-ink-3 max-nav:hidden">
                {labels.join(", ")}
              </p>
              <p className="font-mono text-label leading-5 text-ink-3 max-nav:col-span-2 max-nav:col-start-2">
                {offers.map((offer) => offerName(offer, "own server")).join(", ")}
              </p>
              <p className="font-mono text-label leading-5 text-ink-3 max-nav:hidden">
                {toolCount} tools
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
