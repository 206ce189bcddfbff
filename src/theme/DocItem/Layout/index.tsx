// Replaced, not wrapped: the original asks for the window's width and ships two contents lists.
import { useDoc } from "@docusaurus/plugin-content-docs/client";
import ContentVisibility from "@theme/ContentVisibility";
import DocItemContent from "@theme/DocItem/Content";
import DocItemFooter from "@theme/DocItem/Footer";
import DocItemPaginator from "@theme/DocItem/Paginator";
import DocVersionBanner from "@theme/DocVersionBanner";
import type { ReactNode } from "react";
import { CodeColours } from "../../../components/docs/CodeColours";
import { Contents } from "../../../components/docs/Contents";
import { PageHead } from "../../../components/docs/PageHead";
import { SamplesNote } from "../../../components/docs/SamplesNote";
import type { CheckedSamples } from "../../../config/samples-report";

/** A docs page: head, contents list (beside the text, or above it where the window is narrow), text, foot. */
export default function DocItemLayout({ children }: { children: ReactNode }): ReactNode {
  const { metadata, toc, frontMatter } = useDoc();
  const { samples } = frontMatter as { samples?: CheckedSamples };
  const showContents = !frontMatter.hide_table_of_contents && toc.length > 1;
  return (
    <div className="doc-page">
      <div className="doc-page__head">
        <ContentVisibility metadata={metadata} />
        <DocVersionBanner />
        <PageHead
          title={metadata.title}
          description={frontMatter.description}
          permalink={metadata.permalink}
        />
      </div>
      {showContents && <Contents toc={toc} />}
      <div className="doc-page__body">
        <article>
          <DocItemContent>{children}</DocItemContent>
          {samples && (
            <div className="samples-row">
              <SamplesNote samples={samples} />
              <CodeColours />
            </div>
          )}
          <DocItemFooter />
        </article>
        <DocItemPaginator />
      </div>
    </div>
  );
}
