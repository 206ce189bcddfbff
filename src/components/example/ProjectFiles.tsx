import clsx from "clsx";
import { type KeyboardEvent, type ReactNode, useRef } from "react";
import type { ShownFile } from "../../lib/example";
import { useQueryState } from "../ui/useQueryState";
import type { CodeComponent } from "./code";
import styles from "./example.module.css";
import { Words } from "./Words";

const names = ["file"] as const;

/** A file's name as an id that a page may carry. */
const idOf = (path: string): string => path.replace(/[^a-z0-9]+/gi, "-");

/** Where a key leads along the tabs, which stand in a row or in a column; nothing for another key. */
function stepOf(key: string, current: number, count: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: current + 1,
    ArrowRight: current + 1,
    ArrowUp: current - 1,
    ArrowLeft: current - 1,
    Home: 0,
    End: count - 1,
  };
  const to = steps[key];
  return to === undefined ? undefined : (to + count) % count;
}

/** The files of a project, one at a time beside their names. Without scripts, all of them. */
export function ProjectFiles({
  folder,
  files,
  Code,
}: {
  folder: string;
  files: readonly ShownFile[];
  Code: CodeComponent;
}): ReactNode {
  const [values, change] = useQueryState(names);
  const tabs = useRef<(HTMLButtonElement | null)[]>([]);
  const current = Math.max(
    0,
    files.findIndex(({ path }) => path === values.file),
  );
  const open = (index: number) => change({ file: index === 0 ? "" : (files[index]?.path ?? "") });
  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepOf(event.key, current, files.length);
    if (next === undefined) return;
    event.preventDefault();
    open(next);
    tabs.current[next]?.focus();
  };
  return (
    <div className={styles.project}>
      <div className={styles.side}>
        <p className={styles.folder}>{folder}/</p>
        <div role="tablist" aria-label="Files of the project" className={styles.tabs}>
          {files.map(({ path, lineCount }, index) => (
            <button
              key={path}
              ref={(element) => {
                tabs.current[index] = element;
              }}
              type="button"
              role="tab"
              id={`file-${idOf(path)}`}
              aria-selected={index === current}
              aria-controls={`code-${idOf(path)}`}
              tabIndex={index === current ? 0 : -1}
              className={styles.tab}
              onClick={() => open(index)}
              onKeyDown={onKeyDown}
            >
              {path}
              <span className={styles.lineCount} aria-hidden="true">
                {lineCount}
              </span>
            </button>
          ))}
        </div>
      </div>
      <div className={styles.panels}>
        {files.map(({ path, about, html, language }, index) => (
          <div
            key={path}
            role="tabpanel"
            id={`code-${idOf(path)}`}
            aria-labelledby={`file-${idOf(path)}`}
            className={clsx(index !== current && styles.other)}
          >
            <p className={styles.about}>
              <Words>{about}</Words>
            </p>
            <Code html={html} language={language} title={path} />
          </div>
        ))}
      </div>
    </div>
  );
}
