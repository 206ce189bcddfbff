// Replaced: the original loads the browser's date formatter on every docs page to write one date in one language.
import { ThemeClassNames } from "@docusaurus/theme-common";
import type { Props } from "@theme/LastUpdated";
import type { ReactNode } from "react";
import { dayInWords } from "../../lib/in-words";

/** When a page was last changed; nothing when that is not known. */
export default function LastUpdated({ lastUpdatedAt }: Props): ReactNode {
  if (!lastUpdatedAt) return null;
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      Last updated on{" "}
      <time dateTime={new Date(lastUpdatedAt).toISOString()} itemProp="dateModified">
        {dayInWords(lastUpdatedAt)}
      </time>
    </span>
  );
}
