// Replaced, not wrapped: the original asks the hosted provider alone, and connects to it when there is none.
import Head from "@docusaurus/Head";
import Layout from "@theme/Layout";
import type { ReactNode } from "react";
import { SearchContent } from "./SearchContent";

/** The search page. What it shows needs what the layout provides, so it stands inside. */
export default function SearchPage(): ReactNode {
  return (
    <Layout title="Search" description="Find a page of the VoltAgent and VoltOps documentation.">
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <SearchContent />
    </Layout>
  );
}
