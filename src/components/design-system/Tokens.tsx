import clsx from "clsx";
import type { ReactNode } from "react";
import { type ColourToken, SURFACES, type TypeSize } from "../../lib/design-tokens";

/** The colours with their contrast on every surface, each figure on the surface it is about. */
export function ColourTable({ tokens }: { tokens: readonly ColourToken[] }): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by key
    <section className="overflow-x-auto" tabIndex={0} aria-label="Colour tokens">
      <table className="min-w-[680px]">
        <caption className="sr-only">Colour tokens and their contrast on each surface</caption>
        <thead>
          <tr className="border-b border-solid border-line-strong font-mono text-label text-ink-3">
            <th scope="col" className="pb-3 pr-4">
              token
            </th>
            <th scope="col" className="pb-3 pr-4">
              use
            </th>
            <th scope="col" className="pb-3 pr-4">
              needs
            </th>
            {SURFACES.map((surface) => (
              <th key={surface} scope="col" className="px-3 pb-3">
                {surface.slice(2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tokens.map(({ token, use, minimum, holds }) => (
            <tr key={token} className="border-b border-solid text-small">
              <th scope="row" className="py-2 pr-4 font-mono text-[13px] text-ink">
                <span className="inline-flex items-center gap-3 whitespace-nowrap">
                  <span
                    className="inline-block size-4 rounded-[4px]"
                    style={{ background: `var(${token})` }}
                    aria-hidden="true"
                  />
                  {token}
                </span>
              </th>
              <td className="py-2 pr-4 text-ink-2">{use}</td>
              <td className="py-2 pr-4 font-mono text-[13px] text-ink-3">{minimum}</td>
              {SURFACES.map((surface, index) => (
                <td
                  key={surface}
                  className="px-3 py-2 font-mono text-[13px]"
                  style={{
                    background: `var(${surface})`,
                    // A token for edges is no colour for figures.
                    color: minimum === 3 ? "var(--ink)" : `var(${token})`,
                  }}
                >
                  {holds[index]?.toFixed(1)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Every size of type, set in itself. */
export function TypeTable({ sizes }: { sizes: readonly TypeSize[] }): ReactNode {
  return (
    <dl className="border-t border-solid">
      {sizes.map(({ utility, size, use, headline }) => (
        <div
          key={utility}
          className="grid grid-cols-[minmax(0,1fr)] items-baseline gap-x-12 gap-y-1 border-b border-solid py-4 nav:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
        >
          <dt className="font-mono text-label text-ink-3">
            {utility} <span className="whitespace-nowrap">{size} px</span>
          </dt>
          <dd className={clsx("text-ink", utility, headline && "font-semibold")}>{use}</dd>
        </div>
      ))}
    </dl>
  );
}
