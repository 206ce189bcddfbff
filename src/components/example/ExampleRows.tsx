import Link from "@docusaurus/Link";
import type { ReactNode } from "react";
import { type ExampleSummary, examplePath } from "../../lib/example";
import { formatDuration } from "../../lib/trace";
import { MiniTrace } from "../exhibits/MiniTrace";
import { SpanGlyph } from "../ui/SpanGlyph";

function Parts({ parts }: Pick<ExampleSummary, "parts">): ReactNode {
  return (
    <ul className="mt-5 flex flex-wrap gap-x-5 gap-y-1 font-mono text-[13px] leading-6 text-ink-2">
      {parts.map(({ id, kind, label }) => (
        <li key={id} className="flex items-center gap-2">
          {kind !== "input" && kind !== "output" && <SpanGlyph kind={kind} />}
          {label}
        </li>
      ))}
    </ul>
  );
}

/** Examples, each beside the trace of its recorded run: what it does, what it is made of, what it needs. */
export function ExampleRows({
  records,
  level: Heading = "h2",
}: {
  records: readonly ExampleSummary[];
  level?: "h2" | "h3";
}): ReactNode {
  return (
    <ul className="border-t border-line-strong">
      {records.map(({ slug, title, description, parts, variables, fileCount, run }) => (
        <li key={slug} className="group relative border-b border-line">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-6 py-8 nav:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] nav:py-10">
            <div>
              <Heading className="text-h2 font-medium text-ink">
                <Link
                  to={examplePath(slug)}
                  className="text-ink after:absolute after:inset-0 hover:text-ink hover:no-underline group-hover:underline group-hover:decoration-brand group-hover:underline-offset-4"
                >
                  {title}
                </Link>
              </Heading>
              <p className="mt-3 max-w-[56ch] text-ink-2">{description}</p>
              <Parts parts={parts} />
              <p className="mt-4 font-mono text-label leading-5 text-ink-3">
                {fileCount} files, needs {variables.join(", ")}
              </p>
            </div>
            {run && (
              <div
                className="self-start rounded-exhibit border border-solid bg-surface-1 px-4 py-4 group-hover:border-line-strong menu:px-5"
                data-search="skip"
              >
                <p className="mb-3 flex flex-wrap justify-between gap-x-4 border-b border-solid pb-3 font-mono text-label leading-5 text-ink-3">
                  <span className="text-ink">recorded run</span>
                  <span>
                    {formatDuration(run.totalMs)}, {run.rows.length} of {run.spanCount} spans
                  </span>
                </p>
                <MiniTrace rows={run.rows} totalMs={run.totalMs} />
              </div>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
