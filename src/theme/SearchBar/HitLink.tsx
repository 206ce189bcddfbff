import type { InternalDocSearchHit, StoredDocSearchHit } from "@docsearch/react";
import Link from "@docusaurus/Link";
import { FileText, Hash } from "lucide-react";
import { Children, isValidElement, type ReactNode } from "react";
import { Marked } from "../../components/ui/Marked";
import type { Hit } from "../../lib/search/types";

/** The buttons of a recent or favourite page, which the modal puts last into what it draws. */
function actionsOf(children: ReactNode): ReactNode {
  return isValidElement<{ children?: ReactNode }>(children)
    ? Children.toArray(children.props.children).at(-1)
    : null;
}

/**
 * A hit of the modal: a link with what matched marked. A page that is remembered from before has no
 * matches; the buttons to keep or forget it stand beside its link, not inside.
 */
export function HitLink({
  hit,
  found,
  children,
}: {
  hit: InternalDocSearchHit | StoredDocSearchHit;
  /** The same hit in the current answer. */
  found: Hit | undefined;
  /** What the modal would draw. */
  children: ReactNode;
}): ReactNode {
  const isStored = !("_highlightResult" in hit);
  const Icon = hit.url.includes("#") ? Hash : FileText;
  const title = found?.title ?? [[hit.hierarchy.lvl2 ?? hit.hierarchy.lvl0, false] as const];
  const trail = hit.hierarchy.lvl3 ?? "";
  return (
    <>
      <Link to={hit.url} className="SearchHit">
        <Icon size={16} strokeWidth={1.5} aria-hidden="true" />
        <span className="SearchHit-text">
          <span className="SearchHit-title">
            <Marked segments={isStored ? [[hit.hierarchy.lvl2 ?? "", false]] : title} />
          </span>
          {!isStored && found && found.snippet.length > 0 && (
            <span className="SearchHit-snippet">
              <Marked segments={found.snippet} />
            </span>
          )}
          {(isStored || trail !== "") && (
            <span className="SearchHit-trail">
              {isStored ? [hit.hierarchy.lvl0, trail].filter(Boolean).join(" › ") : trail}
            </span>
          )}
        </span>
      </Link>
      {isStored && <span className="SearchHit-actions">{actionsOf(children)}</span>}
    </>
  );
}
