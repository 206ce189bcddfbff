import type { ReactNode } from "react";
import type { UseCase } from "../../lib/use-case";
import { SectionHead } from "../ui/SectionHead";
import { TopicIcon } from "../ui/TopicIcon";

/** What every section of a use case's page stands in. */
export const section = "wrap pt-16 menu:pt-24 nav:pt-32";

const headCell = "border-b border-line-strong py-3 pr-6 font-mono text-label text-ink-3";

/** Four pains, each beside what answers it. */
export function Answers({
  painPoints,
  solutions,
}: Pick<UseCase, "painPoints" | "solutions">): ReactNode {
  return (
    <section className={section} aria-labelledby="problem">
      <SectionHead
        id="problem"
        label="Where it hurts"
        title="What goes wrong today, and what answers it"
      />
      <table className="max-menu:block">
        <thead className="max-menu:sr-only">
          <tr>
            <th scope="col" className={`${headCell} w-1/2`}>
              today
            </th>
            <th scope="col" className={`${headCell} pl-8`}>
              with agents
            </th>
          </tr>
        </thead>
        <tbody className="max-menu:block">
          {painPoints.map((pain, index) => (
            <tr key={pain} className="align-top max-menu:block max-menu:border-b max-menu:py-5">
              <td className="border-line py-5 pr-8 text-ink-2 max-menu:block max-menu:p-0 menu:border-b">
                {pain}
              </td>
              <td className="border-line py-5 pl-8 text-ink max-menu:mt-3 max-menu:block max-menu:border-l-2 max-menu:border-brand max-menu:py-0 max-menu:pl-4 menu:border-b menu:border-l">
                {solutions[index]}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Six features, between rules and not in boxes. */
export function Features({ features }: Pick<UseCase, "features">): ReactNode {
  return (
    <section className={section} aria-labelledby="features">
      <SectionHead id="features" label="Features" title="What makes it fit for the job" />
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-12 menu:grid-cols-2 nav:grid-cols-3">
        {features.map(({ title, description, icon }) => (
          <div key={title} className="border-t border-line py-6">
            <dt className="flex items-center gap-3 font-medium text-ink">
              <span className="text-ink-3">
                <TopicIcon name={icon} />
              </span>
              {title}
            </dt>
            <dd className="mt-2 max-w-[48ch] text-[15px] leading-6 text-ink-2">{description}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Seven agents to begin with, as a table. */
export function ExampleAgents({ exampleAgents }: Pick<UseCase, "exampleAgents">): ReactNode {
  return (
    <section className={section} aria-labelledby="agents">
      <SectionHead
        id="agents"
        label="Agents to build first"
        title="Small jobs, each with its own tools"
      >
        Each of these is one agent with one or two tools. Start with the one that answers the most
        questions, and add it to the supervisor once it works reliably.
      </SectionHead>
      <table className="max-menu:block">
        <thead className="max-menu:sr-only">
          <tr>
            <th scope="col" className={`${headCell} w-[260px]`}>
              agent
            </th>
            <th scope="col" className={headCell}>
              what it does
            </th>
          </tr>
        </thead>
        <tbody className="max-menu:block max-menu:border-t">
          {exampleAgents.map(({ name, description }) => (
            <tr
              key={name}
              className="align-top hover:bg-surface-1 max-menu:block max-menu:border-b max-menu:py-4"
            >
              <th
                scope="row"
                className="border-line py-4 pr-6 font-medium text-ink max-menu:block max-menu:p-0 menu:border-b"
              >
                {name}
              </th>
              <td className="border-line py-4 text-ink-2 max-menu:mt-1 max-menu:block max-menu:p-0 menu:border-b">
                {description}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Four steps along a time line. */
export function HowItWorks({ howItWorks }: Pick<UseCase, "howItWorks">): ReactNode {
  return (
    <section className={section} aria-labelledby="steps">
      <SectionHead
        id="steps"
        label="Steps"
        title="From the first agent to the first week of traces"
      />
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-8 menu:grid-cols-2 nav:grid-cols-4">
        {howItWorks.map(({ step, title, description }) => (
          <li key={step}>
            <p className="ruler pb-3 font-mono text-label text-brand-strong">step {step}</p>
            <h3 className="mt-4 text-body font-medium text-ink">{title}</h3>
            <p className="mt-2 max-w-[44ch] text-[15px] leading-6 text-ink-2">{description}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Eight things it can do, in two columns. */
export function Capabilities({ capabilities }: Pick<UseCase, "capabilities">): ReactNode {
  return (
    <section className={section} aria-labelledby="capabilities">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 nav:grid-cols-[minmax(0,4fr)_minmax(0,9fr)]">
        <div className="mb-8">
          <p className="mb-3 font-mono text-label text-brand-strong">Capabilities</p>
          <h2 id="capabilities" className="text-h2">
            What it can do
          </h2>
        </div>
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-12 border-t border-line menu:grid-cols-2">
          {capabilities.map((capability) => (
            <li key={capability} className="border-b border-line py-[14px] text-ink">
              {capability}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
