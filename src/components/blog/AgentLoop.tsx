import clsx from "clsx";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { type ReactNode, useState } from "react";
import { type LoopStep, messagesAfter } from "../../lib/agent-loop";
import { kindNames, SpanGlyph } from "../ui/SpanGlyph";
import styles from "./AgentLoop.module.css";

/** The bar of turns: one button each, lit up to the current one. */
function Track({
  run,
  current,
  onMove,
}: {
  run: readonly LoopStep[];
  current: number;
  onMove: (to: number) => void;
}): ReactNode {
  return (
    <ol className={styles.track} data-markdown="skip">
      {run.map(({ kind, title }, index) => (
        <li key={title}>
          <button
            type="button"
            aria-current={index === current ? "step" : undefined}
            aria-label={`Turn ${index + 1}: ${title}`}
            className={clsx(index <= current && styles.done)}
            style={{ color: `var(--span-${kind})` }}
            onClick={() => onMove(index)}
          >
            <span aria-hidden="true">{index + 1}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** The list that the model reads: what the current turn adds is marked, what comes later is an empty place. */
function Messages({ run, current }: { run: readonly LoopStep[]; current: number }): ReactNode {
  return (
    <ul className={styles.messages}>
      {messagesAfter(run, run.length - 1).map(({ role, text, step }) => (
        <li
          key={`${step}${text}`}
          data-when={step === current ? "now" : step < current ? "before" : "later"}
        >
          <div>
            <span className={styles.role}>{role}</span> <code>{text}</code>
          </div>
        </li>
      ))}
    </ul>
  );
}

/**
 * A run of an agent, one turn at a time, above the list of messages that grows with it. All turns are in
 * the page; without JavaScript they stand one below the other over the whole list.
 */
export function AgentLoop({ run }: { run: readonly LoopStep[] }): ReactNode {
  const [current, setCurrent] = useState(0);
  const last = run.length - 1;
  return (
    <section className={clsx("page", styles.loop)} aria-label="One run of an agent, turn by turn">
      <Track run={run} current={current} onMove={setCurrent} />
      <ol className={styles.turns} aria-live="polite">
        {run.map(({ kind, title, text }, index) => (
          <li key={title} data-current={index === current}>
            <h3 className={styles.title}>
              <SpanGlyph kind={kind} />
              {title} <span className={styles.kind}>{kindNames[kind]}</span>
            </h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
      <p className={styles.count} data-markdown="skip">
        the list: {messagesAfter(run, current).length} messages
      </p>
      <Messages run={run} current={current} />
      <div className={styles.foot} data-markdown="skip">
        <button type="button" disabled={current === 0} onClick={() => setCurrent(current - 1)}>
          <ArrowLeft size={16} aria-hidden="true" /> Back
        </button>
        <span>
          {current + 1} of {run.length}
        </span>
        <button type="button" disabled={current === last} onClick={() => setCurrent(current + 1)}>
          Next <ArrowRight size={16} aria-hidden="true" />
        </button>
      </div>
    </section>
  );
}
