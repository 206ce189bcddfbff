import clsx from "clsx";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import type { ShownPart } from "../../lib/shown-run";
import type { SpanKind } from "../../lib/trace";
import { CodePane } from "../exhibits/CodePane";
import { MiniTrace } from "../exhibits/MiniTrace";
import { SectionHead } from "../ui/SectionHead";
import { SpanGlyph } from "../ui/SpanGlyph";
import styles from "./WhatYouWrite.module.css";

function Result({ part }: { part: ShownPart }): ReactNode {
  return (
    <div className={styles.result}>
      <p className={styles.label}>what it printed</p>
      <dl className={styles.pairs}>
        {part.result.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.label}>its trace</p>
      <MiniTrace rows={part.rows} totalMs={part.totalMs} />
    </div>
  );
}

/** How a part is named in its tab, the kind whose sign it wears, and what it is for. */
export interface PartNote {
  readonly name: string;
  readonly kind: SpanKind;
  readonly note: string;
}

/** Seven programs, one at a time, each with what it printed and its trace. Without JavaScript all of them. */
export function WhatYouWrite({
  parts,
  notes,
}: {
  parts: readonly ShownPart[];
  notes: Readonly<Record<string, PartNote>>;
}): ReactNode {
  const [current, setCurrent] = useState(0);
  const tabs = useRef<(HTMLButtonElement | null)[]>([]);
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: current + 1,
      ArrowRight: current + 1,
      ArrowUp: current - 1,
      ArrowLeft: current - 1,
      Home: 0,
      End: parts.length - 1,
    };
    const to = steps[event.key];
    if (to !== undefined) {
      event.preventDefault();
      const next = (to + parts.length) % parts.length;
      setCurrent(next);
      tabs.current[next]?.focus();
    }
  };
  return (
    <section className="wrap pt-16 menu:pt-24 nav:pt-32" aria-labelledby="what-you-write">
      <SectionHead id="what-you-write" label="What you write" title="Seven parts, one type system">
        Each part is an ordinary TypeScript object. Each program here is complete: this site’s tests
        compile it, run it and compare its trace with the recording.
      </SectionHead>
      <div className={styles.tabs}>
        <div role="tablist" aria-label="Parts of the framework" className={styles.list}>
          {parts.map((part, index) => {
            const { name, kind } = notes[part.key] ?? { name: part.key, kind: "agent" };
            return (
              <button
                key={part.key}
                ref={(element) => {
                  tabs.current[index] = element;
                }}
                type="button"
                role="tab"
                id={`part-tab-${part.key}`}
                aria-selected={index === current}
                aria-controls={`part-${part.key}`}
                tabIndex={index === current ? 0 : -1}
                className={styles.tab}
                onClick={() => setCurrent(index)}
                onKeyDown={onKeyDown}
              >
                <SpanGlyph kind={kind} />
                {name}
              </button>
            );
          })}
        </div>
        {parts.map((part, index) => (
          <div
            key={part.key}
            role="tabpanel"
            id={`part-${part.key}`}
            aria-labelledby={`part-tab-${part.key}`}
            className={clsx(styles.panel, index !== current && styles.other)}
          >
            <p className={styles.note}>{notes[part.key]?.note}</p>
            <div className={styles.pane}>
              <CodePane label={`The program ${part.file}`} lines={part.lines} />
              <Result part={part} />
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
