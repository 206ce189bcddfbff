import type { ReactNode } from "react";
import type { SpanKind } from "../../lib/trace";
import { SectionHead } from "../ui/SectionHead";
import { kindNames, SpanGlyph } from "../ui/SpanGlyph";

interface RecordedKind {
  readonly kind: SpanKind;
  readonly types: readonly string[];
  readonly when: string;
  readonly attributes: readonly string[];
}

const cell = "py-4 pr-6 align-top max-nav:block max-nav:py-0 max-nav:pr-0";

/** Each kind of span with the attributes that the framework writes into it. */
export function RecordedSpans({ kinds }: { kinds: readonly RecordedKind[] }): ReactNode {
  return (
    <section className="wrap pt-16 menu:pt-24 nav:pt-32" aria-labelledby="what-is-recorded">
      <SectionHead
        id="what-is-recorded"
        label="What is recorded"
        title="Spans you do not have to write"
      >
        VoltAgent opens and closes these spans for you. Each has a start time, a duration and a
        status, and names the agent or workflow it belongs to.
      </SectionHead>
      <table className="border-t border-line max-nav:block">
        <thead className="max-nav:hidden">
          <tr className="border-b border-line-strong font-mono text-label text-ink-3">
            <th scope="col" className="w-[15%] py-3 pr-6">
              span
            </th>
            <th scope="col" className="w-[29%] py-3 pr-6">
              one for
            </th>
            <th scope="col" className="w-[16%] py-3 pr-6">
              span.type
            </th>
            <th scope="col" className="py-3">
              attributes, among others
            </th>
          </tr>
        </thead>
        <tbody className="max-nav:block">
          {kinds.map(({ kind, types, when, attributes }) => (
            <tr key={kind} className="border-b border-line max-nav:block max-nav:py-5">
              <th scope="row" className={`${cell} text-ink`}>
                <span className="flex items-center gap-3">
                  <SpanGlyph kind={kind} />
                  {kindNames[kind]}
                </span>
              </th>
              <td className={`${cell} text-ink-2 max-nav:mt-1`}>{when}</td>
              <td
                className={`${cell} font-mono text-[13px] leading-[26px] text-ink-2 max-nav:mt-2`}
              >
                <span className="text-ink-3 nav:hidden">span.type </span>
                {types.join(", ") || "none"}
              </td>
              <td className={`${cell} max-nav:mt-1`}>
                <ul className="flex flex-wrap gap-x-5 font-mono text-[13px] leading-[26px] text-ink-2">
                  {attributes.map((name) => (
                    <li key={name} className="[overflow-wrap:anywhere]">
                      {name}
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
