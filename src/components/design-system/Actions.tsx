import type { ReactNode } from "react";
import { SPAN_KINDS } from "../../lib/trace";
import { ButtonLink } from "../ui/Button";
import { CopyLine } from "../ui/CopyLine";
import { LinkRows } from "../ui/LinkRows";
import { SectionHead } from "../ui/SectionHead";
import { kindNames, SpanGlyph } from "../ui/SpanGlyph";
import { Specimen } from "./Specimen";

// Each state is held by a wrapper, so that it can be looked at without a pointer or a focus.
const held = {
  rest: "",
  hover: "*:bg-brand-strong",
  "focus-visible": "*:outline-2 *:outline-offset-2 *:outline-brand-strong *:outline-solid",
} as const;
const heldSecondary = { ...held, hover: "*:border-control" } as const;

function Held({
  states,
  kind,
}: {
  states: Readonly<Record<string, string>>;
  kind: "primary" | "secondary";
}): ReactNode {
  return (
    <ul className="flex flex-wrap gap-x-8 gap-y-4">
      {Object.entries(states).map(([state, classes]) => (
        <li key={state} className="grid justify-items-start gap-2">
          <span className={classes}>
            <ButtonLink to="/docs/quick-start/" kind={kind}>
              Quick start
            </ButtonLink>
          </span>
          <span className="font-mono text-label text-ink-3">{state}</span>
        </li>
      ))}
    </ul>
  );
}

/** Buttons, the copied command, heads and signs. */
export function Actions(): ReactNode {
  return (
    <>
      <Specimen
        name="ButtonLink, primary"
        file="components/ui/Button.tsx"
        when="The next step of a page. Once in a view."
        not="A second one in the same view is secondary. Inside a sentence, a text link."
        states="rest, hover, focus-visible; a press is the hover state. Never disabled: leave it out and say why."
      >
        <Held states={held} kind="primary" />
      </Specimen>
      <Specimen
        name="ButtonLink, secondary"
        file="components/ui/Button.tsx"
        when="A way on that is not the main one, beside a primary or alone at a section's end."
        states="As above."
      >
        <Held states={heldSecondary} kind="secondary" />
      </Specimen>
      <Specimen
        name="CopyLine"
        file="components/ui/CopyLine.tsx"
        when="One command that a reader takes to a terminal."
        not="Several lines, or lines with an output: a code block."
        states="rest, hover, focus-visible, copied for 1.5 s (said to screen readers). The text is cut, not wrapped."
      >
        <CopyLine command="npm install @voltagent/core@^2 ai@^6 zod@^4" />
      </Specimen>
      <Specimen
        name="SectionHead"
        file="components/ui/SectionHead.tsx"
        when="The start of every section of a marketing page: a mono label, a headline, one paragraph of 60 characters a line."
        not="A page of text has ProsePage, which brings its own heads."
      >
        <SectionHead label="What you see" title="A headline that an engineer would accept">
          One paragraph at most. Then the thing itself.
        </SectionHead>
      </Specimen>
      <Specimen
        name="SectionRuler"
        file="components/ui/SectionRuler.tsx"
        when="The index of a long page, under its head: up to six words, in the page's order."
        not="Docs and posts have a contents list of their own."
      >
        <p className="text-small text-ink-3">The one under this page's head.</p>
      </Specimen>
      <Specimen
        name="LinkRows"
        file="components/ui/LinkRows.tsx"
        when="The end of a page: two to five places to go on to, each with a line on what is there."
        not="One place: a secondary button."
      >
        <LinkRows
          title="Read on"
          links={[{ label: "Quick start", to: "/docs/quick-start/", note: "An agent in one file" }]}
        />
      </Specimen>
      <Specimen
        name="SpanGlyph"
        file="components/ui/SpanGlyph.tsx"
        when="Wherever a span, or a thing that makes one, is named. The word stands beside it: neither colour nor shape is the only sign."
        not="States (good, wrong) have tokens of their own and never take a kind's colour."
      >
        <ul className="grid grid-cols-2 gap-x-6 gap-y-3 menu:grid-cols-4">
          {SPAN_KINDS.map((kind) => (
            <li key={kind} className="flex items-center gap-2 font-mono text-[13px] text-ink">
              <SpanGlyph kind={kind} />
              {kindNames[kind]}
            </li>
          ))}
        </ul>
      </Specimen>
    </>
  );
}
