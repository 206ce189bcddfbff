import Link from "@docusaurus/Link";
import { useLocation } from "@docusaurus/router";
import SearchBar from "@theme/SearchBar";
import clsx from "clsx";
import { Menu, X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { ChatLink } from "../../components/shell/ChatLink";
import { RepositoryLink } from "../../components/shell/RepositoryLink";
import { ShortSiteList } from "../../components/shell/ShortSiteList";
import { Mark } from "../../components/ui/Logo";
import { internalLink } from "../../config/links";
import {
  type DirectLink,
  directLinks,
  products,
  resources,
  useCases,
} from "../../config/navigation";
import { hosts, site } from "../../config/site";
import { Section } from "./Section";
import styles from "./styles.module.css";
import { useSections } from "./useSections";

function Direct({ link }: { link: DirectLink }): ReactNode {
  return (
    <li>
      <Link to={internalLink(link.to)} className={styles.direct}>
        <span className={styles.long}>{link.label}</span>
        <span className={styles.short} aria-hidden="true">
          {link.short}
        </span>
      </Link>
    </li>
  );
}

/** Open or closed, closed again by every navigation and by growing to a desktop width. */
function useMobileMenu(): [boolean, (open: boolean) => void] {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is what closes the menu
  useEffect(() => setOpen(false), [pathname]);
  useEffect(() => {
    const desktop = window.matchMedia("(min-width: 997px)");
    const close = () => setOpen(false);
    desktop.addEventListener("change", close);
    return () => desktop.removeEventListener("change", close);
  }, []);
  return [open, setOpen];
}

/** The main navbar: dropdowns on wide screens; on narrow ones the same list behind a menu button. */
export default function SiteNavbar(): ReactNode {
  const [menuOpen, setMenuOpen] = useMobileMenu();
  const menuButton = useRef<HTMLButtonElement>(null);
  const sections = useSections();
  // An open section keeps the key to itself: it closes first.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && menuOpen) {
      setMenuOpen(false);
      menuButton.current?.focus();
    }
  };
  return (
    <nav aria-label="Main" className={clsx("shell", styles.navbar)} onKeyDown={onKeyDown}>
      <div className={styles.inner}>
        <Link to="/" className={styles.brand} aria-label={`${site.name}, home`}>
          <Mark />
          <span className={styles.name}>{site.name}</span>
        </Link>
        <button
          ref={menuButton}
          type="button"
          className={styles.menuButton}
          aria-expanded={menuOpen}
          aria-controls="site-menu"
          aria-label={menuOpen ? "Close menu" : "Open menu"}
          onClick={() => setMenuOpen(!menuOpen)}
        >
          {menuOpen ? <X size={20} aria-hidden="true" /> : <Menu size={20} aria-hidden="true" />}
        </button>
        <div id="site-menu" className={clsx(styles.menu, menuOpen && styles.menuOpen)}>
          <ul className={styles.items}>
            <Section section={products} {...sections.props("products")} />
            {directLinks.map((link) => (
              <Direct key={link.to} link={link} />
            ))}
            <Section section={useCases} {...sections.props("use-cases")} />
            <Section section={resources} {...sections.props("resources")} />
          </ul>
          <div className={styles.menuFoot}>
            <a className={styles.login} href={hosts.consoleDemo}>
              Log in to the observability platform
            </a>
            <ChatLink className={styles.menuChat} labelled />
          </div>
        </div>
        <div className={styles.tools}>
          <SearchBar />
          <RepositoryLink />
          <ChatLink className={styles.chat} />
        </div>
      </div>
      <noscript>
        <ShortSiteList className={styles.noscript} />
      </noscript>
    </nav>
  );
}
