// Replaced: teams sign, and the day of the last change is the one that the post itself names.
import Head from "@docusaurus/Head";
import { useBlogPost, useBlogPostStructuredData } from "@docusaurus/plugin-content-blog/client";
import type { ReactNode } from "react";
import { teamPosting } from "../../../lib/blog-structured-data";

export default function BlogPostStructuredData(): ReactNode {
  const data = teamPosting(useBlogPostStructuredData());
  const changed = useBlogPost().metadata.frontMatter.last_update?.date;
  const dateModified = changed && new Date(changed).toISOString();
  return (
    <Head>
      {dateModified && <meta property="article:modified_time" content={dateModified} />}
      <script type="application/ld+json">
        {JSON.stringify(dateModified ? { ...data, dateModified } : data)}
      </script>
    </Head>
  );
}
