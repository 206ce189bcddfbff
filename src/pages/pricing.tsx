import { useHistory } from "@docusaurus/router";
import Layout from "@theme/Layout";
import { type ReactNode, useEffect } from "react";
import { Plans } from "../components/pricing/Plans";
import { Questions } from "../components/pricing/Questions";
import { selfRedirectingPage } from "../config/redirects";
import { pricing } from "../data/pricing";

/** Takes the visitor to the same plans on the home page, with the query they came with. */
function useWayHome(): void {
  const history = useHistory();
  useEffect(() => {
    const [pathname, hash] = selfRedirectingPage.to.split("#");
    history.replace({ pathname, hash: `#${hash}`, search: history.location.search });
  }, [history]);
}

/** The whole page for readers without JavaScript and for crawlers; with JavaScript, a way to the home page. */
export default function PricingPage(): ReactNode {
  useWayHome();
  return (
    <Layout
      title="Pricing"
      description="VoltOps plans compared: price, seats, traces, retention and limits, what extra traces cost, and answers to eight questions. VoltAgent itself is free."
    >
      <main className="page wrap pb-24 pt-12 nav:pb-32 nav:pt-20">
        <header>
          <p className="font-mono text-label text-ink-3">pricing</p>
          <h1 className="mt-4 max-w-[18ch] text-display">
            The framework is free. The platform has plans
          </h1>
          <p className="mt-5 max-w-[60ch] text-lead text-ink-2">
            VoltAgent is MIT-licensed and works without VoltOps. VoltOps is priced by the traces you
            send and the seats you need.
          </p>
        </header>
        <section className="pt-12 nav:pt-16" aria-labelledby="plans">
          <h2 id="plans" className="mb-6 text-h2">
            Plans
          </h2>
          <Plans pricing={pricing} />
        </section>
        <section className="pt-16 menu:pt-24" aria-labelledby="questions">
          <h2 id="questions" className="mb-6 text-h2">
            Questions
          </h2>
          <Questions questions={pricing.questions} />
        </section>
      </main>
    </Layout>
  );
}
