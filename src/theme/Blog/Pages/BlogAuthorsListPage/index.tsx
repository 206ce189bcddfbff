// Replaced: Docusaurus always builds this page. It helps whoever shortens an address, and stays out of search.
import Head from "@docusaurus/Head";
import Link from "@docusaurus/Link";
import type { Props } from "@theme/Blog/Pages/BlogAuthorsListPage";
import Layout from "@theme/Layout";
import type { ReactNode } from "react";
import { BlogHead } from "../../../../components/blog/BlogHead";

const parent = { label: "Blog", to: "/blog/" };

export default function BlogAuthorsListPage({ authors }: Props): ReactNode {
  return (
    <Layout title="Teams that write here" description="The teams that sign the posts of the blog.">
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className="page wrap blog">
        <BlogHead title="Teams" text="The teams that sign the posts." parent={parent} />
        <ul className="tag-rows">
          {authors.map(({ key, name, description, page, count }) =>
            page ? (
              <li key={key}>
                <Link to={page.permalink}>
                  <span className="tag-rows__name">{name}</span>
                  <span className="tag-rows__text">{description}</span>
                  <span className="tag-rows__count">
                    {count} {count === 1 ? "post" : "posts"}
                  </span>
                </Link>
              </li>
            ) : null,
          )}
        </ul>
      </main>
    </Layout>
  );
}
