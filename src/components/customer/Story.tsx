import type { ReactNode } from "react";
import type { Customer, StoryPart } from "../../lib/customer";

/** The parts of a story, in the order in which it is told; their labels stand on the page's ruler. */
export const storyParts = [
  { id: "challenge", label: "challenge", title: "What was in the way" },
  { id: "approach", label: "approach", title: "What they built" },
  { id: "outcome", label: "outcome", title: "What changed" },
] as const;

function Part({ id, title, part }: { id: string; title: string; part: StoryPart }): ReactNode {
  return (
    <section
      aria-labelledby={id}
      className="border-t border-line pb-12 pt-8 first:border-t-0 first:pt-0"
    >
      <h2 id={id} className="text-h2">
        {title}
      </h2>
      <p className="mt-4 max-w-[64ch] text-lead text-ink-2">{part.text}</p>
      <ul className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-10 border-t border-line menu:grid-cols-2">
        {part.points.map((point) => (
          <li key={point} className="border-b border-line py-[14px] text-ink">
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Figures({ figures }: { figures: NonNullable<Customer["figures"]> }): ReactNode {
  return (
    <dl className="mb-12 grid grid-cols-2 gap-x-10 gap-y-6 nav:grid-cols-4">
      {figures.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="mt-1 text-small text-ink-2">{label}, as reported</dt>
          <dd className="text-h1 font-semibold text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A customer's story: reported numbers where there are any, then challenge, approach and outcome. */
export function Story({ record }: { record: Customer }): ReactNode {
  return (
    <div>
      {record.figures && <Figures figures={record.figures} />}
      <div>
        {storyParts.map(({ id, title }) => (
          <Part key={id} id={id} title={title} part={record[id]} />
        ))}
      </div>
    </div>
  );
}
