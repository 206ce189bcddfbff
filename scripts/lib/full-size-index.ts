import { routeContract } from "../../src/config/route-contract";
import { knownQueries } from "../../src/data/search/queries";
import { type Area, areaOf, areas } from "../../src/lib/search/areas";
import type { IndexPage, IndexSection, Shard } from "../../src/lib/search/shard";
import { rawWords } from "../../src/lib/search/words";

/** The sections that the finished site has, about, and the words of one. */
const SECTIONS = 2700;
const WORDS = 110;
const CODE_WORDS = 45;
/** Words that occur on the site, about. Few of them are common, most are rare. */
const RARE_WORDS = 9000;

/** Numbers that look random and are the same in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const SYLLABLES =
  "ag ent tra ce mem ory wor flo sup vis ret rie ver gua rd rail sco rer pro vi der mod el to ol con tex str eam sch ema ho ok re sume".split(
    " ",
  );

/** An index of the finished site's size for measuring: its addresses, with text made up of words as uneven as real ones. */
export function fullSizeShards(): Shard[] {
  const next = numbers(7);
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(next() * list.length)];
  const common = [...new Set(knownQueries.flatMap(({ query }) => rawWords(query)))];
  const rare = Array.from({ length: RARE_WORDS }, () =>
    Array.from({ length: 2 + Math.floor(next() * 3) }, () => pick(SYLLABLES)).join(""),
  );
  // The square makes the first words of a list much commoner than its last.
  const word = () =>
    next() < 0.55
      ? (common[Math.floor(next() ** 2 * common.length)] ?? "")
      : (rare[Math.floor(next() ** 2 * rare.length)] ?? "");
  const words = (count: number) => Array.from({ length: count }, word).join(" ");

  const routes: string[] = Object.values(routeContract).flat();
  const perPage = Math.ceil(SECTIONS / routes.length);
  const section = (index: number): IndexSection => {
    const heading = words(3);
    return {
      anchor: index === 0 ? "" : `section-${index}`,
      headings: index === 0 ? [] : index % 3 === 0 ? [words(2), heading] : [heading],
      text: words(Math.floor(WORDS * (0.4 + 1.2 * next()))),
      code: index % 2 === 0 ? "" : words(Math.floor(CODE_WORDS * 2 * next())),
    };
  };
  const pages = routes.map(
    (path): IndexPage => ({
      path,
      title: (path.split("/").at(-2) || "home").replaceAll("-", " "),
      description: words(14),
      names: [],
      trail: [words(1)],
      language: "en",
      tag: "default",
      sections: Array.from({ length: perPage }, (_, index) => section(index)),
    }),
  );
  const shard = (area: Area): Shard => ({
    area,
    pages: pages.filter(({ path }) => areaOf(path) === area),
  });
  return areas.map(({ id }) => shard(id));
}
