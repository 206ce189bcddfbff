import type { ReactNode } from "react";
import { stepPath, type TutorialStep, type TutorialStepSummary } from "../../lib/tutorial";
import { CopyPage } from "../docs/CopyPage";
import { StepList } from "./StepList";

function Fact({ term, children }: { term: string; children: ReactNode }): ReactNode {
  return (
    <div className="grid grid-cols-[88px_minmax(0,1fr)] gap-x-4 border-b border-solid py-3">
      <dt className="font-mono text-label leading-6 text-ink-3">{term}</dt>
      <dd className="min-w-0 text-[15px] leading-6 text-ink-2">{children}</dd>
    </div>
  );
}

/** The first view of a step: what it is about, what it takes, and where it stands among the others. */
export function StepHead({
  step,
  steps,
}: {
  step: TutorialStep;
  steps: readonly TutorialStepSummary[];
}): ReactNode {
  const { id, slug, title, description, brings, needs, videoId } = step;
  return (
    <header className="page wrap pt-10 nav:pt-16">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="font-mono text-label text-ink-3">
          tutorial / step {id} of {steps.length}
        </p>
        <CopyPage permalink={stepPath(step)} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-8 nav:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          <h1 className="text-display">{title}</h1>
          <p className="mt-5 max-w-[52ch] text-lead text-ink-2">{description}</p>
        </div>
        <dl className="border-t border-solid border-line-strong">
          <Fact term="new here">
            <span className="font-mono text-[13px] text-ink">{brings.join(", ")}</span>
          </Fact>
          <Fact term="you need">{needs.join(" and ")}</Fact>
          <Fact term="video">
            <a
              href={`https://www.youtube.com/watch?v=${videoId}`}
              className="text-ink underline decoration-brand underline-offset-4 hover:text-brand-strong"
            >
              Watch this step on YouTube
            </a>
            , recorded with an earlier version
          </Fact>
        </dl>
      </div>
      <StepList steps={steps} current={slug} />
    </header>
  );
}
