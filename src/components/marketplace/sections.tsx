import Link from "@docusaurus/Link";
import type { ReactNode } from "react";
import { internalLink } from "../../config/links";
import type { ExampleListing, OpenQuestion, SharingWay } from "../../lib/marketplace";

const head = "border-b border-solid border-line-strong font-mono text-label text-ink-3";
const stacked = "max-nav:block max-nav:border-b max-nav:border-solid max-nav:py-4";
const cell = "align-top py-4 pr-6 nav:border-b nav:border-solid max-nav:block max-nav:p-0";

/** A column's name, repeated in the cell where the columns are stacked. */
function Column({ name }: { name: string }): ReactNode {
  return <span className="mr-2 font-mono text-label text-ink-3 nav:hidden">{name} </span>;
}

/** Examples of what could be listed, each leading to the page that shows how it is built. */
export function Listings({ listings }: { listings: readonly ExampleListing[] }): ReactNode {
  return (
    <table className="max-nav:block">
      <caption className="sr-only">
        Examples of listings. None of them can be bought or rented.
      </caption>
      <thead className="max-nav:hidden">
        <tr className={head}>
          {["example", "made of", "would ask for", "possible price"].map((title) => (
            <th key={title} scope="col" className="pb-3 pr-6">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-nav:block max-nav:border-t max-nav:border-solid">
        {listings.map(({ name, does, parts, asks, price, to }) => (
          <tr key={name} className={stacked}>
            <th scope="row" className={`${cell} nav:w-[34%]`}>
              <Link
                to={internalLink(to)}
                className="inline-flex min-h-[32px] items-center font-semibold text-ink underline decoration-brand underline-offset-4"
              >
                {name}
              </Link>
              <span className="block text-ink-2">{does}</span>
            </th>
            <td className={`${cell} text-ink-2 max-nav:mt-2 max-nav:text-small`}>
              <Column name="made of" />
              {parts}
            </td>
            <td className={`${cell} text-ink-2 max-nav:text-small`}>
              <Column name="asks for" />
              {asks}
            </td>
            <td
              className={`${cell} font-mono text-label leading-[26px] text-ink-3 max-nav:text-ink-2`}
            >
              <Column name="possible price" />
              {price}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The ways to share an agent that work now. */
export function SharingWays({ ways }: { ways: readonly SharingWay[] }): ReactNode {
  return (
    <dl className="border-t border-solid">
      {ways.map(({ name, publish, use, link }) => (
        <div
          key={name}
          className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-2 border-b border-solid py-5 nav:grid-cols-[minmax(0,2fr)_minmax(0,4fr)_minmax(0,5fr)_120px]"
        >
          <dt className="font-semibold text-ink">{name}</dt>
          <dd className="text-ink">{publish}</dd>
          <dd className="text-ink-2">{use}</dd>
          <dd>
            <Link to={internalLink(link.to)}>{link.label}</Link>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Each open question: what helps already, and what nobody has decided. */
export function OpenQuestions({ questions }: { questions: readonly OpenQuestion[] }): ReactNode {
  return (
    <div className="border-t border-solid">
      {questions.map(({ id, name, asks, exists, open }) => (
        <div
          key={id}
          className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-5 border-b border-solid py-8 nav:grid-cols-[minmax(0,4fr)_minmax(0,4fr)_minmax(0,4fr)]"
        >
          <div>
            <h3 id={id} className="text-h3 text-ink">
              {name}
            </h3>
            <p className="mt-1 text-ink-2">{asks}</p>
          </div>
          {[
            { label: "what exists", text: exists },
            { label: "what is open", text: open },
          ].map(({ label, text }) => (
            <div key={label}>
              <p className="mb-2 font-mono text-label text-ink-3">{label}</p>
              <p className="max-w-[52ch] text-ink-2">{text}</p>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
