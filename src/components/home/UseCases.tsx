import Link from "@docusaurus/Link";
import useBrokenLinks from "@docusaurus/useBrokenLinks";
import type { ReactNode } from "react";
import { useCaseIcon as iconOf, useCaseLinks } from "../../config/use-case-links";
import type { UseCaseSummary } from "../../lib/use-case";
import { NavIcon } from "../ui/NavIcon";
import { SectionHead } from "../ui/SectionHead";

/** The use cases of the menu that have a page, dense; nothing while none has. */
export function UseCases({ records }: { records: readonly UseCaseSummary[] }): ReactNode {
  useBrokenLinks().collectAnchor("use-cases");
  const written = useCaseLinks.filter(({ slug }) => records.some((record) => record.slug === slug));
  if (written.length === 0) {
    return null;
  }
  return (
    <section className="wrap pt-16 menu:pt-24 nav:pt-32" aria-labelledby="use-cases">
      <SectionHead id="use-cases" label="Use cases" title="A supervisor for each field">
        Each use case comes as a graph and as a program: three sub-agents, two tools, and a
        recording of what they do in one run.
      </SectionHead>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-10 border-t border-line menu:grid-cols-2 nav:grid-cols-3">
        {written.map(({ slug, title, description }) => (
          <li key={slug} className="border-b border-line">
            <Link
              to={`/use-cases/${slug}/`}
              className="flex gap-4 py-4 text-ink hover:bg-surface-1 hover:text-ink hover:no-underline"
            >
              <span className="pt-1 text-ink-3">
                <NavIcon name={iconOf(slug)} />
              </span>
              <span>
                <span className="block font-medium">{title}</span>
                <span className="block text-small text-ink-3">{description}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
