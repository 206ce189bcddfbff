// Replaced: the original calls every author a person; here teams sign.
import Head from "@docusaurus/Head";
import { useBlogListPageStructuredData } from "@docusaurus/plugin-content-blog/client";
import type { Props } from "@theme/BlogListPage/StructuredData";
import type { ReactNode } from "react";
import { teamPosting, withCanonicalAddresses } from "../../../lib/blog-structured-data";

export default function BlogListPageStructuredData(props: Props): ReactNode {
  const { blogPost, ...blog } = useBlogListPageStructuredData(props);
  const posts = (Array.isArray(blogPost) ? blogPost : []).map(teamPosting);
  return (
    <Head>
      <script type="application/ld+json">
        {JSON.stringify({ ...withCanonicalAddresses(blog), blogPost: posts })}
      </script>
    </Head>
  );
}
