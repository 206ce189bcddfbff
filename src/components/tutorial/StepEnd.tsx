import PaginatorNavLink from "@theme/PaginatorNavLink";
import type { ReactNode } from "react";
import { internalLink } from "../../config/links";
import { hosts } from "../../config/site";
import { stepPath, type TutorialRelated, type TutorialStep } from "../../lib/tutorial";
import { LinkRows } from "../ui/LinkRows";
import { DoneButton } from "./DoneButton";

/** The end of a step: mark it, read on, take its program, go to the next. */
export function StepEnd({
  step,
  related: { steps, folder },
}: {
  step: TutorialStep;
  related: TutorialRelated;
}): ReactNode {
  const at = steps.findIndex(({ slug }) => slug === step.slug);
  const [before, after] = [steps[at - 1], steps[at + 1]];
  return (
    <div className="wrap pb-24 pt-16 nav:pb-32" data-search="skip">
      <section className="page" aria-labelledby="end">
        <div className="grid border-t border-solid border-line-strong pt-10 grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-12 menu:grid-cols-2 nav:grid-cols-3">
          <div>
            <h2 id="end" className="text-h2">
              Where you are
            </h2>
            <p className="mb-6 mt-4 max-w-[44ch] text-ink-2">{step.result}</p>
            <DoneButton step={step} steps={steps} />
          </div>
          <LinkRows
            title="read on in the docs"
            links={step.docs.map(({ label, to }) => ({ label, to: internalLink(to) }))}
          />
          <LinkRows
            title="take it with you"
            links={[
              {
                label: "The program of this step",
                to: `${hosts.repository}/tree/main/website/${folder}`,
                note: "In the repository, next to the other steps",
              },
              {
                label: "The console",
                to: hosts.console,
                note: "Shows the runs of the program on your machine",
              },
            ]}
          />
        </div>
      </section>
      <nav className="pagination-nav mt-12" aria-label="Step before and step after">
        {before && (
          <PaginatorNavLink
            permalink={stepPath(before)}
            title={before.navTitle}
            subLabel={`step ${before.id}`}
          />
        )}
        {after && (
          <PaginatorNavLink
            permalink={stepPath(after)}
            title={after.navTitle}
            subLabel={`step ${after.id}`}
            isNext
          />
        )}
      </nav>
    </div>
  );
}
