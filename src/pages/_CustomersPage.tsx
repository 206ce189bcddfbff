import Layout from "@theme/Layout";
import type { ReactNode } from "react";
import { CustomerRows } from "../components/customer/CustomerRows";
import { ButtonLink } from "../components/ui/Button";
import { ListHead } from "../components/ui/ListHead";
import { type Rule, Rules } from "../components/ui/Rules";
import { hosts } from "../config/site";
import type { CustomerSummary } from "../lib/customer";

const rules: readonly Rule[] = [
  {
    term: "what is here",
    text: "Facts from published case studies, told in our words. Each story gives the month and the source of the report.",
  },
  {
    term: "what is not",
    text: "No quotes, no names of people, no logos. A story without numbers has none because none were reported.",
  },
  {
    term: "who checked it",
    text: "No one beyond the report. Figures and outcomes were not measured again for this page.",
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
        <ListHead
          kind="customers"
          title="What teams run, and what it changed"
          lead="Who builds on VoltAgent and VoltOps, what stood in their way, and what they report since. Short, dated, and without praise of our own."
        />
        <section className="wrap pt-12" aria-labelledby="stories">
          <h2 id="stories" className="mb-4 font-mono text-label font-normal text-ink-3">
            {listed.length === 1 ? "1 story" : `${listed.length} stories`}
          </h2>
          <CustomerRows records={listed} level="h3" />
        </section>
        <Rules id="reported" title="How these stories are told" rules={rules}>
          <p className="mb-6 mt-4 max-w-[44ch] text-ink-2">
            If you run agents on VoltAgent and want your story here, tell the maintainers in the
            chat.
          </p>
          <ButtonLink to={hosts.chat}>Open the chat</ButtonLink>
        </Rules>
      </main>
    </Layout>
  );
}
