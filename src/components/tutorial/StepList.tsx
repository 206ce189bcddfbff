import Link from "@docusaurus/Link";
import { Check } from "lucide-react";
import type { CSSProperties, ReactNode } from "react";
import { stepPath, type TutorialStepSummary } from "../../lib/tutorial";
import { useProgress } from "./progress-store";
import styles from "./tutorial.module.css";

/** The steps of the tutorial along the ruler, with a bar for each: full where the reader is done. */
export function StepList({
  steps,
  current,
}: {
  steps: readonly TutorialStepSummary[];
  current: string;
}): ReactNode {
  const done = useProgress();
  const count = steps.filter(({ slug }) => done.has(slug)).length;
  return (
    <nav aria-label="Steps of the tutorial" className="mt-12">
      <div className="ruler h-4" aria-hidden="true" />
      <ol className={styles.steps} style={{ "--steps": steps.length } as CSSProperties}>
        {steps.map((step) => {
          const { id, slug, navTitle } = step;
          const isDone = done.has(slug);
          return (
            <li key={slug} data-done={isDone} data-current={slug === current}>
              <Link
                to={stepPath(step)}
                className={styles.step}
                aria-current={slug === current ? "page" : undefined}
              >
                <span className={styles.number}>{id}</span>
                <span>{navTitle}</span>
                {isDone && <Check size={16} aria-hidden="true" className={styles.check} />}
                {isDone && <span className="sr-only">(done)</span>}
              </Link>
            </li>
          );
        })}
      </ol>
      <p className={styles.count}>
        {count} of {steps.length} done
      </p>
    </nav>
  );
}
