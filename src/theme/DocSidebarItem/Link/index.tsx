// Replaced: a hundred of the framework's links cost a phone more than the page they stand beside; the tree acts for all of its own.
import { isActiveSidebarItem } from "@docusaurus/plugin-content-docs/client";
import type { Props } from "@theme/DocSidebarItem/Link";
import clsx from "clsx";
import type { ReactNode } from "react";

/** A page in the docs tree. What follows a press on it is up to the tree (`useTreeLinks`). */
export default function DocSidebarItemLink({ item, activePath, level }: Props): ReactNode {
  const active = isActiveSidebarItem(item, activePath);
  return (
    <li className={clsx("menu__list-item", `tree-${level}`, item.className)}>
      <a
        className={clsx("menu__link", active && "menu__link--active")}
        href={item.href}
        aria-current={active ? "page" : undefined}
      >
        {item.label}
      </a>
    </li>
  );
}
