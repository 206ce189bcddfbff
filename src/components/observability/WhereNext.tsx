import Link from "@docusaurus/Link";
import type { ReactNode } from "react";
import { internalLink } from "../../config/links";
import { hosts } from "../../config/site";
import { SectionHead } from "../ui/SectionHead";

const ways = [
  {
    label: "Plans, limits and prices",
    to: internalLink("/pricing/"),
    text: "How many traces each plan includes, how long it keeps them, and what extra traces cost.",
  },
  {
    label: "What a trace holds",
    to: "/voltops-llm-observability-docs/",
    text: "The overview of the docs: span types, ids, keys, sampling.",
  },
  {
    label: "Agent flow charts",
    to: "/voltops-llm-observability-docs/tracing/agent-visualization/",
    text: "How a run becomes a graph, and how to read it.",
  },
  {
    label: "Usage and costs",
    to: internalLink("/voltops-llm-observability-docs/llm-usage-and-costs/"),
    text: "Where token counts and prices come from, and how to set your own.",
  },
  {
    label: "Demo project",
    to: hosts.consoleDemo,
    text: "The console with sample data in it. No account needed.",
  },
];

/** Limits and prices, and where the docs go on. */
export function WhereNext(): ReactNode {
  return (
    <section className="wrap pb-24 pt-16 menu:pt-24 nav:pb-32 nav:pt-32" aria-labelledby="next">
      <SectionHead id="next" label="Next" title="Limits, prices, docs">
        The framework is free and records without VoltOps. The platform has a free plan;
        self-hosting is part of the Enterprise plan.
      </SectionHead>
      <ul className="border-t border-line">
        {ways.map(({ label, to, text }) => (
          <li
            key={label}
            className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-1 border-b border-line py-5 menu:grid-cols-[260px_minmax(0,1fr)]"
          >
            <Link to={to} className="font-medium text-ink">
              {label}
            </Link>
            <p className="max-w-[70ch] text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
