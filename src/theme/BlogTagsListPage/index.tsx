// Replaced: tags with what they stand for, instead of letters with chips.
import Link from "@docusaurus/Link";
import type { Props } from "@theme/BlogTagsListPage";
import Layout from "@theme/Layout";
import SearchMetadata from "@theme/SearchMetadata";
import type { ReactNode } from "react";
import { BlogHead } from "../../components/blog/BlogHead";

const description = "The subjects of the blog, each with its posts.";

export default function BlogTagsListPage({ tags }: Props): ReactNode {
  const sorted = [...tags].sort((a, b) => a.label.localeCompare(b.label));
  return (
    <Layout title="Tags" description={description}>
      <SearchMetadata tag="blog_tags_list" />
      <main className="page wrap blog">
        <BlogHead title="Tags" text={description} parent={{ label: "Blog", to: "/blog/" }} />
        <ul className="tag-rows">
          {sorted.map(({ label, permalink, description: text, count }) => (
            <li key={permalink}>
              <Link to={permalink}>
                <span className="tag-rows__name">{label}</span>
                <span className="tag-rows__text">{text}</span>
                <span className="tag-rows__count">
                  {count} {count === 1 ? "post" : "posts"}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </main>
    </Layout>
  );
}
