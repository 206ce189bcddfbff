import type { ReactNode } from "react";
import { internalLink } from "../../config/links";
import { useCaseLinks } from "../../config/use-case-links";
import type { UseCase, UseCaseRelated } from "../../lib/use-case";
import { LinkRows } from "../ui/LinkRows";
import { Steps } from "./Hero";

const NEIGHBOURS = 3;

/** The use cases that follow this one in the menu, round to its start; only those that have a page. */
function neighbours(slug: string) {
  const index = useCaseLinks.findIndex((link) => link.slug === slug);
  return [...useCaseLinks.slice(index + 1), ...useCaseLinks.slice(0, index)]
    .map(({ slug: other, title, description }) => ({
      label: title,
      to: `/use-cases/${other}/`,
      note: description,
    }))
    .filter(({ to }) => internalLink(to) === to)
    .slice(0, NEIGHBOURS);
}

/** The end of a use case's page: docs, stories, neighbours, and the next step. */
export function GoOn({
  useCase,
  customers,
}: {
  useCase: UseCase;
  customers: UseCaseRelated["customers"];
}): ReactNode {
  const stories = customers.map(({ slug, name, title }) => ({
    label: name,
    to: internalLink(`/customers/${slug}/`),
    note: title,
  }));
  return (
    <section className="wrap pb-24 pt-16 menu:pt-24 nav:pb-32" aria-labelledby="next">
      <div className="border-t border-line-strong pt-10">
        <div className="grid grid-cols-[minmax(0,1fr)] items-end gap-x-12 gap-y-6 menu:grid-cols-[minmax(0,1fr)_auto]">
          <h2 id="next" className="text-h2">
            Start with one agent and its trace
          </h2>
          <Steps hero={useCase.hero} />
        </div>
        <div className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 menu:grid-cols-2 nav:grid-cols-3">
          <LinkRows
            title="docs"
            links={useCase.docs.map(({ label, to }) => ({ label, to: internalLink(to) }))}
          />
          <LinkRows title="other use cases" links={neighbours(useCase.slug)} />
          <LinkRows
            title="in production"
            links={[
              ...stories,
              {
                label: "All customer stories",
                to: internalLink("/customers/"),
                note: "Reported facts, with their date and source",
              },
              {
                label: "What you see in VoltOps",
                to: internalLink("/voltops-llm-observability/"),
                note: "Every model call, tool call and token of a run",
              },
            ]}
          />
        </div>
      </div>
    </section>
  );
}
