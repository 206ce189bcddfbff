import Link from "@docusaurus/Link";
import Layout from "@theme/Layout";
import type { ReactNode } from "react";
import { Directory } from "../components/mcp/Directory";
import { internalLink } from "../config/links";
import type { ListedCategory, McpServerSummary } from "../lib/mcp";

const rules = [
  {
    term: "what stands here",
    text: "Servers of known services: address, sign-in, tools with their inputs, and code that reaches them. Facts about others carry a source and a month.",
  },
  {
    term: "two kinds",
    text: "A service's own server, where there is one, and hosts such as Zapier and Composio that put many services behind one address and keep the sign-in.",
  },
  {
    term: "any other server",
    text: "An agent needs an address and a header, or a command to start. Nothing has to be listed here to work.",
  },
] as const;

/** The MCP directory; plugins/collections gives it the records. */
export default function McpDirectoryPage({
  records,
  related: { categories },
}: {
  records: readonly McpServerSummary[];
  related: { categories: readonly ListedCategory[] };
}): ReactNode {
  return (
    <Layout
      title="MCP directory"
      description="MCP servers for agents: what tools each offers, how to sign in, and the code that connects VoltAgent, Cursor and Claude."
    >
      <main className="page">
        <header className="wrap pt-10 nav:pt-16">
          <p className="mb-4 font-mono text-label text-ink-3">mcp directory</p>
          <div className="grid grid-cols-[minmax(0,1fr)] items-end gap-x-12 gap-y-6 nav:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
            <h1 className="text-display">Tools your agent can borrow</h1>
            <p className="max-w-[52ch] text-lead text-ink-2">
              An MCP server hands an agent tools that somebody else wrote and runs. See what each
              one can do, and connect it from VoltAgent, Cursor or Claude.
            </p>
          </div>
          <div className="ruler mt-12 h-4" aria-hidden="true" />
        </header>
        <section className="wrap pt-10" aria-labelledby="servers">
          <h2 id="servers" className="sr-only">
            Servers
          </h2>
          <Directory
            records={records}
            categories={categories.filter(({ servers }) => servers.length > 0)}
          />
          <p className="mt-5">
            <Link to="/mcp/categories/" className="inline-flex min-h-[40px] items-center">
              All categories
            </Link>
          </p>
        </section>
        <section className="wrap pb-24 pt-16 menu:pt-24 nav:pb-32" aria-labelledby="about">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 nav:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
            <div>
              <h2 id="about" className="text-h2">
                What is in the list
              </h2>
              <p className="mt-4 max-w-[44ch] text-ink-2">
                The docs say{" "}
                <Link
                  className="underline underline-offset-4"
                  to={internalLink("/docs/agents/mcp/")}
                >
                  how an agent uses MCP
                </Link>
                : configuration, tools and sign-in.
              </p>
            </div>
            <dl className="border-t border-line">
              {rules.map(({ term, text }) => (
                <div
                  key={term}
                  className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-1 border-b border-line py-4 menu:grid-cols-[160px_minmax(0,1fr)]"
                >
                  <dt className="font-mono text-label leading-[26px] text-ink-3">{term}</dt>
                  <dd className="text-ink-2">{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        </section>
      </main>
    </Layout>
  );
}
