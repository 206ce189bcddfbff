import type { ReactNode } from "react";
import { CopyPage } from "./CopyPage";

/** A docs page's title, its one-sentence description, and the menu that hands the page to a person or a machine. */
export function PageHead({
  title,
  description,
  permalink,
}: {
  title: string;
  description: string | undefined;
  permalink: string;
}): ReactNode {
  return (
    <header className="page-head">
      <div className="page-head__row">
        <h1>{title}</h1>
        <CopyPage permalink={permalink} />
      </div>
      {description && <p className="page-head__description">{description}</p>}
    </header>
  );
}
