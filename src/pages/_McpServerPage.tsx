import Layout from "@theme/Layout";
import type { ReactNode } from "react";
import { AccessTable } from "../components/mcp/AccessTable";
import { Connect } from "../components/mcp/Connect";
import { ServerHead } from "../components/mcp/ServerHead";
import { ServerRows } from "../components/mcp/ServerRows";
import { ToolTable } from "../components/mcp/ToolTable";
import { LinkRows } from "../components/ui/LinkRows";
import { SectionHead } from "../components/ui/SectionHead";
import { SectionRuler } from "../components/ui/SectionRuler";
import { internalLink } from "../config/links";
import type { McpServer, McpServerRelated } from "../lib/mcp";
import CodeBlock from "../theme/CodeBlock";

const section = "wrap pt-16 menu:pt-24";

const sections = ["tools", "connect", "access", "limits", "next"].map((id) => ({ id, label: id }));

/** The page of an MCP server; plugins/collections gives it a record. */
export default function McpServerPage({
  record,
  related,
}: {
  record: McpServer;
  related: McpServerRelated;
}): ReactNode {
  const { title, name, description, limits, links, vendor } = record;
  const { addresses, categories, others } = related;
  return (
    <Layout title={title} description={description}>
      <main className="page">
        <ServerHead record={record} related={related} />
        <div className="wrap pt-12 nav:pt-16">
          <SectionRuler sections={sections} />
        </div>
        <section className={section} aria-labelledby="tools">
          <SectionHead id="tools" label="Tools" title="What an agent can do with it">
            Give an agent the tools it needs and no others. It cannot call a tool that it does not
            see, and that tool costs no tokens.
          </SectionHead>
          <ToolTable server={record} vendor={vendor[0]?.label ?? name} />
        </section>
        <section className={section} aria-labelledby="connect">
          <SectionHead id="connect" label="Connect" title="From an agent, or from your editor">
            This site’s tests compile the programs and run them against a local server that checks
            the token. They also parse the editors’ files and try them there.
          </SectionHead>
          <Connect addresses={addresses} Code={CodeBlock} />
        </section>
        <section className={section} aria-labelledby="access">
          <SectionHead id="access" label="Access" title="Where it is, and how to sign in" />
          <AccessTable addresses={addresses} />
        </section>
        <section className={section} aria-labelledby="limits">
          <SectionHead id="limits" label="Limits" title="What to know before you rely on it" />
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-14 border-t border-line menu:grid-cols-2">
            {limits.map((limit) => (
              <li key={limit} className="border-b border-line py-[14px] text-ink-2">
                {limit}
              </li>
            ))}
          </ul>
        </section>
        <section className={`${section} pb-24 nav:pb-32`} aria-labelledby="next">
          <h2 id="next" className="mb-8 text-h2">
            Where to go next
          </h2>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-12 menu:grid-cols-2">
            <LinkRows
              title="docs"
              links={links.map(({ label, to }) => ({ label, to: internalLink(to) }))}
            />
            <LinkRows
              title="categories"
              links={[
                ...categories.map(({ title: label, to, about }) => ({ label, to, note: about })),
                { label: "The whole directory", to: "/mcp/", note: "Search servers and tools" },
              ]}
            />
          </div>
          {others.length > 0 && (
            <div className="mt-12">
              <h3 className="mb-3 font-mono text-label font-normal text-ink-3">other servers</h3>
              <ServerRows records={others} level="h3" />
            </div>
          )}
        </section>
      </main>
    </Layout>
  );
}
