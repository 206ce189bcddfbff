import Layout from "@theme/Layout";
import type { ReactNode } from "react";
import { ExampleRows } from "../components/example/ExampleRows";
import { ButtonLink } from "../components/ui/Button";
import { hosts } from "../config/site";
import type { ExampleSummary } from "../lib/example";

const rules = [
  {
    term: "compiled",
    text: "Every file compiles under strict TypeScript against the exact versions in its package.json.",
  },
  {
    term: "run",
    text: "Every project is started and sent the request on its page. Scripts stand in for the models, servers on the same machine for the services.",
  },
  {
    term: "recorded",
    text: "The trace on its page is that of a run like this. When a file changes, the run is recorded again.",
  },
  {
    term: "small",
    text: "A handful of files, no framework around it. You can read one in a sitting and make it yours.",
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
        <header className="wrap pt-10 nav:pt-16">
          <p className="mb-4 font-mono text-label text-ink-3">examples</p>
          <div className="grid grid-cols-[minmax(0,1fr)] items-end gap-x-12 gap-y-6 nav:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
            <h1 className="text-display">Projects to copy, run and take apart</h1>
            <p className="max-w-[52ch] text-lead text-ink-2">
              Whole projects rather than fragments. Each page shows every file, how the parts work
              together, what a run did, and what to change next.
            </p>
          </div>
          <div className="ruler mt-12 h-4" aria-hidden="true" />
        </header>
        <section className="wrap pt-12" aria-labelledby="projects">
          <h2 id="projects" className="mb-4 font-mono text-label font-normal text-ink-3">
            {records.length === 1 ? "1 project" : `${records.length} projects`}
          </h2>
          <ExampleRows records={records} level="h3" />
        </section>
        <section className="wrap pb-24 pt-16 menu:pt-24 nav:pb-32" aria-labelledby="kept">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 nav:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
            <div>
              <h2 id="kept" className="text-h2">
                How they are kept working
              </h2>
              <p className="mb-6 mt-4 max-w-[44ch] text-ink-2">
                Tests compile, start and question every project. To begin with an empty folder
                instead, take the quick start: one file, one agent, one tool.
              </p>
              <p className="flex flex-wrap gap-3">
                <ButtonLink to="/docs/quick-start/" kind="primary">
                  Quick start
                </ButtonLink>
                <ButtonLink to={hosts.chat}>Suggest an example</ButtonLink>
              </p>
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
