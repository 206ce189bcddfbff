import Layout from "@theme/Layout";
import type { ReactNode } from "react";
import { ExampleRows } from "../components/example/ExampleRows";
import { ButtonLink } from "../components/ui/Button";
import { ListHead } from "../components/ui/ListHead";
import { type Rule, Rules } from "../components/ui/Rules";
import { hosts } from "../config/site";
import type { ExampleSummary } from "../lib/example";

const rules: readonly Rule[] = [
  {
    term: "compiled",
    text: "Every file compiles in strict mode against the exact versions in its package.json.",
  },
  {
    term: "run",
    text: "Every project is started and sent the request on its page. Scripts stand in for the models, and local servers for the services.",
  },
  {
    term: "recorded",
    text: "The trace on its page comes from such a run. When a file changes, the run is recorded again.",
  },
  {
    term: "small",
    text: "A handful of files with nothing wrapped around them. You can read a project in one sitting and make it yours.",
  },
];

/** The list of examples; plugins/collections gives it the records. */
export default function ExamplesPage({
  records,
}: {
  records: readonly ExampleSummary[];
}): ReactNode {
  return (
    <Layout
      title="Examples"
      description="Small, complete AI agent projects in TypeScript to copy: their code, architecture, keys, set-up and the trace of a recorded run."
    >
      <main className="page">
        <ListHead
          kind="examples"
          title="Projects to copy, run and take apart"
          lead="Whole projects rather than fragments. Each page shows every file, how the parts work together, what a run did, and what to change next."
        />
        <section className="wrap pt-12" aria-labelledby="projects">
          <h2 id="projects" className="mb-4 font-mono text-label font-normal text-ink-3">
            {records.length === 1 ? "1 project" : `${records.length} projects`}
          </h2>
          <ExampleRows records={records} level="h3" />
        </section>
        <Rules id="kept" title="How they are kept working" rules={rules}>
          <p className="mb-6 mt-4 max-w-[44ch] text-ink-2">
            Tests compile and start every project and send it a request. To begin with an empty
            folder instead, follow the quick start: one file, one agent, one tool.
          </p>
          <p className="flex flex-wrap gap-3">
            <ButtonLink to="/docs/quick-start/" kind="primary">
              Quick start
            </ButtonLink>
            <ButtonLink to={hosts.chat}>Suggest an example</ButtonLink>
          </p>
        </Rules>
      </main>
    </Layout>
  );
}
