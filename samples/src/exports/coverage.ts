/** Which exports of the packages the docs explain, and which not, with the reasons. */
import { explainingPage, type Mentions } from "./mentions";

/** Why exports are not explained. */
export interface Reason {
  /** True for what a user of the framework does not call: it does not count as a gap. */
  readonly internal: boolean;
  readonly text: string;
}

/** unexplained.json: the exports that no page explains. */
export interface Unexplained {
  /** How many there may be. `npm run coverage -- --prune` lowers it; nothing raises it. */
  readonly atMost: number;
  readonly reasons: Readonly<Record<string, Reason>>;
  /** By package and export: the key of the reason. */
  readonly exports: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** One export of a package, with the page that explains it or the reason why none does. */
export interface Export {
  readonly from: string;
  readonly name: string;
  readonly page?: string;
  /** Its key in `Unexplained.reasons`. */
  readonly reason?: string;
}

/** Returns all exports, in the order of `exported`, which holds each package's names. */
export function coverExports(
  exported: ReadonlyMap<string, readonly string[]>,
  pages: ReadonlyMap<string, Mentions>,
  { exports }: Unexplained,
): Export[] {
  return [...exported].flatMap(([from, names]) =>
    names.map((name) => {
      const page = explainingPage(from, name, pages);
      const reason = exports[from]?.[name];
      return { from, name, ...(page ? { page } : {}), ...(reason ? { reason } : {}) };
    }),
  );
}

/** Returns the list without what is explained or exported no more, and with its limit lowered to that. */
export function prune(list: Unexplained, covered: readonly Export[]): Unexplained {
  const kept = covered.filter(({ page, reason }) => !page && reason !== undefined);
  const packages = [...new Set(kept.map(({ from }) => from))];
  const exports = Object.fromEntries(
    packages.map((from) => [
      from,
      Object.fromEntries(
        kept.flatMap(({ from: one, name, reason }) => (one === from ? [[name, reason ?? ""]] : [])),
      ),
    ]),
  );
  const used = new Set(kept.map(({ reason }) => reason));
  const reasons = Object.fromEntries(Object.entries(list.reasons).filter(([key]) => used.has(key)));
  return { atMost: Math.min(list.atMost, kept.length), reasons, exports };
}

/** Returns what is wrong with the list, a line each; empty when it fits the pages and the packages. */
export function checkList(list: Unexplained, covered: readonly Export[]): string[] {
  const known = new Set(covered.map(({ from, name }) => `${from}: ${name}`));
  const listed = Object.entries(list.exports).flatMap(([from, names]) =>
    Object.entries(names).map(([name, reason]) => ({ from, name, reason })),
  );
  const used = new Set(listed.map(({ reason }) => reason));
  return [
    ...covered
      .filter(({ page, reason }) => page && reason)
      .map(({ from, name, page }) => `${from}: ${name} is explained in ${page}: remove it`),
    ...covered
      .filter(({ page, reason }) => !page && !reason)
      .map(({ from, name }) => `${from}: ${name} is explained by no page`),
    ...listed
      .filter(({ from, name }) => !known.has(`${from}: ${name}`))
      .map(({ from, name }) => `${from}: ${name} does not exist any more: remove it`),
    ...listed
      .filter(({ reason }) => !list.reasons[reason])
      .map(({ from, name, reason }) => `${from}: ${name} has the unknown reason "${reason}"`),
    ...Object.keys(list.reasons)
      .filter((key) => !used.has(key))
      .map((key) => `the reason "${key}" has no export: remove it`),
    ...(listed.length > list.atMost
      ? [`${listed.length} exports are listed, ${list.atMost} at most: explain some in a page`]
      : []),
  ];
}

/** The figures of a report. */
export interface Figures {
  readonly explained: number;
  /** What a user may call: explained, or not and without an internal reason. */
  readonly total: number;
  readonly internal: number;
}

/** Returns the figures of some exports. */
export function figuresOf(covered: readonly Export[], { reasons }: Unexplained): Figures {
  const explained = covered.filter(({ page }) => page).length;
  const internal = covered.filter(
    ({ page, reason }) => !page && reason !== undefined && reasons[reason]?.internal,
  ).length;
  return { explained, internal, total: covered.length - internal };
}

/** Returns `90 of 100 exports explained (90 %)`, whole percent, rounded down. */
export function figuresLine({ explained, total, internal }: Figures): string {
  const percent = total === 0 ? 100 : Math.floor((explained / total) * 100);
  const rest = internal > 0 ? `, ${internal} more are internal` : "";
  return `${explained} of ${total} exports explained (${percent} %)${rest}`;
}
