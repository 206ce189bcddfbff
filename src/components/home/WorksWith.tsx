import Link from "@docusaurus/Link";
import type { ReactNode } from "react";
import { internalLink } from "../../config/links";
import { SectionHead } from "../ui/SectionHead";

/** The names a developer looks for, each leading to its docs page. */
export function WorksWith({
  groups,
}: {
  groups: readonly {
    readonly group: string;
    readonly connections: readonly { readonly name: string; readonly to: string }[];
  }[];
}): ReactNode {
  return (
    <section className="wrap pt-16 menu:pt-24 nav:pt-32" aria-labelledby="works-with">
      <SectionHead id="works-with" label="Works with" title="The stack you already have">
        Models come through the AI SDK. To change the provider, change one string and set its key.
      </SectionHead>
      <dl className="border-t border-line">
        {groups.map(({ group, connections }) => (
          <div
            key={group}
            className="grid grid-cols-[minmax(0,1fr)] border-b border-line menu:grid-cols-[180px_minmax(0,1fr)]"
          >
            <dt className="pt-4 font-mono text-label text-ink-3 menu:py-5">{group}</dt>
            <dd className="flex flex-wrap py-2">
              {connections.map(({ name, to }) => (
                <Link
                  key={name}
                  to={internalLink(to)}
                  className="inline-flex min-h-[40px] items-center pr-7 text-ink-2 hover:text-ink"
                >
                  {name}
                </Link>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
