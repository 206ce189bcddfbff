import Head from "@docusaurus/Head";
import type { TOCItem } from "@docusaurus/mdx-loader";
import Layout from "@theme/Layout";
import MDXContent from "@theme/MDXContent";
import { type ComponentType, type ReactNode, useMemo } from "react";
import { Contents } from "../components/docs/Contents";
import { Changes, Program } from "../components/tutorial/Code";
import { StepEnd } from "../components/tutorial/StepEnd";
import { StepHead } from "../components/tutorial/StepHead";
import styles from "../components/tutorial/tutorial.module.css";
import { site } from "../config/site";
import { stepPath, type TutorialRelated, type TutorialStep } from "../lib/tutorial";
import CodeBlock from "../theme/CodeBlock";

/** What a step's text may use without importing it: `<Program />` and `<Changes />`. */
type Parts = Readonly<Record<"Program" | "Changes", ComponentType>>;

/** A step's text, as MDX leaves it. */
type StepText = ComponentType<{ readonly components: Parts }> & {
  readonly toc: readonly TOCItem[];
};

/** The step for search engines: an article that is one of a series. */
function structuredData({ id, title, description, slug }: TutorialStep) {
  const organization = { "@type": "Organization", name: site.company, url: site.url };
  return {
    "@context": "https://schema.org",
    "@type": "TechArticle",
    headline: title,
    description,
    url: `${site.url}${stepPath({ slug })}`,
    position: id,
    inLanguage: "en",
    author: organization,
    publisher: organization,
    isPartOf: { "@type": "CreativeWorkSeries", name: `${site.name} tutorial` },
  };
}

/** The page of a step of the tutorial; plugins/collections gives it a record and its text. */
export default function TutorialPage({
  record,
  related,
  text: Text,
}: {
  record: TutorialStep;
  related: TutorialRelated;
  text: StepText;
}): ReactNode {
  const { steps, program, changes } = related;
  const parts = useMemo((): Parts => {
    const before = steps[steps.findIndex(({ slug }) => slug === record.slug) - 1];
    return {
      Program: () => <Program files={program} Code={CodeBlock} />,
      Changes: () => <Changes changes={changes} before={before} Code={CodeBlock} />,
    };
  }, [steps, record.slug, program, changes]);
  return (
    <Layout title={`Tutorial ${record.id}: ${record.title}`} description={record.description}>
      <Head>
        <meta property="og:type" content="article" />
        <script type="application/ld+json">{JSON.stringify(structuredData(record))}</script>
      </Head>
      <main>
        <StepHead step={record} steps={steps} />
        <div className={`wrap ${styles.body}`}>
          {Text.toc.length > 1 && <Contents toc={Text.toc} />}
          <article className="markdown" data-markdown="page">
            <MDXContent>
              <Text components={parts} />
            </MDXContent>
          </article>
        </div>
        <StepEnd step={record} related={related} />
      </main>
    </Layout>
  );
}
