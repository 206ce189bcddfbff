import Layout from "@theme/Layout";
import clsx from "clsx";
import type { ReactNode } from "react";
import styles from "./ProsePage.module.css";

/** A part of a page made of words: the ruler at its head links to it by `id`. */
export interface ProseSection {
  readonly id: string;
  /** The word on the ruler. */
  readonly label: string;
  readonly title: string;
  readonly content: ReactNode;
  /** Uses the full width, for tables, instead of the measure of a text column. */
  readonly wide?: boolean;
}

interface Props {
  readonly label: string;
  readonly title: string;
  /** One sentence for search engines and shared links. */
  readonly description: string;
  readonly lead: ReactNode;
  /** A day as YYYY-MM-DD; shown as the date of the last change. */
  readonly changed?: string;
  readonly sections: readonly ProseSection[];
}

function Ruler({ sections }: Pick<Props, "sections">): ReactNode {
  return (
    <nav aria-label="On this page" className="mt-12 nav:mt-16">
      <ul className="ruler flex flex-wrap gap-y-1 pb-3">
        {sections.map(({ id, label }) => (
          <li key={id} className="mr-6 nav:mr-0 nav:basis-1/5">
            <a
              href={`#${id}`}
              className="inline-block py-2 font-mono text-label text-ink-3 hover:text-ink nav:pl-1"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A page of text: a head, a ruler that names the sections, then the sections between hairlines. */
export function ProsePage({
  label,
  title,
  description,
  lead,
  changed,
  sections,
}: Props): ReactNode {
  return (
    <Layout title={title} description={description}>
      <main className="page mx-auto w-full max-w-[1248px] px-4 pt-12 pb-24 menu:px-6 nav:pt-20 nav:pb-32">
        <header className="max-w-prose">
          <p className="font-mono text-label text-ink-3">{label}</p>
          <h1 className="mt-4 text-display text-ink">{title}</h1>
          <p className="mt-5 max-w-[60ch] text-lead text-ink-2">{lead}</p>
          {changed && (
            <p className="mt-6 font-mono text-label text-ink-3">
              last changed <time dateTime={changed}>{changed}</time>
            </p>
          )}
        </header>
        <Ruler sections={sections} />
        {sections.map((section) => (
          <section
            key={section.id}
            id={section.id}
            aria-labelledby={`${section.id}-title`}
            className="grid gap-x-12 gap-y-5 border-b border-solid py-10 last:border-b-0 nav:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] nav:py-14"
          >
            <h2 id={`${section.id}-title`} className="max-w-80 text-h3 text-ink">
              {section.title}
            </h2>
            <div className={clsx(styles.body, !section.wide && "max-w-prose")}>
              {section.content}
            </div>
          </section>
        ))}
      </main>
    </Layout>
  );
}
