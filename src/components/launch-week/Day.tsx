import Link from "@docusaurus/Link";
import type { ReactNode } from "react";
import { internalLink } from "../../config/links";
import { weekdayInWords } from "../../lib/in-words";
import type { LaunchDay } from "../../lib/launch-week";

function Part({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <div>
      <p className="mb-2 font-mono text-label text-ink-3">{label}</p>
      {children}
    </div>
  );
}

/** One day: what was released, and how it stands in the current packages. */
export function Day({ day }: { day: LaunchDay }): ReactNode {
  return (
    <section
      id={day.id}
      aria-labelledby={`${day.id}-title`}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 border-b border-solid py-10 last:border-b-0 nav:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] nav:py-14"
    >
      <div>
        <p className="font-mono text-label text-brand-strong">
          <time dateTime={day.date}>{weekdayInWords(day.date)}</time>
        </p>
        <h2 id={`${day.id}-title`} className="mt-3 max-w-[18ch] text-h2">
          {day.title}
        </h2>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 menu:grid-cols-2">
        <Part label="released">
          <p className="text-ink-2">{day.released}</p>
        </Part>
        <Part label={`today: ${day.state}`}>
          <p className="text-ink-2">{day.today}</p>
        </Part>
        <Part label="look up">
          <ul className="grid gap-1">
            {day.names.map(({ name, package: from }) => (
              <li
                key={name}
                className="font-mono text-[13px] leading-[22px] [overflow-wrap:anywhere]"
              >
                <span className="text-ink">{name}</span>{" "}
                <span className="whitespace-nowrap text-ink-3">{from}</span>
              </li>
            ))}
          </ul>
        </Part>
        <Part label="read">
          <ul className="flex flex-wrap gap-x-6">
            {day.links.map(({ label, to }) => (
              <li key={label}>
                <Link
                  to={internalLink(to)}
                  className="inline-flex min-h-[32px] items-center max-menu:min-h-[40px]"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </Part>
      </div>
    </section>
  );
}
