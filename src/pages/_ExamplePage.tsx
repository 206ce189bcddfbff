import Head from "@docusaurus/Head";
import useBrokenLinks from "@docusaurus/useBrokenLinks";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import Layout from "@theme/Layout";
import type { ReactNode } from "react";
import { ExampleHead } from "../components/example/ExampleHead";
import { Changes, GoOn } from "../components/example/GoOn";
import { Parts } from "../components/example/Parts";
import { ProjectFiles } from "../components/example/ProjectFiles";
import { Setup } from "../components/example/Setup";
import { section } from "../components/example/section";
import { TheRun } from "../components/example/TheRun";
import { SectionHead } from "../components/ui/SectionHead";
import { SectionRuler } from "../components/ui/SectionRuler";
import { type Example, type ExampleRelated, examplePath, sourceCodeData } from "../lib/example";
import CodeBlock from "../theme/CodeBlock";

/** The page of an example; plugins/collections gives it a record and the project's files. */
export default function ExamplePage({
  record,
  related,
}: {
  record: Example;
  related: ExampleRelated;
}): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  // The head of the page links there.
  useBrokenLinks().collectAnchor("code");
  const { title, description, slug, folder, changes } = record;
  const { run, output, files, others } = related;
  const url = `${siteConfig.url}${examplePath(slug)}`;
  return (
    <Layout title={`${title} example`} description={description}>
      <Head>
        <script type="application/ld+json">{JSON.stringify(sourceCodeData(record, url))}</script>
      </Head>
      <main className="page">
        <ExampleHead record={record} />
        <div className="wrap pt-12 nav:pt-16">
          <SectionRuler
            sections={[
              { id: "architecture", label: "architecture" },
              ...(run ? [{ id: "run", label: "recorded run" }] : []),
              { id: "code", label: "code" },
              { id: "setup", label: "set up" },
              { id: "change", label: "change it" },
              { id: "next", label: "next" },
            ]}
          />
        </div>
        <Parts record={record} />
        {run && <TheRun record={record} run={run} output={output} Code={CodeBlock} />}
        <section className={section} aria-labelledby="code">
          <SectionHead id="code" label="Code" title="Every file">
            The files as they are in the repository. Tests compile them in strict mode and run them.
          </SectionHead>
          <ProjectFiles folder={folder} files={files} Code={CodeBlock} />
        </section>
        <Setup record={record} related={related} Code={CodeBlock} />
        <Changes changes={changes} />
        <GoOn record={record} others={others} />
      </main>
    </Layout>
  );
}
