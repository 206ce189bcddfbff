import code from "@generated/recorded-runs/default/observability.json";
import Layout from "@theme/Layout";
import type { ReactNode } from "react";
import { Hero } from "../components/observability/Hero";
import { Modes } from "../components/observability/Modes";
import { RecordedSpans } from "../components/observability/RecordedSpans";
import { SendTraces } from "../components/observability/SendTraces";
import { Trace } from "../components/observability/Trace";
import { WhereNext } from "../components/observability/WhereNext";
import { otlp } from "../data/observability/otlp";
import { recordedKinds } from "../data/observability/recorded-spans";

export default function ObservabilityPage(): ReactNode {
  return (
    <Layout
      title="VoltOps: LLM observability"
      description="VoltOps stores each run of an agent as a trace: model calls, tools, memory and hand-offs, with inputs, outputs, tokens and time. Explore a recorded run on this page."
    >
      <main className="page">
        <Hero />
        <Trace />
        <RecordedSpans kinds={recordedKinds} />
        <Modes />
        <SendTraces server={code.server} otlp={otlp} />
        <WhereNext />
      </main>
    </Layout>
  );
}
