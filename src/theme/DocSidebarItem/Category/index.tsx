// Replaced: the original writes a link without an address for a category that only holds others.
import type { PropSidebarItemCategory } from "@docusaurus/plugin-content-docs";
import { isActiveSidebarItem } from "@docusaurus/plugin-content-docs/client";
import type { Props } from "@theme/DocSidebarItem/Category";
import DocSidebarItems from "@theme/DocSidebarItems";
import clsx from "clsx";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useEffect, useId, useState } from "react";

function Head({
  item: { label, href },
  listId,
  open,
  onToggle,
}: {
  item: PropSidebarItemCategory;
  listId: string;
  open: boolean;
  /** Left out where the list cannot be closed. */
  onToggle: (() => void) | undefined;
}): ReactNode {
  return (
    <div className="tree-head">
      {href ? (
        <a className="menu__link" href={href}>
          {label}
        </a>
      ) : (
        <span className="menu__link tree-label">{label}</span>
      )}
      {onToggle && (
        <button
          type="button"
          className="tree-toggle"
          aria-expanded={open}
          aria-controls={listId}
          aria-label={`Pages of ${label}`}
          onClick={onToggle}
        >
          <ChevronDown size={14} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

/** A part of the docs tree: its name, and the pages and parts below it. */
export default function DocSidebarItemCategory({ item, activePath, level }: Props): ReactNode {
  const [open, setOpen] = useState(!item.collapsed);
  const listId = useId();
  const active = isActiveSidebarItem(item, activePath);
  useEffect(() => {
    if (active) {
      setOpen(true);
    }
  }, [active]);
  return (
    <li className={clsx("menu__list-item", `tree-${level}`, item.className)}>
      <Head
        item={item}
        listId={listId}
        open={open}
        onToggle={item.collapsible ? () => setOpen(!open) : undefined}
      />
      <ul id={listId} className="menu__list" hidden={!open}>
        <DocSidebarItems items={item.items} activePath={activePath} level={level + 1} />
      </ul>
    </li>
  );
}
