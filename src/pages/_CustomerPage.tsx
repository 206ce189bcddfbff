import Layout from "@theme/Layout";
import type { ReactNode } from "react";
import { CustomerRows } from "../components/customer/CustomerRows";
import { FactsRail } from "../components/customer/FactsRail";
import { Pattern } from "../components/customer/Pattern";
import { Story, storyParts } from "../components/customer/Story";
import { StoryVideo } from "../components/customer/StoryVideo";
import { LinkRows } from "../components/ui/LinkRows";
import { SectionRuler } from "../components/ui/SectionRuler";
import { internalLink } from "../config/links";
import type { Customer, CustomerRelated } from "../lib/customer";

/** The page of a customer; plugins/collections gives it a record. */
export default function CustomerPage({
  record,
  related: { run, others },
}: {
  record: Customer;
  related: CustomerRelated;
}): ReactNode {
  const { customer, title, useCase, video, pattern, links } = record;
  return (
    <Layout title={`${customer.name}: customer story`} description={`${title}. ${useCase}`}>
      <main className="page">
        <header className="wrap pt-10 nav:pt-16">
          <p className="mb-4 font-mono text-label text-ink-3">customer / {customer.name}</p>
          <h1 className="max-w-[30ch] text-display">{title}</h1>
        </header>
        <div className="wrap pt-12">
          <SectionRuler
            sections={[
              ...storyParts,
              ...(run ? [{ id: "pattern", label: "pattern" }] : []),
              { id: "next", label: "next" },
            ]}
          />
        </div>
        <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-12 pt-12 nav:grid-cols-[minmax(0,300px)_minmax(0,1fr)]">
          <FactsRail record={record} />
          <div>
            <Story record={record} />
            {video && <StoryVideo name={customer.name} video={video} />}
          </div>
        </div>
        {run && pattern && <Pattern run={run} note={pattern.note} />}
        <section className="wrap pb-24 pt-16 menu:pt-24 nav:pb-32" aria-labelledby="next">
          <h2 id="next" className="mb-8 text-h2">
            Build with the same parts
          </h2>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-12 nav:grid-cols-[minmax(0,300px)_minmax(0,1fr)]">
            <LinkRows
              title="parts of the story"
              links={links
                .map(({ label, to }) => ({ label, to: internalLink(to) }))
                // A page that is still to be written would lead home.
                .filter(({ to }) => to !== "/")}
            />
            {others.length > 0 ? (
              <div>
                <h3 className="mb-3 font-mono text-label font-normal text-ink-3">other stories</h3>
                <CustomerRows records={others} level="h3" />
              </div>
            ) : (
              <LinkRows
                title="other stories"
                links={[
                  {
                    label: "The list of customers",
                    to: "/customers/",
                    note: "Reported facts, with their date and source",
                  },
                ]}
              />
            )}
          </div>
        </section>
      </main>
    </Layout>
  );
}
