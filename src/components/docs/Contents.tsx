import type { TOCItem } from "@docusaurus/mdx-loader";
import TOCItems from "@theme/TOCItems";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";

/** The headings of a page. Beside the text it is always open; above the text it opens on a press. */
export function Contents({ toc }: { toc: readonly TOCItem[] }): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <nav className="doc-contents shell" aria-label="On this page">
      <button
        type="button"
        className="doc-contents__toggle"
        aria-expanded={open}
        aria-controls="contents-list"
        onClick={() => setOpen(!open)}
      >
        On this page
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      <p className="doc-contents__title" aria-hidden="true">
        on this page
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: following a link, by mouse or key, closes the list */}
      <div
        id="contents-list"
        className="doc-contents__list"
        data-open={open}
        onClick={() => setOpen(false)}
      >
        <TOCItems
          toc={toc}
          className="doc-contents__items"
          linkClassName="doc-contents__link"
          linkActiveClassName="doc-contents__link--active"
        />
      </div>
    </nav>
  );
}
