import type { ReactNode } from "react";
import type { Example } from "../../lib/example";
import { PartsGraph } from "../exhibits/PartsGraph";
import { SectionHead } from "../ui/SectionHead";
import { SpanGlyph } from "../ui/SpanGlyph";
import { section } from "./section";
import { Words } from "./Words";

const cell = "py-4 pr-8 align-top menu:border-b menu:border-solid max-menu:block max-menu:p-0";

/** The parts drawn, and in words: what each does and which file holds it. */
export function Parts({ record }: { record: Example }): ReactNode {
  return (
    <section className={section} aria-labelledby="architecture">
      <SectionHead id="architecture" label="Architecture" title="How it works" />
      <PartsGraph example={record} />
      <table className="mt-8 max-menu:block">
        <caption className="sr-only">Parts of the project</caption>
        <thead className="max-menu:sr-only">
          <tr>
            {["part", "what it does", "file"].map((title) => (
              <th
                key={title}
                scope="col"
                className="border-b border-solid border-line-strong pb-3 pr-8 pt-5 font-mono text-label text-ink-3"
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-menu:block max-menu:border-t max-menu:border-solid">
          {record.parts.map(({ id, kind, label, does, file }) => (
            <tr
              key={id}
              className="max-menu:block max-menu:border-b max-menu:border-solid max-menu:py-4"
            >
              <th
                scope="row"
                className={`${cell} font-mono text-[13px] leading-6 text-ink menu:w-[240px]`}
              >
                <span className="flex items-center gap-[10px]">
                  {kind === "input" || kind === "output" ? (
                    <span className="inline-block w-[10px]" />
                  ) : (
                    <SpanGlyph kind={kind} />
                  )}
                  {label}
                </span>
              </th>
              <td className={`${cell} text-[15px] leading-6 text-ink-2`}>
                <Words>{does}</Words>
              </td>
              <td
                className={`${cell} pr-0 font-mono text-[13px] leading-6 text-ink-3 menu:w-[160px]`}
              >
                {file ?? (kind === "input" ? "you send it" : "you get it")}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
