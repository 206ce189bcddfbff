import Layout from "@theme/Layout";
import type { ReactNode } from "react";
import { SectionRuler } from "../components/ui/SectionRuler";
import { GoOn } from "../components/use-case/GoOn";
import { Hero } from "../components/use-case/Hero";
import { Program } from "../components/use-case/Program";
import {
  Answers,
  Capabilities,
  ExampleAgents,
  Features,
  HowItWorks,
} from "../components/use-case/sections";
import type { UseCase, UseCaseRelated } from "../lib/use-case";

/** The page of a use case; plugins/collections gives it a record. */
export default function UseCasePage({
  record,
  related: { run, customers },
}: {
  record: UseCase;
  related: UseCaseRelated;
}): ReactNode {
  return (
    <Layout title={record.title} description={`${record.hero.headline}. ${record.hero.subtext}`}>
      <main className="page">
        <Hero useCase={record} />
        <div className="wrap pt-12 nav:pt-16">
          <SectionRuler
            sections={[
              { id: "problem", label: "problem" },
              { id: "agents", label: "agents" },
              { id: "features", label: "features" },
              ...(run ? [{ id: "code", label: "code and run" }] : []),
              { id: "steps", label: "steps" },
              { id: "capabilities", label: "capabilities" },
              { id: "next", label: "next" },
            ]}
          />
        </div>
        <Answers painPoints={record.painPoints} solutions={record.solutions} />
        <ExampleAgents exampleAgents={record.exampleAgents} />
        <Features features={record.features} />
        {run && <Program run={run} />}
        <HowItWorks howItWorks={record.howItWorks} />
        <Capabilities capabilities={record.capabilities} />
        <GoOn useCase={record} customers={customers} />
      </main>
    </Layout>
  );
}
