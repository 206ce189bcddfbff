import type { ReactNode } from "react";
import type { ExplorerSpan } from "../../lib/explorer-run";
import type { JsonValue } from "../../lib/trace";
import { Breakable } from "../ui/Breakable";
import styles from "./explorer.module.css";

interface Message {
  readonly role: string;
  readonly text: string;
}

function isMessage(value: JsonValue): value is { role: string; text: string } {
  return typeof value === "object" && value !== null && "role" in value && "text" in value;
}

/** A conversation as messages, a text as itself, everything else as JSON. */
function Value({ value }: { value: JsonValue }): ReactNode {
  if (Array.isArray(value) && value.length > 0 && value.every(isMessage)) {
    const messages: readonly Message[] = value;
    return (
      <ol className={styles.messages}>
        {messages.map(({ role, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a message is its place in the conversation
          <li key={index}>
            <span className={styles.role}>{role}</span>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    );
  }
  return <pre>{typeof value === "string" ? value : JSON.stringify(value, null, 2)}</pre>;
}

/** What one span took in, gave back and wrote down beside. */
export function SpanFacts({ span }: { span: ExplorerSpan }): ReactNode {
  const { statusMessage, input, output, attributes } = span;
  const entries = Object.entries(attributes);
  return (
    <dl className={styles.facts}>
      {statusMessage !== undefined && (
        <div>
          <dt>error</dt>
          <dd className={styles.errorText}>
            <Value value={statusMessage} />
          </dd>
        </div>
      )}
      {input !== undefined && (
        <div>
          <dt>input</dt>
          <dd>
            <Value value={input} />
          </dd>
        </div>
      )}
      {output !== undefined && (
        <div>
          <dt>output</dt>
          <dd>
            <Value value={output} />
          </dd>
        </div>
      )}
      {entries.length > 0 && (
        <div>
          <dt>attributes</dt>
          <dd>
            <dl className={styles.attributes}>
              {entries.map(([name, value]) => (
                <div key={name}>
                  <dt>
                    <Breakable text={name} />
                  </dt>
                  <dd>{String(value)}</dd>
                </div>
              ))}
            </dl>
          </dd>
        </div>
      )}
    </dl>
  );
}
