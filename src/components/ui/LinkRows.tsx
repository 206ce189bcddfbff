import Link from "@docusaurus/Link";
import type { ReactNode } from "react";

/** Places to go on to, one a row between hairlines; `note` says what is there. */
export function LinkRows({
  title,
  links,
}: {
  title: string;
  links: readonly { readonly label: string; readonly to: string; readonly note?: string }[];
}): ReactNode {
  return (
    <div>
      <h3 className="mb-3 font-mono text-label font-normal text-ink-3">{title}</h3>
      <ul className="border-t border-line">
        {links.map(({ label, to, note }) => (
          <li key={label} className="border-b border-line">
            <Link
              to={to}
              className="block py-3 text-ink hover:text-brand-strong hover:no-underline"
            >
              {label} {note && <span className="mt-[2px] block text-small text-ink-3">{note}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
