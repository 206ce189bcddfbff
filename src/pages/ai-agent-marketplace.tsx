import useBrokenLinks from "@docusaurus/useBrokenLinks";
import runs from "@generated/recorded-runs/default/home.json";
import Layout from "@theme/Layout";
import type { ReactNode } from "react";
import { ListingSheet } from "../components/marketplace/ListingSheet";
import { Listings, OpenQuestions, SharingWays } from "../components/marketplace/sections";
import { ButtonLink } from "../components/ui/Button";
import { SectionHead } from "../components/ui/SectionHead";
import {
  discussion,
  exampleListings,
  openQuestions,
  sharingWays,
  standing,
} from "../data/marketplace";

const section = "pt-16 menu:pt-24 nav:pt-32";

function Head(): ReactNode {
  // The build looks for anchors in headings of Markdown alone: this one it has to be told of.
  useBrokenLinks().collectAnchor("today");
  return (
    <header className="grid grid-cols-[minmax(0,1fr)] items-end gap-x-12 gap-y-10 nav:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div>
        <p className="font-mono text-label text-ink-3">marketplace / preview</p>
        <h1 className="mt-4 text-display">An agent marketplace. Not open yet</h1>
        <p className="mt-5 max-w-[56ch] text-lead text-ink-2">
          The idea: publish an agent built with VoltAgent, or find and run one that others wrote.
          This page says what exists, what a listing would contain, and what has to be settled
          first.
        </p>
        <p className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to="#today" kind="primary">
            Share an agent today
          </ButtonLink>
          <ButtonLink to={discussion}>Join the discussion</ButtonLink>
        </p>
      </div>
      <dl className="border-t border-solid">
        {standing.map(([term, says]) => (
          <div
            key={term}
            className="grid grid-cols-[112px_minmax(0,1fr)] border-b border-solid py-3 menu:grid-cols-[160px_minmax(0,1fr)]"
          >
            <dt className="font-mono text-label leading-[26px] text-ink-3">{term}</dt>
            <dd className="text-ink">{says}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}

export default function MarketplacePage(): ReactNode {
  return (
    <Layout
      title="AI agent marketplace"
      description="A preview of the VoltAgent marketplace: what a listing could contain, how to share an agent with today's packages, and the open questions of trust, sandboxing, billing and versions."
    >
      <main className="page wrap pb-24 pt-12 nav:pb-32 nav:pt-20">
        <Head />
        <section className={section} aria-labelledby="listing">
          <SectionHead id="listing" label="A listing" title="What you would read before you run it">
            A name and a price say little about an agent. Its tools, its guardrails and a recorded
            run say more.
          </SectionHead>
          <ListingSheet run={runs.supportDesk} home="/#run" />
        </section>
        <section className={section} aria-labelledby="examples">
          <SectionHead id="examples" label="Examples" title="What could be listed">
            These are examples of listings, not offers. Each is an agent that you can build now: its
            name links to the page that shows how.
          </SectionHead>
          <Listings listings={exampleListings} />
        </section>
        <section className={section} aria-labelledby="today">
          <SectionHead id="today" label="Today" title="Four ways that work without a marketplace">
            They differ in where the agent runs and whose keys it uses.
          </SectionHead>
          <SharingWays ways={sharingWays} />
        </section>
        <section className={section} aria-labelledby="open-questions">
          <SectionHead
            id="open-questions"
            label="Open questions"
            title="What has to be settled first"
          />
          <OpenQuestions questions={openQuestions} />
          <div className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-4">
            <ButtonLink to={discussion}>Say what you need</ButtonLink>
            <p className="max-w-[56ch] text-ink-2">
              The discussion is public, on GitHub. You can also ask there for early access as a
              publisher.
            </p>
          </div>
        </section>
      </main>
    </Layout>
  );
}
