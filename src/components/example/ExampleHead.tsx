import Link from "@docusaurus/Link";
import type { ReactNode } from "react";
import type { Example } from "../../lib/example";
import { ButtonLink } from "../ui/Button";

const link = "text-ink underline decoration-brand underline-offset-4 hover:text-brand-strong";

function Fact({ term, children }: { term: string; children: ReactNode }): ReactNode {
  return (
    <div className="grid grid-cols-[88px_minmax(0,1fr)] gap-x-4 border-b border-solid py-3">
      <dt className="font-mono text-label leading-6 text-ink-3">{term}</dt>
      <dd className="min-w-0 font-mono text-[13px] leading-6 text-ink [overflow-wrap:anywhere]">
        {children}
      </dd>
    </div>
  );
}

/** The first view of an example: what it does, what it is made of and needs, where its code is. */
export function ExampleHead({ record }: { record: Example }): ReactNode {
  const { title, headline, intro, parts, env, repository, video, folder } = record;
  const madeOf = (["workflow", "agent", "tool", "memory"] as const).map((kind) => ({
    kind,
    // A memory is known by what it keeps.
    labels: parts
      .filter((part) => part.kind === kind)
      .map(({ label, sublabel }) => (kind === "memory" ? sublabel : label)),
  }));
  return (
    <header className="wrap pt-10 nav:pt-16">
      <p className="mb-4 font-mono text-label text-ink-3">
        <Link to="/examples/" className="text-ink-3 hover:text-ink">
          examples
        </Link>{" "}
        / {title.toLowerCase()}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-10 nav:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          <h1 className="text-display">{headline}</h1>
          <p className="mb-7 mt-5 max-w-[56ch] text-lead text-ink-2">{intro}</p>
          <p className="flex flex-wrap gap-3">
            <ButtonLink to="#setup" kind="primary">
              Set it up
            </ButtonLink>
            <ButtonLink to="#code">Read the code</ButtonLink>
          </p>
        </div>
        <dl className="border-t border-solid border-line-strong">
          {madeOf.map(
            ({ kind, labels }) =>
              labels.length > 0 && (
                <Fact key={kind} term={labels.length > 1 ? `${kind}s` : kind}>
                  {labels.join(", ")}
                </Fact>
              ),
          )}
          <Fact term="keys">
            {env.map(({ name, required }) => (required ? name : `${name} (optional)`)).join(", ")}
          </Fact>
          <Fact term="runs on">Node.js 20.19 or newer, port 3141</Fact>
          <Fact term="source">
            <a href={repository} className={link}>
              examples/{folder}
            </a>
          </Fact>
          {video && (
            <Fact term="video">
              <a href={`https://www.youtube.com/watch?v=${video}`} className={link}>
                Watch it on YouTube
              </a>
            </Fact>
          )}
        </dl>
      </div>
    </header>
  );
}
