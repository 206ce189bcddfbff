import Link from "@docusaurus/Link";
import type { PropSidebarItem } from "@docusaurus/plugin-content-docs";
import { useDocsPreferredVersion, useDocsVersion } from "@docusaurus/plugin-content-docs/client";
import DocSidebarItems from "@theme/DocSidebarItems";
import SearchBar from "@theme/SearchBar";
import clsx from "clsx";
import { Menu, X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { ChatLink } from "../../components/shell/ChatLink";
import { RepositoryLink } from "../../components/shell/RepositoryLink";
import { ShortSiteList } from "../../components/shell/ShortSiteList";
import { Mark } from "../../components/ui/Logo";
import { internalLink } from "../../config/links";
import { docsAreas, docsLinksOut } from "../../config/navigation";
import { site } from "../../config/site";
import styles from "./styles.module.css";
import { useTreeLinks } from "./useTreeLinks";

/** The docs area a path is in; the framework's when it is in neither. */
function activeArea(path: string): (typeof docsAreas)[number] {
  return docsAreas.find(({ base }) => path.startsWith(base)) ?? docsAreas[0];
}

/** Remembers, per docs area, the version the reader is in. */
function useRememberVersion(): string {
  const { pluginId, version, label } = useDocsVersion();
  const { savePreferredVersionName } = useDocsPreferredVersion(pluginId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function is new on every render
  useEffect(() => savePreferredVersionName(version), [pluginId, version]);
  return label;
}

/** Scrolls a list so that its current page shows, and nothing else. */
function showCurrent(list: HTMLElement | null): void {
  const current = list?.querySelector<HTMLElement>('[aria-current="page"].menu__link');
  if (list && current) {
    const offset = current.getBoundingClientRect().top - list.getBoundingClientRect().top;
    if (offset < 0 || offset > list.clientHeight - current.offsetHeight) {
      list.scrollTop += offset - list.clientHeight / 3;
    }
  }
}

/**
 * The docs' own navbar. One element at every width: the sidebar on large screens; from 996 px down a bar whose
 * menu lists both docs areas and then the tree of the one the reader is in.
 */
export default function DocsNavbar({
  items,
  path,
}: {
  items: readonly PropSidebarItem[];
  path: string;
}): ReactNode {
  const [open, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const tree = useRef<HTMLUListElement>(null);
  const treeLinks = useTreeLinks(tree, path);
  const area = activeArea(path);
  const version = useRememberVersion();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is what closes the menu
  useEffect(() => setOpen(false), [path]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: both a new path and opening move the list
  useEffect(() => {
    // In the next frame the page is laid out anyway.
    const frame = requestAnimationFrame(() => showCurrent(menu.current));
    return () => cancelAnimationFrame(frame);
  }, [path, open]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && open) {
      setOpen(false);
      toggle.current?.focus();
    }
  };
  return (
    <nav aria-label="Docs" className={clsx("shell", styles.docs)} onKeyDown={onKeyDown}>
      <div className={styles.head}>
        <Link to="/" className={styles.brand} aria-label={`${site.name}, home`}>
          <Mark />
          <span className={styles.name}>{site.name}</span>
        </Link>
        <div className={styles.search}>
          <SearchBar />
        </div>
        <div className={styles.icons}>
          <RepositoryLink className={styles.repository} />
          <ChatLink className={styles.icon} />
        </div>
        <button
          ref={toggle}
          type="button"
          className={clsx(styles.icon, styles.toggle)}
          aria-expanded={open}
          aria-controls="docs-menu"
          aria-label={open ? "Close docs menu" : "Open docs menu"}
          onClick={() => setOpen(!open)}
        >
          {open ? <X size={20} aria-hidden="true" /> : <Menu size={20} aria-hidden="true" />}
        </button>
        <ul className={styles.tabs} aria-label="Docs areas">
          {docsAreas.map(({ id, tab, base }) => (
            <li key={id}>
              <Link to={base} className={styles.tab} aria-current={id === area.id || undefined}>
                {tab}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <div id="docs-menu" ref={menu} className={clsx(styles.menu, open && styles.open)}>
        <ul className={styles.areas}>
          {docsAreas.map(({ id, menuLabel, base }) => (
            <li key={id}>
              <Link to={base} aria-current={id === area.id || undefined}>
                {menuLabel}
              </Link>
            </li>
          ))}
        </ul>
        <ul ref={tree} className="theme-doc-sidebar-menu menu__list" {...treeLinks}>
          <DocSidebarItems items={items} activePath={path} level={1} />
        </ul>
        <div className={styles.out}>
          <p className={styles.version}>version {version}</p>
          <ul>
            {docsLinksOut.map(({ label, to }) => (
              <li key={label}>
                <Link to={internalLink(to)}>{label}</Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <noscript>
        <ShortSiteList className={styles.noscript} />
      </noscript>
    </nav>
  );
}
