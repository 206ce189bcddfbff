import { normalizeTokens, Prism } from "prism-react-renderer";

/** Languages that prism-react-renderer leaves out and the site uses. Order matters: some build on others. */
const extraLanguages = ["bash", "diff", "docker", "ini", "json", "toml", "python", "java", "http"];

// Prism's language files extend a global.
Object.assign(globalThis, { Prism });
for (const language of extraLanguages) {
  require(`prismjs/components/prism-${language}`);
}

/** Fence names that Prism knows by another name. */
const aliases: Readonly<Record<string, string>> = {
  sh: "bash",
  shell: "bash",
  dotenv: "ini",
  env: "ini",
};

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

const escapeHtml = (text: string) => text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign);

/** Signs between words keep the plain colour: a third of all elements for no more to read. */
const plain = new Set(["plain", "punctuation", "operator"]);

/** The class of a token, empty for plain text. */
const classOf = (types: readonly string[]) =>
  types.every((type) => plain.has(type)) || plain.has(types.at(-1) ?? "") ? "" : types.join(" ");

/**
 * Colours code while the site is built, so that no highlighter is shipped.
 * Returns one string of HTML a line; tokens carry Prism's class names, text is escaped.
 * A language that is not known comes back as plain text.
 */
export function highlight(code: string, language: string): string[] {
  const text = code.replace(/\n$/, "");
  const grammar = Prism.languages[aliases[language] ?? language];
  const lines = normalizeTokens(grammar ? Prism.tokenize(text, grammar) : [text]);
  return lines.map((line) =>
    line
      .filter(({ empty, content }) => !empty && content !== "\n")
      .map(({ types, content }) => {
        const name = classOf(types);
        const html = escapeHtml(content);
        return name ? `<span class="tok ${name}">${html}</span>` : html;
      })
      .join(""),
  );
}
