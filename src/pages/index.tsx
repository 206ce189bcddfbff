import posts from "@generated/blog-index/default/latest.json";
import customers from "@generated/collections/default/customers.json";
import useCases from "@generated/collections/default/use-cases.json";
import runs from "@generated/recorded-runs/default/home.json";
import Layout from "@theme/Layout";
import type { ReactNode } from "react";
import { Blog } from "../components/home/Blog";
import { Community } from "../components/home/Community";
import { Customers } from "../components/home/Customers";
import { Hero } from "../components/home/Hero";
import { Pricing } from "../components/home/Pricing";
import { UseCases } from "../components/home/UseCases";
import { WhatYouSee } from "../components/home/WhatYouSee";
import { WhatYouWrite } from "../components/home/WhatYouWrite";
import { WorksWith } from "../components/home/WorksWith";
import { site } from "../config/site";
import { partNotes } from "../data/home/parts";
import { installLine } from "../data/install";
import { pricing } from "../data/pricing";
import { worksWith } from "../data/works-with";

export default function HomePage(): ReactNode {
  return (
    <Layout title={site.tagline} description={site.description}>
      <main className="page home">
        <Hero run={runs.supportDesk} install={installLine} />
        <WhatYouWrite parts={runs.parts} notes={partNotes} />
        <WhatYouSee run={runs.supportDesk} />
        <WorksWith groups={worksWith} />
        <Customers records={customers} />
        <UseCases records={useCases} />
        <Blog posts={posts} />
        <Pricing pricing={pricing} />
        <Community />
      </main>
    </Layout>
  );
}
