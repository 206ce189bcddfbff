import Link from "@docusaurus/Link";
import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { internalLink } from "../../config/links";
import { monthInWords } from "../../lib/in-words";
import type { PricingQuestion } from "../../lib/pricing";
import styles from "./pricing.module.css";

function Answer({ question }: { question: PricingQuestion }): ReactNode {
  const { answer, links, sources } = question;
  return (
    <>
      {answer.map((paragraph) => (
        <p key={paragraph} className="mt-3 max-w-[70ch] text-ink-2 first:mt-0">
          {paragraph}
        </p>
      ))}
      {links.length > 0 && (
        <p className="mt-2 flex flex-wrap gap-x-6">
          {links.map(({ label, to }) => (
            <Link
              key={label}
              to={to.startsWith("/") ? internalLink(to) : to}
              className="inline-flex min-h-[40px] items-center"
            >
              {label}
            </Link>
          ))}
        </p>
      )}
      <ul
        className="mt-3 flex flex-wrap gap-x-6 gap-y-1 font-mono text-label text-ink-3"
        aria-label="Sources"
      >
        {sources.map(({ label, asOf }) => (
          <li key={label}>
            {label}, {monthInWords(asOf)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The questions with their answers, under headings of their own or, `folded`, opened one by one. */
export function Questions({
  questions,
  folded = false,
}: {
  questions: readonly PricingQuestion[];
  folded?: boolean;
}): ReactNode {
  return (
    <div className={styles.questions}>
      {questions.map((question) =>
        folded ? (
          <details key={question.id} className={styles.question}>
            <summary>
              {question.question}
              <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
            </summary>
            <div className="pb-6">
              <Answer question={question} />
            </div>
          </details>
        ) : (
          <div
            key={question.id}
            className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-3 border-b border-solid py-6 nav:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
          >
            <h3 id={question.id} className="text-body font-semibold text-ink">
              {question.question}
            </h3>
            <div>
              <Answer question={question} />
            </div>
          </div>
        ),
      )}
    </div>
  );
}
