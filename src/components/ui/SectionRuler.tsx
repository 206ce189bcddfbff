import clsx from "clsx";
import type { CSSProperties, ReactNode } from "react";
import styles from "./SectionRuler.module.css";

/** The time ruler as a page's index: a word for each section, in the order of the page. */
export function SectionRuler({
  sections,
}: {
  sections: readonly { readonly id: string; readonly label: string }[];
}): ReactNode {
  return (
    <nav aria-label="On this page">
      <ul
        className={clsx(styles.ruler, "flex flex-wrap")}
        style={{ "--sections": sections.length } as CSSProperties}
      >
        {sections.map(({ id, label }) => (
          <li key={id} className="mr-5 nav:mr-0 nav:flex-1">
            <a
              href={`#${id}`}
              className="inline-flex min-h-[40px] items-center font-mono text-label text-ink-3 hover:text-ink nav:pl-1"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
