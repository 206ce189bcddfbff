import type { ReactNode } from "react";
import { internalLink } from "../../config/links";
import { type Example, type ExampleRelated, examplePath } from "../../lib/example";
import { LinkRows } from "../ui/LinkRows";
import { SectionHead } from "../ui/SectionHead";
import { section } from "./section";
import { Words } from "./Words";

/** What to change once the project runs, and the file to do it in. */
export function Changes({ changes }: Pick<Example, "changes">): ReactNode {
  return (
    <section className={section} aria-labelledby="change">
      <SectionHead id="change" label="Change it" title="What to change next" />
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-14 menu:grid-cols-2">
        {changes.map(({ title, text, file }) => (
          <div key={title} className="border-t border-line py-6">
            <dt className="font-medium text-ink">{title}</dt>
            <dd className="mt-2 max-w-[58ch] text-[15px] leading-6 text-ink-2">
              <Words>{text}</Words>
              <span className="mt-2 block font-mono text-label text-ink-3">{file}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The end of an example's page: docs, other examples, the next step. */
export function GoOn({
  record,
  others,
}: {
  record: Example;
  others: ExampleRelated["others"];
}): ReactNode {
  const links = record.links
    .map((link) => ({ ...link, wanted: link.to, to: internalLink(link.to) }))
    // A page that is still to be written would lead to one that says nothing of it.
    .filter(({ wanted, to }) => wanted === to);
  return (
    <section className={`${section} pb-24 nav:pb-32`} aria-labelledby="next">
      <h2 id="next" className="mb-8 text-h2">
        Go on from here
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-12 menu:grid-cols-2">
        <LinkRows title="docs" links={links} />
        <LinkRows
          title="more to build"
          links={[
            ...others.map(({ slug, title, description }) => ({
              label: title,
              to: examplePath(slug),
              note: description,
            })),
            {
              label: "All examples",
              to: "/examples/",
              note: "Projects to copy, each with its recorded run",
            },
            {
              label: "Quick start",
              to: "/docs/quick-start/",
              note: "One agent with one tool, from an empty folder",
            },
          ]}
        />
      </div>
    </section>
  );
}
