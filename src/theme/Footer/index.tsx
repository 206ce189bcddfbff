// Replaced, not wrapped: a wrapper would ship the original's code beside ours.
import Link from "@docusaurus/Link";
import type { ReactNode } from "react";
import { Mark } from "../../components/ui/Logo";
import { SocialIcon } from "../../components/ui/SocialIcon";
import { internalLink } from "../../config/links";
import { type FooterColumn, footerColumns, socialLinks } from "../../config/navigation";
import { site } from "../../config/site";
import { packageVersions } from "../../data/packages";
import styles from "./styles.module.css";

function Column({ title, links }: FooterColumn): ReactNode {
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={label}>
            {href.startsWith("/") && !href.endsWith(".txt") ? (
              <Link to={internalLink(href)}>{label}</Link>
            ) : (
              <a href={href}>{label}</a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The foot of every page: who this is, where else they are, and the rest of the site. */
export default function Footer(): ReactNode {
  return (
    <footer className={`shell ${styles.footer}`}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Link to="/" className={styles.name}>
            <Mark />
            {site.name}
          </Link>
          <ul className={styles.social}>
            {socialLinks.map(({ label, href, icon }) => (
              <li key={label}>
                <a href={href} aria-label={label}>
                  <SocialIcon name={icon} size={16} />
                </a>
              </li>
            ))}
          </ul>
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </div>
        {footerColumns.map((column) => (
          <Column key={column.title} {...column} />
        ))}
      </div>
      <p className={styles.status}>
        <span suppressHydrationWarning>
          © {new Date().getFullYear()} {site.company}
        </span>
        <span>samples compiled against @voltagent/core {packageVersions["@voltagent/core"]}</span>
      </p>
    </footer>
  );
}
