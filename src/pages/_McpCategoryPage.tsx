import Head from "@docusaurus/Head";
import Link from "@docusaurus/Link";
import Layout from "@theme/Layout";
import type { ReactNode } from "react";
import { ServerRows } from "../components/mcp/ServerRows";
import { site } from "../config/site";
import type { ListedCategory, McpServerSummary } from "../lib/mcp";

/** The page of a category of the directory; plugins/collections gives it the records. */
export default function McpCategoryPage({
  records,
  related: { category },
}: {
  records: readonly McpServerSummary[];
  related: { category: ListedCategory };
}): ReactNode {
  const { title, about, to } = category;
  const address = `${site.url}${to}`;
  return (
    <Layout
      title={`MCP servers: ${title}`}
      description={`MCP servers for agents, ${title.toLowerCase()}. ${about}`}
    >
      <Head>
        {/* The address carries spaces and signs: written here as a link has to write it. */}
        <link rel="canonical" href={address} />
        <meta property="og:url" content={address} />
      </Head>
      <main className="page">
        <header className="wrap pt-10 nav:pt-16">
          <p className="mb-4 font-mono text-label text-ink-3">
            <Link to="/mcp/" className="text-ink-3 hover:text-ink">
              mcp
            </Link>{" "}
            /{" "}
            <Link to="/mcp/categories/" className="text-ink-3 hover:text-ink">
              categories
            </Link>{" "}
            / {title.toLowerCase()}
          </p>
          <h1 className="text-display">{title}</h1>
          <p className="mt-5 max-w-[60ch] text-lead text-ink-2">{about}</p>
          <div className="ruler mt-12 h-4" aria-hidden="true" />
        </header>
        <section className="wrap pb-24 pt-10 nav:pb-32" aria-labelledby="servers">
          <h2 id="servers" className="mb-3 font-mono text-label font-normal text-ink-3">
            {records.length === 1 ? "1 server" : `${records.length} servers`}
          </h2>
          <ServerRows records={records} level="h3" />
          <p className="mt-8 flex flex-wrap gap-x-8 gap-y-3">
            <Link to="/mcp/">Search the whole directory</Link>
            <Link to="/mcp/categories/">All categories</Link>
          </p>
        </section>
      </main>
    </Layout>
  );
}
