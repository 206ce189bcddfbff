import { Check, CircleX, Link2 } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import type { ExplorerSpan } from "../../lib/explorer-run";
import { countInWords } from "../../lib/in-words";
import { formatDuration } from "../../lib/trace";
import { kindNames, SpanGlyph } from "../ui/SpanGlyph";
import styles from "./explorer.module.css";
import { SpanFacts } from "./SpanFacts";

const SAID_MS = 1500;

type Copied = "ready" | "copied" | "failed";

const words: Readonly<Record<Copied, string>> = {
  ready: "Copy link",
  copied: "Copied",
  failed: "Not copied",
};

/** Copies the address of the page with this span and view in it. */
function CopyLink({ spanId }: { spanId: string }): ReactNode {
  const [state, setState] = useState<Copied>("ready");
  useEffect(() => {
    if (state === "ready") return;
    const timer = window.setTimeout(() => setState("ready"), SAID_MS);
    return () => window.clearTimeout(timer);
  }, [state]);
  const copy = () => {
    const address = new URL(window.location.href);
    address.searchParams.set("span", spanId);
    address.hash = "trace";
    return navigator.clipboard.writeText(address.href).then(
      () => setState("copied"),
      () => setState("failed"),
    );
  };
  return (
    <button type="button" className={styles.button} onClick={copy}>
      {state === "copied" ? (
        <Check size={14} aria-hidden="true" />
      ) : (
        <Link2 size={14} aria-hidden="true" />
      )}
      <span aria-live="polite">{words[state]}</span>
    </button>
  );
}

/** The framework sums an agent's steps on the agent; a model call keeps its last step's. */
function tokensTerm({ kind }: ExplorerSpan): string {
  return kind === "llm" ? "tokens, last step" : "tokens";
}

/** The selected span: when and how long, what it used, what went in and came out. */
export function SpanPanel({ span }: { span: ExplorerSpan }): ReactNode {
  const { kind, label, name, status, startMs, durationMs, model, tokens } = span;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by key
    <section className={styles.panel} aria-label="Details of the selected span" tabIndex={0}>
      <div className={styles.panelHead}>
        <h3>
          <SpanGlyph kind={kind} />
          <span>{label}</span>
        </h3>
        <CopyLink spanId={span.id} />
      </div>
      <dl className={styles.summary}>
        <div>
          <dt>kind</dt>
          <dd>{kindNames[kind]}</dd>
        </div>
        <div>
          <dt>status</dt>
          <dd className={status === "error" ? styles.errorText : undefined}>
            {status === "error" && <CircleX size={14} strokeWidth={1.5} aria-hidden="true" />}
            {status === "error" ? "failed" : "ok"}
          </dd>
        </div>
        <div>
          <dt>start</dt>
          <dd>{formatDuration(startMs)}</dd>
        </div>
        <div>
          <dt>duration</dt>
          <dd>{formatDuration(durationMs)}</dd>
        </div>
        {model !== undefined && (
          <div>
            <dt>model</dt>
            <dd>{model}</dd>
          </div>
        )}
        {tokens && (
          <div>
            <dt>{tokensTerm(span)}</dt>
            <dd>
              {countInWords(tokens.input)} in, {countInWords(tokens.output)} out
            </dd>
          </div>
        )}
        {tokens && (
          <div className={styles.wide}>
            <dt>cost</dt>
            <dd>none: the model is scripted, so no price applies</dd>
          </div>
        )}
        {name !== label && (
          <div className={styles.wide}>
            <dt>span name</dt>
            <dd>{name}</dd>
          </div>
        )}
      </dl>
      <SpanFacts span={span} />
    </section>
  );
}
