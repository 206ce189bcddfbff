import type { ReactNode } from "react";
import { internalLink } from "../../config/links";
import type { UseCase } from "../../lib/use-case";
import { SupervisorGraph } from "../exhibits/SupervisorGraph";
import { ButtonLink } from "../ui/Button";

/** The two next steps of a use case; they stand at its head and at its end. */
export function Steps({ hero }: Pick<UseCase, "hero">): ReactNode {
  return (
    <p className="flex flex-wrap gap-3">
      <ButtonLink to={internalLink(hero.primaryCTALink)} kind="primary">
        {hero.primaryCTA}
      </ButtonLink>
      <ButtonLink to={internalLink(hero.secondaryCTALink)}>{hero.secondaryCTA}</ButtonLink>
    </p>
  );
}

function Scope({ term, items }: { term: string; items: readonly string[] }): ReactNode {
  return (
    <div className="grid grid-cols-[92px_minmax(0,1fr)] gap-x-4">
      <dt className="font-mono text-label leading-[22px] text-ink-3">{term}</dt>
      <dd className="text-small text-ink-2">{items.join(", ")}</dd>
    </div>
  );
}

/** The first view: what the agent is for, and its supervisor drawn. */
export function Hero({ useCase }: { useCase: UseCase }): ReactNode {
  const { hero, supervisorFlow } = useCase;
  return (
    <div className="wrap pt-10 nav:pt-16">
      <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-14 gap-y-10 nav:grid-cols-[minmax(0,6fr)_minmax(0,7fr)]">
        <div>
          <p className="mb-4 font-mono text-label text-ink-3">{hero.heroTag}</p>
          <h1 className="text-display">{hero.headline}</h1>
          <p className="mb-7 mt-5 max-w-[48ch] text-lead text-ink-2">{hero.subtext}</p>
          <Steps hero={hero} />
          <dl className="mt-8 grid gap-2 border-t border-line pt-5">
            <Scope term="works on" items={hero.businessTopics} />
            <Scope term="connects" items={hero.systemCapabilities} />
          </dl>
        </div>
        {supervisorFlow.enabled && <SupervisorGraph flow={supervisorFlow} />}
      </div>
    </div>
  );
}
