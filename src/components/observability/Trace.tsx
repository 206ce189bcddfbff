import Link from "@docusaurus/Link";
import type { ReactNode } from "react";
import ReturnsDeskTrace from "../explorer/ReturnsDeskTrace";

/** Questions a run answers, each with the link that opens the explorer there. */
const questions = [
  {
    ask: "Why the refund was slow",
    answer:
      "The card processor did not answer the first attempt. The agent read the error and called the tool again.",
    link: "Open the failed payment",
    to: "/voltops-llm-observability/?span=s13#trace",
  },
  {
    ask: "What the model knew",
    answer:
      "The span of each model call holds its messages, including the handbook page that the retriever added.",
    link: "Open the supervisor’s call",
    to: "/voltops-llm-observability/?span=s8#trace",
  },
  {
    ask: "Who did the work",
    answer:
      "The supervisor delegated once. Two sub-agents then worked in parallel, each with its own tools.",
    link: "Open the hand-off as a graph",
    to: "/voltops-llm-observability/?span=s9&view=graph#trace",
  },
];

/** The explorer on a recorded run, and what there is to find in it. */
export function Trace(): ReactNode {
  return (
    <section className="wrap" aria-labelledby="a-run">
      <div className="mb-6 flex flex-col gap-3 border-t border-line pt-6 nav:flex-row nav:items-baseline nav:justify-between nav:gap-12">
        <h2 id="a-run" className="text-h3">
          A recorded run to explore
        </h2>
        <p className="max-w-[66ch] text-ink-2">
          A shop’s returns desk: a workflow, a supervisor and two sub-agents. Select a span, filter,
          or switch to the graph. The address follows, so you can share what you see.
        </p>
      </div>
      <ReturnsDeskTrace />
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-12 nav:grid-cols-3">
        {questions.map(({ ask, answer, link, to }) => (
          <div key={ask} className="border-t border-line py-5">
            <dt className="font-medium text-ink">{ask}</dt>
            <dd className="mt-1">
              <p className="text-ink-2">{answer}</p>
              <Link to={to} className="mt-2 inline-block py-1">
                {link}
              </Link>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
