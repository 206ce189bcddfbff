import type { ReactNode } from "react";
import type { ShownRow, ShownRun } from "../../lib/shown-run";
import { formatDuration, formatTokens, type SpanKind } from "../../lib/trace";
import { MiniTrace } from "../exhibits/MiniTrace";
import { SpanGlyph } from "../ui/SpanGlyph";

/** The names of a kind's spans, each once. */
function namesOf(rows: readonly ShownRow[], kind: SpanKind): string[] {
  return [...new Set(rows.filter((row) => row.kind === kind).map(({ label }) => label))];
}

function Names({ kind, names }: { kind: SpanKind; names: readonly string[] }): ReactNode {
  return (
    <span className="flex flex-wrap gap-x-5 gap-y-1">
      {names.map((name) => (
        <span key={name} className="inline-flex items-center gap-2 font-mono text-[13px]">
          <SpanGlyph kind={kind} />
          {name}
        </span>
      ))}
    </span>
  );
}

/** What a listing could say of an agent, filled in from one recorded run of a real one. */
export function ListingSheet({ run, home }: { run: ShownRun; home: string }): ReactNode {
  const { rows, totalMs } = run;
  const tokens = rows.reduce((sum, row) => sum + (row.kind === "agent" ? (row.tokens ?? 0) : 0), 0);
  const lines: readonly (readonly [string, ReactNode])[] = [
    ["agents", <Names key="agents" kind="agent" names={namesOf(rows, "agent")} />],
    ["tools", <Names key="tools" kind="tool" names={namesOf(rows, "tool")} />],
    ["guardrails", <Names key="guardrails" kind="guardrail" names={namesOf(rows, "guardrail")} />],
    [
      "built on",
      <span key="built" className="font-mono text-[13px]">
        {run.framework}
      </span>,
    ],
    ["one run", `${formatDuration(totalMs)}, ${formatTokens(tokens)}, ${rows.length} spans`],
    [
      "source",
      <a key="source" href={home}>
        read it next to its run
      </a>,
    ],
    ["price", "undecided"],
  ];
  return (
    <figure className="rounded-exhibit border border-solid bg-surface-1">
      <div className="grid grid-cols-[minmax(0,1fr)] nav:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="p-5 menu:p-8">
          <p className="font-mono text-label text-warn">example of a listing</p>
          <p className="mt-2 text-h3 font-semibold text-ink">Support desk</p>
          <p className="mt-1 text-ink-2">Answers customers, looks up orders, issues refunds.</p>
          <dl className="mt-6 border-t border-solid">
            {lines.map(([term, says]) => (
              <div
                key={term}
                className="grid grid-cols-[104px_minmax(0,1fr)] border-b border-solid py-[10px] text-[15px] leading-[22px]"
              >
                <dt className="font-mono text-label leading-[22px] text-ink-3">{term}</dt>
                <dd className="min-w-0 text-ink">{says}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="min-w-0 border-t border-solid p-5 menu:p-8 nav:border-l nav:border-t-0">
          <p className="mb-4 font-mono text-label text-ink-3">a run to read before you install</p>
          <MiniTrace rows={rows} totalMs={totalMs} />
        </div>
      </div>
      <figcaption className="border-t border-solid px-5 py-4 text-small text-ink-3 menu:px-8">
        The agent is real: it is the one on the home page. Names and figures come from its recording
        of {run.recordedAt}. Only the listing is made up.
      </figcaption>
    </figure>
  );
}
