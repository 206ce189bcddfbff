import { checkCustomer } from "../../src/data/customers/check";
import { parts, supportDesk } from "../../src/data/recordings";
import type { Customer, CustomerRelated, CustomerSummary } from "../../src/lib/customer";
import { shownRun } from "../../src/lib/shown-run";
import { highlight } from "../code-blocks/highlight";
import { defineCollection } from "./collection";

const patterns = { supportDesk, ...parts };

const summary = (record: Customer): CustomerSummary => {
  const { slug, listed, customer, title, useCase, stack, figures } = record;
  return { slug, listed, customer, title, useCase, stack, figures };
};

function related(record: Customer, records: readonly Customer[]): CustomerRelated {
  const recording = record.pattern && patterns[record.pattern.run];
  return {
    run: recording ? shownRun(recording, highlight(recording.source.code, "ts")) : null,
    others: records.filter(({ slug, listed }) => listed && slug !== record.slug).map(summary),
  };
}

/** The customers: a list of those that are `listed`, and a page for each. */
export const customers = defineCollection<Customer, CustomerSummary>({
  name: "customers",
  folder: "src/data/customers/records",
  check: checkCustomer,
  summary,
  detail: {
    path: ({ slug }) => `/customers/${slug}/`,
    component: "@site/src/pages/_CustomerPage.tsx",
    related,
  },
  lists: [{ path: "/customers/", component: "@site/src/pages/_CustomersPage.tsx" }],
});
