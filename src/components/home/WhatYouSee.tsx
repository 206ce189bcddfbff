import type { ReactNode } from "react";
import { internalLink } from "../../config/links";
import { agentShares, overlapMs, slowestTool } from "../../lib/run-readings";
import type { ShownRow, ShownRun } from "../../lib/shown-run";
import { formatDuration, formatTokens } from "../../lib/trace";
import { ButtonLink } from "../ui/Button";
import { SectionHead } from "../ui/SectionHead";
import { SpanGlyph } from "../ui/SpanGlyph";

const cell = "border-0 border-b border-solid border-line py-4 pr-5 align-top";

function Reading({
  ask,
  row,
  children,
}: {
  ask: string;
  row: ShownRow;
  children: ReactNode;
}): ReactNode {
  return (
    <tr className="max-menu:flex max-menu:flex-col max-menu:border-b max-menu:py-4">
      <th scope="row" className={`${cell} font-medium text-ink max-menu:border-0 max-menu:p-0`}>
        {ask}
      </th>
      <td className={`${cell} max-menu:border-0 max-menu:p-0`}>
        <span className="inline-flex items-center gap-2 whitespace-nowrap font-mono text-[13px]">
          <SpanGlyph kind={row.kind} />
          {row.label}
        </span>
      </td>
      <td
        className={`${cell} font-mono text-[13px] leading-[20px] text-ink [overflow-wrap:anywhere] max-menu:border-0 max-menu:p-0`}
      >
        {children}
      </td>
    </tr>
  );
}

function Readings({ run }: { run: ShownRun }): ReactNode {
  const { rows } = run;
  const [, first, second] = rows.filter(({ kind }) => kind === "agent");
  const guardrail = rows.find(({ kind }) => kind === "guardrail");
  const tool = slowestTool(rows);
  return (
    <table className="max-menu:block">
      <thead className="max-menu:hidden">
        <tr className="text-left font-mono text-label text-ink-3">
          <th scope="col" className={cell}>
            what you want to know
          </th>
          <th scope="col" className={cell}>
            span
          </th>
          <th scope="col" className={cell}>
            what it says
          </th>
        </tr>
      </thead>
      <tbody className="max-menu:block">
        {guardrail && (
          <Reading ask="What the model received" row={guardrail}>
            {guardrail.output}
          </Reading>
        )}
        {tool && (
          <Reading ask="Which tool took longest" row={tool}>
            {formatDuration(tool.durationMs)}, called with {tool.input}
          </Reading>
        )}
        {first && second && (
          <Reading ask="What ran in parallel" row={second}>
            {first.label} and {second.label} for {formatDuration(overlapMs(first, second))}
          </Reading>
        )}
      </tbody>
    </table>
  );
}

function Shares({ run }: { run: ShownRun }): ReactNode {
  const shares = agentShares(run.rows);
  const most = Math.max(...shares.map(({ tokens }) => tokens), 1);
  return (
    <dl className="grid gap-5">
      {shares.map(({ label, tokens, durationMs }) => (
        <div key={label}>
          <dt className="flex items-baseline gap-2 font-mono text-[13px]">
            <SpanGlyph kind="agent" />
            <span className="text-ink">{label}</span>
          </dt>
          <dd className="mt-2">
            <div className="h-[10px] rounded-[2px] bg-surface-3">
              <div
                className="h-full rounded-[2px] bg-span-agent"
                style={{ width: `${(tokens / most) * 100}%` }}
              />
            </div>
            <span className="mt-2 flex justify-between font-mono text-label text-ink-3">
              <span>{formatTokens(tokens)}</span>
              <span>{formatDuration(durationMs)}</span>
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The platform, on the run of the hero: the same spans, read for what went on. */
export function WhatYouSee({ run }: { run: ShownRun }): ReactNode {
  return (
    <section className="wrap pt-16 menu:pt-24 nav:pt-32" aria-labelledby="what-you-see">
      <SectionHead id="what-you-see" label="What you see" title="What the run above tells you">
        VoltOps stores every run as a trace. The answers below come from the recording at the top of
        this page, not from a mock-up.
      </SectionHead>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 border-t border-line pt-6 nav:grid-cols-[minmax(0,4fr)_minmax(0,9fr)]">
        <div>
          <h3 className="mb-6 font-mono text-label text-ink-3">tokens by agent</h3>
          <Shares run={run} />
        </div>
        <Readings run={run} />
      </div>
      <p className="mt-10 flex flex-wrap gap-3">
        <ButtonLink to={internalLink("/voltops-llm-observability/")}>Observability</ButtonLink>
        <ButtonLink to="/voltops-llm-observability-docs/">Observability docs</ButtonLink>
      </p>
    </section>
  );
}
