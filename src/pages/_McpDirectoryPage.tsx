import Link from "@docusaurus/Link";
import Layout from "@theme/Layout";
import type { ReactNode } from "react";
import { Directory } from "../components/mcp/Directory";
import { ListHead } from "../components/ui/ListHead";
import { type Rule, Rules } from "../components/ui/Rules";
import { internalLink } from "../config/links";
import type { ListedCategory, McpServerSummary } from "../lib/mcp";

const rules: readonly Rule[] = [
  {
    term: "what is listed",
    text: "Servers of well-known services: address, sign-in, tools with their inputs, and code that connects to them. Facts about other companies carry a source and a month.",
  },
  {
    term: "two kinds",
    text: "A service's own server, where there is one, and hosts such as Zapier and Composio that put many services behind one address and store the sign-in.",
  },
  {
    term: "any other server",
    text: "An agent needs an address and a header, or a command to start the server. A server works without being listed here.",
  },
];

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
        <ListHead
          kind="mcp directory"
          title="Tools your agent can borrow"
          lead="An MCP server gives an agent tools that someone else wrote and runs. See what each one can do, and connect to it from VoltAgent, Cursor or Claude."
        />
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
        <Rules id="about" title="What is in the list" rules={rules}>
          <p className="mt-4 max-w-[44ch] text-ink-2">
            The docs say{" "}
            <Link className="underline underline-offset-4" to={internalLink("/docs/agents/mcp/")}>
              how an agent uses MCP
            </Link>
            : configuration, tools and sign-in.
          </p>
        </Rules>
      </main>
    </Layout>
  );
}
