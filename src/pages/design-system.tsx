import Head from "@docusaurus/Head";
import runs from "@generated/recorded-runs/default/home.json";
import Layout from "@theme/Layout";
import type { ReactNode } from "react";
import { Actions } from "../components/design-system/Actions";
import { RunParts, TextParts } from "../components/design-system/Exhibits";
import { ColourTable, TypeTable } from "../components/design-system/Tokens";
import { SectionHead } from "../components/ui/SectionHead";
import { SectionRuler } from "../components/ui/SectionRuler";
import { colourTokens, typeScale } from "../data/design-system/tokens";
import hrAgent from "../data/use-cases/records/hr-agent";
import CodeBlock from "../theme/CodeBlock";

function Section({
  id,
  title,
  about,
  children,
}: {
  id: string;
  title: string;
  about: string;
  children: ReactNode;
}): ReactNode {
  return (
    <section className="pt-16 menu:pt-24 nav:pt-32" aria-labelledby={id}>
      <SectionHead id={id} label={id} title={title}>
        {about}
      </SectionHead>
      {children}
    </section>
  );
}

const sections = ["colour", "type", "actions", "text", "exhibits"].map((id) => ({ id, label: id }));

/** For contributors: what the site is made of. Out of search results, the sitemap and llms.txt. */
export default function DesignSystemPage(): ReactNode {
  const part = runs.parts.find(({ key }) => key === "tools") ?? runs.parts[0];
  return (
    <Layout
      title="Design system"
      description="For contributors: the tokens, components and exhibits of this site, their states and when to use which."
    >
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className="page wrap pb-24 pt-12 nav:pb-32 nav:pt-20">
        <p className="font-mono text-label text-ink-3">for contributors</p>
        <h1 className="mt-4 text-display">What this site is made of</h1>
        <p className="mt-5 max-w-[60ch] text-lead text-ink-2">
          Every picture is a trace, one colour is the brand, and each kind of span has a colour and
          a sign of its own. Before you write a component, look whether it stands here.
        </p>
        <div className="mt-12">
          <SectionRuler sections={sections} />
        </div>
        <Section
          id="colour"
          title="Tokens, and the contrast they hold"
          about="A colour is written once, in src/css/tokens.css. A test computes these figures from it and fails when one drops below its need."
        >
          <ColourTable tokens={colourTokens} />
        </Section>
        <Section
          id="type"
          title="Eight sizes"
          about="Schibsted Grotesk for words, Commit Mono for code and labels. Large sizes are fluid between 390 and 1,440 px."
        >
          <TypeTable sizes={typeScale} />
        </Section>
        <Section
          id="actions"
          title="Buttons, heads, signs"
          about="Targets are 40 px or more. Focus is a ring of 2 px, 2 px away, the same everywhere."
        >
          <Actions />
        </Section>
        {part && (
          <>
            <Section
              id="text"
              title="What text is made of"
              about="Rules and space first. Cards are for things that a reader chooses between."
            >
              <TextParts
                part={part}
                codeBlock={
                  <CodeBlock
                    html={part.lines
                      .slice(0, 8)
                      .map((line) => `<span class="code-line">${line}\n</span>`)
                      .join("")}
                    language="ts"
                    title={part.file}
                  />
                }
              />
            </Section>
            <Section
              id="exhibits"
              title="Pictures are data"
              about="An exhibit takes its data as props: a recorded run, or the record behind the page. Nothing in it is drawn by hand."
            >
              <RunParts run={runs.supportDesk} part={part} flow={hrAgent.supervisorFlow} />
            </Section>
          </>
        )}
      </main>
    </Layout>
  );
}
