import clsx from "clsx";
import { Check } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { TutorialStepSummary } from "../../lib/tutorial";
import { progressInWords } from "../../lib/tutorial-progress";
import { toggleStep, useProgress } from "./progress-store";
import styles from "./tutorial.module.css";

const KEPT = "Kept in this browser only.";
const UNKEPT = "This browser keeps nothing for the site, so the mark holds until you leave.";

/** Marks a step as done, takes the mark back, and says what it did. */
export function DoneButton({
  step: { id, slug },
  steps,
}: {
  step: TutorialStepSummary;
  steps: readonly TutorialStepSummary[];
}): ReactNode {
  const isDone = useProgress().has(slug);
  const [said, setSaid] = useState("");
  const [kept, setKept] = useState(true);
  const onClick = () => {
    const after = toggleStep(slug);
    const count = steps.filter((step) => after.done.has(step.slug)).length;
    const words = progressInWords(id, {
      isDone: after.done.has(slug),
      count,
      total: steps.length,
    });
    setKept(after.kept);
    setSaid(after.kept ? words : `${words} ${UNKEPT}`);
  };
  return (
    <div className={styles.done}>
      <button
        type="button"
        onClick={onClick}
        className={clsx(
          "inline-flex min-h-[44px] items-center gap-2 rounded-control border border-solid px-[18px] text-[15px] font-medium",
          isDone
            ? "border-control text-ink hover:border-ink-3"
            : "border-transparent bg-brand text-brand-ink hover:bg-brand-strong",
        )}
      >
        {isDone && <Check size={16} aria-hidden="true" className="text-brand-strong" />}
        {isDone ? `Step ${id} is done: undo` : `Mark step ${id} as done`}
      </button>
      <p className="mt-3 min-h-[44px] max-w-[44ch] text-small text-ink-3">
        <span role="status">{said}</span> {kept && KEPT}
      </p>
    </div>
  );
}
