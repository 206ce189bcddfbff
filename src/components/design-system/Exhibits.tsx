import Admonition from "@theme/Admonition";
import type { ReactNode } from "react";
import type { ShownPart, ShownRun } from "../../lib/shown-run";
import type { SupervisorFlow } from "../../lib/use-case";
import { CodePane } from "../exhibits/CodePane";
import { MiniTrace } from "../exhibits/MiniTrace";
import { RunExhibit } from "../exhibits/RunExhibit";
import { SupervisorGraph } from "../exhibits/SupervisorGraph";
import { Facts } from "../prose-page/Facts";
import { Specimen } from "./Specimen";

const admonitions = [
  { type: "note", text: "Something to know that changes nothing in the steps." },
  { type: "tip", text: "A shorter way, for those who know the long one." },
  { type: "info", text: "Where something stands: a preview, a version." },
  { type: "warning", text: "What goes wrong when the step is left out." },
  { type: "danger", text: "What cannot be undone, or costs money." },
] as const;

/** Code, tables, notes: what a page of text is made of. The code block is the theme's, so the page brings it. */
export function TextParts({
  part,
  codeBlock,
}: {
  part: ShownPart;
  codeBlock: ReactNode;
}): ReactNode {
  return (
    <>
      <Specimen
        name="Code block"
        file="theme/CodeBlock"
        when="Every fence in Markdown. It is coloured while the site is built; no highlighter is shipped."
        not="On a marketing page, CodePane inside an exhibit."
        states="copied, wrapped; scrolls inside its own box. Buttons are hidden without JavaScript."
      >
        {codeBlock}
      </Specimen>
      <Specimen
        name="Facts"
        file="components/prose-page/Facts.tsx"
        when="Terms and what they say, where a table would have one column of values."
        not="Several values a term: a table. One value: a sentence."
      >
        <Facts
          facts={[
            { term: "retention", detail: "How long a trace is kept." },
            { term: "seat", detail: "A person who may open the console." },
          ]}
        />
      </Specimen>
      <Specimen
        name="Table"
        file="components/pricing/PlanTable.tsx"
        when="Things compared by the same questions. Hairlines only; the head in mono; figures in the same style as words."
        states="Where it gets narrow a row becomes a block: its term above, the cells below. A table that cannot, scrolls in a box of its own that takes the focus."
      >
        <table>
          <thead>
            <tr className="border-b border-solid border-line-strong font-mono text-label text-ink-3">
              <th scope="col" className="pb-3">
                span
              </th>
              <th scope="col" className="pb-3">
                kind
              </th>
            </tr>
          </thead>
          <tbody>
            {part.rows.slice(0, 3).map(({ id, label, kind }) => (
              <tr key={id} className="border-b border-solid">
                <th scope="row" className="py-3 text-ink">
                  {label}
                </th>
                <td className="py-3 text-ink-2">{kind}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Specimen>
      <Specimen
        name="Admonition"
        file="@theme/Admonition, written ::: in Markdown"
        when="A remark that a reader must not miss. Two on a page are many."
        not="A condition that belongs to a step goes into the step."
      >
        <div className="markdown">
          {admonitions.map(({ type, text }) => (
            <Admonition key={type} type={type}>
              <p>{text}</p>
            </Admonition>
          ))}
        </div>
      </Specimen>
    </>
  );
}

/** Pictures: every one is a recorded run. */
export function RunParts({
  run,
  part,
  flow,
}: {
  run: ShownRun;
  part: ShownPart;
  flow: SupervisorFlow;
}): ReactNode {
  return (
    <>
      <Specimen
        name="CodePane"
        file="components/exhibits/CodePane.tsx"
        when="A program inside an exhibit. Marked lines are those that the other side points at."
      >
        <div className="overflow-hidden rounded-panel border border-solid bg-surface-1">
          <CodePane
            label={`The program ${part.file}`}
            lines={part.lines.slice(0, 8)}
            marked={[[3, 5]]}
          />
        </div>
      </Specimen>
      <Specimen
        name="MiniTrace"
        file="components/exhibits/MiniTrace.tsx"
        when="A short run that stands still, beside code or in a listing."
        not="A run that is the subject of the page: RunExhibit."
      >
        <MiniTrace rows={part.rows} totalMs={part.totalMs} />
      </Specimen>
      <Specimen
        name="SupervisorGraph"
        file="components/exhibits/SupervisorGraph.tsx"
        when="Who delegates to whom: a supervisor, its sub-agents, their tools. Drawn from the same record as the code beside it."
        not="What happened, and for how long: a waterfall."
        states="Stands still. Columns side by side, stacked where it gets narrow; read out as a sentence."
      >
        <SupervisorGraph flow={flow} />
      </Specimen>
      <div>
        <Specimen
          name="RunExhibit"
          file="components/exhibits/RunExhibit.tsx"
          when="One program and its run as the main picture of a page. Full width, once a page."
          states="whole, playing, paused, scrubbed; a line or a span pointed at sets off its counterpart. With reduced motion each press steps. Without JavaScript it shows whole."
        >
          <p className="text-small text-ink-3">Below, in full width.</p>
        </Specimen>
        <RunExhibit run={run} first={run.rows[0]?.id ?? ""} />
      </div>
    </>
  );
}
