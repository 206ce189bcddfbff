import type { ReactNode } from "react";
import { hosts } from "../../config/site";
import type { EmbeddedPost } from "../../lib/post-embed";
import { Facts } from "../prose-page/Facts";

/** The two products side by side: what each is, where it runs, what it costs to leave. */
export function Parts(): ReactNode {
  const rows = [
    ["", "VoltAgent", "VoltOps"],
    ["what", "A TypeScript framework", "An observability platform"],
    [
      "gives you",
      "Agents, tools, memory, sub-agents, workflows, retrievers, guardrails",
      "Traces, sessions, logs, costs, prompts, evaluations",
    ],
    ["runs", "In your process, on Node.js or at the edge", "Hosted, with a console in the browser"],
    ["needs", "A model provider", "Spans over OpenTelemetry, from VoltAgent or other code"],
    ["licence", "MIT", "A service with plans"],
  ] as const;
  const [head, ...body] = rows;
  return (
    <table>
      <thead>
        <tr className="border-b border-solid border-line-strong">
          {head.map((cell) => (
            <th
              key={cell}
              scope="col"
              className="w-2/5 pr-4 pb-3 text-body font-semibold text-ink first:w-1/5"
            >
              {cell || <span className="sr-only">property</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {body.map(([term, framework, platform]) => (
          <tr key={term} className="border-b border-solid align-top">
            <th scope="row" className="py-4 pr-4 font-mono text-label leading-[26px] text-ink-3">
              {term}
            </th>
            <td className="py-4 pr-4">{framework}</td>
            <td className="py-4">{platform}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Where the project happens, each as a link. */
export function Project(): ReactNode {
  return (
    <Facts
      facts={[
        {
          term: "source",
          detail: (
            <>
              Everything in the framework is public in <a href={hosts.repository}>the repository</a>
              , with its <a href={hosts.changelog}>changelog</a>.
            </>
          ),
        },
        {
          term: "decisions",
          detail: (
            <>
              Bugs and plans are tracked as <a href={hosts.issues}>issues</a>, open questions as{" "}
              <a href={hosts.discussions}>discussions</a>. You can read both without an account.
            </>
          ),
        },
        {
          term: "help",
          detail: (
            <>
              The <a href={hosts.chat}>Discord server</a> is the place to ask for help and to say
              what is missing.
            </>
          ),
        },
        {
          term: "cost",
          detail:
            "The framework is free under the MIT licence and runs without VoltOps. VoltOps has a free plan and paid plans.",
        },
      ]}
    />
  );
}

/** What has to hold before a change to this site goes out. */
export function Checks(): ReactNode {
  return (
    <Facts
      facts={[
        {
          term: "samples",
          detail:
            "TypeScript samples in the docs compile in strict mode against the released packages. Those that need no key are also run.",
        },
        {
          term: "recordings",
          detail:
            "The traces on the pages are recordings of the code beside them. Every check makes them again and fails on a difference.",
        },
        {
          term: "links",
          detail:
            "A broken link stops the build. An address that once worked is never dropped without a redirect.",
        },
        {
          term: "access",
          detail:
            "Every page is tested for accessibility faults at two widths, and must work with the keyboard and at 320 pixels.",
        },
        {
          term: "speed",
          detail: "Script size and layout shift have budgets. Going over one fails the check.",
        },
        {
          term: "sources",
          detail:
            "Every claim about a company and every figure has its source and date in the data.",
        },
      ]}
    />
  );
}

/** Public posts, as words and a link each. */
export function Posts({ posts }: { posts: readonly EmbeddedPost[] }): ReactNode {
  return (
    <ul className="border-t border-solid">
      {posts.map(({ author, text, href }) => (
        <li key={href} className="border-b border-solid py-5">
          <p className="whitespace-pre-line text-ink">{text}</p>
          <p className="mt-2 font-mono text-label text-ink-3">
            <a href={href}>{author}</a>
          </p>
        </li>
      ))}
    </ul>
  );
}
