import Layout from "@theme/Layout";
import type { ReactNode } from "react";
import { CustomerRows } from "../components/customer/CustomerRows";
import { ButtonLink } from "../components/ui/Button";
import { hosts } from "../config/site";
import type { CustomerSummary } from "../lib/customer";

const rules = [
  {
    term: "what stands here",
    text: "Facts from published case studies, told in our words. Each story gives the month and the source of the report.",
  },
  {
    term: "what does not",
    text: "No quotes, no names of people, no logos. A story without numbers has none because none were reported.",
  },
  {
    term: "who checked it",
    text: "Nobody beyond the report. Figures and outcomes were not measured again for this page.",
  },
];

/** The list of customers; plugins/collections gives it the records. */
export default function CustomersPage({
  records,
}: {
  records: readonly CustomerSummary[];
}): ReactNode {
  const listed = records.filter((record) => record.listed);
  return (
    <Layout
      title="Customers"
      description="Teams that run VoltAgent and VoltOps: what was in the way, what they built and what changed, as reported."
    >
      <main className="page">
        <header className="wrap pt-10 nav:pt-16">
          <p className="mb-4 font-mono text-label text-ink-3">customers</p>
          <div className="grid grid-cols-[minmax(0,1fr)] items-end gap-x-12 gap-y-6 nav:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
            <h1 className="text-display">What teams run, and what it changed</h1>
            <p className="max-w-[52ch] text-lead text-ink-2">
              Who builds on VoltAgent and VoltOps, what stood in their way, and what they report
              since. Short, dated, and without adjectives of ours.
            </p>
          </div>
          <div className="ruler mt-12 h-4" aria-hidden="true" />
        </header>
        <section className="wrap pt-12" aria-labelledby="stories">
          <h2 id="stories" className="mb-4 font-mono text-label font-normal text-ink-3">
            {listed.length === 1 ? "1 story" : `${listed.length} stories`}
          </h2>
          <CustomerRows records={listed} level="h3" />
        </section>
        <section className="wrap pb-24 pt-16 menu:pt-24 nav:pb-32" aria-labelledby="reported">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 nav:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
            <div>
              <h2 id="reported" className="text-h2">
                How these stories are told
              </h2>
              <p className="mb-6 mt-4 max-w-[44ch] text-ink-2">
                If you run agents on VoltAgent and want your story here, tell the maintainers in the
                chat.
              </p>
              <ButtonLink to={hosts.chat}>Open the chat</ButtonLink>
            </div>
            <dl className="border-t border-line">
              {rules.map(({ term, text }) => (
                <div
                  key={term}
                  className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-1 border-b border-line py-4 menu:grid-cols-[160px_minmax(0,1fr)]"
                >
                  <dt className="font-mono text-label leading-[26px] text-ink-3">{term}</dt>
                  <dd className="text-ink-2">{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        </section>
      </main>
    </Layout>
  );
}
