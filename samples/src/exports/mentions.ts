/** Finds which names of packages a page's code speaks of. */
import { COMPILED, extractFences } from "../extract";

/** How often a page's code names something. */
export type Mentions = ReadonlyMap<string, number>;

const FENCE = /^([ \t]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\1\2[ \t]*$/gm;
const INLINE = /`([^`\n]+)`/g;
const IMPORT = /import\s+(?:\w+\s*,\s*)?\{([^}]*)\}\s+from\s+["'](@voltagent\/[^"']+)["']/g;
const IDENTIFIER = /[A-Za-z_$][\w$]*/g;

/** A word without a capital, such as `tool`, may mean anything: it counts only where it is imported. */
const isPlainWord = (name: string): boolean => name === name.toLowerCase() && !name.includes("_");

/** The name under which an import of `package` is counted. */
const imported = (from: string, name: string): string => `${from}: ${name}`;

/** Returns the mentions in a page's TypeScript and in its inline code. */
export function findMentions(page: string, text: string): Mentions {
  const counts = new Map<string, number>();
  const count = (name: string): void => {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  };
  const samples = extractFences(page, text)
    .filter(({ lang }) => COMPILED.has(lang))
    .map(({ code }) => code);
  const inline = [...text.replaceAll(FENCE, "").matchAll(INLINE)].map(([, code = ""]) => code);
  for (const code of samples) {
    for (const [, names = "", from = ""] of code.matchAll(IMPORT)) {
      for (const name of names.match(IDENTIFIER) ?? []) count(imported(from, name));
    }
  }
  for (const name of [...samples, ...inline].join("\n").match(IDENTIFIER) ?? []) {
    if (!isPlainWord(name)) count(name);
  }
  return counts;
}

/** Returns the page that names an export most often; undefined when none does. */
export function explainingPage(
  from: string,
  name: string,
  pages: ReadonlyMap<string, Mentions>,
): string | undefined {
  const asked = isPlainWord(name) ? imported(from, name) : name;
  const ranked = [...pages]
    .map(([page, mentions]) => ({ page, count: mentions.get(asked) ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  return ranked[0]?.page;
}
