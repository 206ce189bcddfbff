import Link from "@docusaurus/Link";
import Layout from "@theme/Layout";
import type { ReactNode } from "react";
import type { ListedCategory } from "../lib/mcp";

const cell = "py-5 pr-8 align-top menu:border-b menu:border-solid max-menu:block max-menu:p-0";

function Row({ category: { title, about, to, servers } }: { category: ListedCategory }): ReactNode {
  return (
    <tr className="max-menu:block max-menu:border-b max-menu:border-solid max-menu:py-5">
      <th scope="row" className={`${cell} text-h3 font-medium text-ink menu:w-[300px]`}>
        {servers.length > 0 ? (
          <Link
            to={to}
            className="inline-flex min-h-[40px] items-center text-ink underline decoration-brand underline-offset-4"
          >
            {title}
          </Link>
        ) : (
          <span className="inline-flex min-h-[40px] items-center text-ink-3">{title}</span>
        )}
      </th>
      <td className={`${cell} text-ink-2 menu:pt-[25px]`}>{about}</td>
      <td
        className={`${cell} pr-0 font-mono text-[13px] leading-[26px] text-ink-3 menu:w-[200px] menu:pt-[25px] max-menu:mt-1`}
      >
        {servers.length > 0
          ? servers.map(({ slug, name }, index) => (
              <span key={slug}>
                {index > 0 && ", "}
                <Link to={`/mcp/${slug}/`}>{name}</Link>
              </span>
            ))
          : "no server yet"}
      </td>
    </tr>
  );
}

/** The categories of the directory, each with its servers. */
export default function McpCategoriesPage({
  related: { categories },
}: {
  related: { categories: readonly ListedCategory[] };
}): ReactNode {
  return (
    <Layout
      title="MCP categories"
      description="The categories of the MCP directory, and the servers in each of them."
    >
      <main className="page wrap pb-24 pt-10 nav:pb-32 nav:pt-16">
        <p className="mb-4 font-mono text-label text-ink-3">
          <Link to="/mcp/" className="text-ink-3 hover:text-ink">
            mcp
          </Link>{" "}
          / categories
        </p>
        <h1 className="text-display">MCP servers by category</h1>
        <p className="mt-5 max-w-[60ch] text-lead text-ink-2">
          Six subjects. Where a category also names Google, its servers sign in with a Google
          account.
        </p>
        <div className="ruler mt-12 h-4" aria-hidden="true" />
        <table className="mt-8 max-menu:block">
          <thead className="max-menu:sr-only">
            <tr>
              {["category", "what it is for", "servers"].map((title) => (
                <th
                  key={title}
                  scope="col"
                  className="border-b border-solid border-line-strong pb-3 pr-8 font-mono text-label text-ink-3"
                >
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-menu:block max-menu:border-t max-menu:border-solid">
            {categories.map((category) => (
              <Row key={category.slug} category={category} />
            ))}
          </tbody>
        </table>
      </main>
    </Layout>
  );
}
