import type { ReactNode } from "react";
import type { ExampleVariable } from "../../lib/example";
import { Words } from "./Words";

const cell = "py-3 pr-6 align-top menu:border-b menu:border-solid max-menu:block max-menu:p-0";

/** The variables of a project's `.env`: what each is for, and where to get it. */
export function Variables({ env }: { env: readonly ExampleVariable[] }): ReactNode {
  return (
    <table className="max-menu:block">
      <caption className="sr-only">Variables of the project</caption>
      <thead className="max-menu:sr-only">
        <tr>
          {["variable", "what it is for", "where to get it"].map((title) => (
            <th
              key={title}
              scope="col"
              className="border-b border-solid border-line-strong pb-2 pr-6 font-mono text-label text-ink-3"
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-menu:block max-menu:border-t max-menu:border-solid">
        {env.map(({ name, purpose, from, required }) => (
          <tr
            key={name}
            className="max-menu:block max-menu:border-b max-menu:border-solid max-menu:py-3"
          >
            <th scope="row" className={`${cell} font-mono text-[13px] text-ink menu:w-[190px]`}>
              {name}{" "}
              <span className="block text-label text-ink-3">
                {required ? "needed" : "optional"}
              </span>
            </th>
            <td className={`${cell} text-[15px] text-ink-2 max-menu:mt-2`}>
              <Words>{purpose}</Words>
            </td>
            <td className={`${cell} pr-0 menu:w-[160px]`}>
              <a
                href={from.url}
                className="inline-flex min-h-[40px] items-center text-[15px] text-ink underline decoration-brand underline-offset-4 menu:min-h-0"
              >
                {from.label}
              </a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
