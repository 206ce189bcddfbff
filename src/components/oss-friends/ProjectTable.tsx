import type { ReactNode } from "react";

/** A project as the table shows it. */
export interface ProjectRow {
  readonly name: string;
  readonly href: string;
  readonly licence: string;
  readonly line: string;
  readonly packages: readonly { readonly name: string; readonly version: string }[];
}

/** The version if all packages share one; else null. */
function sharedVersion({ packages }: ProjectRow): string | null {
  const versions = new Set(packages.map(({ version }) => version));
  return versions.size === 1 ? (packages[0]?.version ?? null) : null;
}

function Packages({ row }: { row: ProjectRow }): ReactNode {
  const shared = sharedVersion(row);
  const [only, ...others] = row.packages;
  if (others.length === 0 && only?.name === row.name.toLowerCase()) {
    return null;
  }
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 font-mono text-label text-ink-3">
      {row.packages.map(({ name, version }) => (
        <li key={name} className="[overflow-wrap:anywhere]">
          {name}
          {!shared && ` ${version}`}
        </li>
      ))}
    </ul>
  );
}

/** Projects with what each does, its packages, their version and licence. */
export function ProjectTable({
  caption,
  rows,
}: {
  caption: string;
  rows: readonly ProjectRow[];
}): ReactNode {
  return (
    <table className="table-fixed">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-solid border-line-strong font-mono text-label text-ink-3">
          <th scope="col" className="w-2/5 pb-3 menu:w-[30%]">
            project
          </th>
          <th scope="col" className="pb-3">
            what it does here
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name} className="border-b border-solid align-top">
            <th scope="row" className="py-4 pr-5">
              <a href={row.href} className="font-semibold [overflow-wrap:anywhere]">
                {row.name}
              </a>
              <span className="mt-1 block font-mono text-label text-ink-3">
                {[sharedVersion(row), row.licence].filter(Boolean).join(" · ")}
              </span>
            </th>
            <td className="py-4">
              {row.line}
              <Packages row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
