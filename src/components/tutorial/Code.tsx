import Link from "@docusaurus/Link";
import type { ComponentType, ReactNode } from "react";
import {
  changeInWords,
  type ShownChange,
  type ShownFile,
  stepPath,
  type TutorialStepSummary,
} from "../../lib/tutorial";
import styles from "./tutorial.module.css";

/** Draws code that the build has coloured; the page gives the theme's. */
type CodeComponent = ComponentType<{
  readonly html: string;
  readonly language: string;
  readonly title?: string;
}>;

/** The whole program of a step, file by file. */
export function Program({
  files,
  Code,
}: {
  files: readonly ShownFile[];
  Code: CodeComponent;
}): ReactNode {
  return files.map(({ name, html }) => <Code key={name} html={html} language="ts" title={name} />);
}

/** What changed in the program since the step before: each file that differs, its lines marked. */
export function Changes({
  changes,
  before,
  Code,
}: {
  changes: readonly ShownChange[];
  before: TutorialStepSummary | undefined;
  Code: CodeComponent;
}): ReactNode {
  return (
    before && (
      <>
        <p className={styles.changed}>
          against <Link to={stepPath(before)}>step {before.id}</Link>: {changeInWords(changes)}
        </p>
        {changes.map(({ name, html }) => (
          <Code key={name} html={html} language="diff" title={name} />
        ))}
      </>
    )
  );
}
