/** A public post as the site shows it: words and a link, nothing that loads. */
export interface EmbeddedPost {
  readonly author: string;
  readonly text: string;
  /** The post's own address. */
  readonly href: string;
}

/** What pages read with `usePluginData("post-embeds")`. */
export interface PostEmbedsData {
  readonly posts: readonly EmbeddedPost[];
}

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  mdash: "—",
};

function decode(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (name) {
      return entities[name.toLowerCase()] ?? whole;
    }
    const code = decimal ? Number.parseInt(decimal, 10) : Number.parseInt(hex, 16);
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });
}

/**
 * Takes author, words and address out of an oEmbed answer, whose `html` holds the post as the first
 * paragraph of a quotation. The words come back as plain text, for React to escape.
 * Throws when the answer has another shape.
 */
export function parseEmbed(answer: unknown): EmbeddedPost {
  const { author_name, url, html } = (answer ?? {}) as Record<string, unknown>;
  if (typeof author_name !== "string" || typeof url !== "string" || typeof html !== "string") {
    throw new Error("the answer has no author, address or text");
  }
  const paragraph = /<p\b[^>]*>([\s\S]*?)<\/p>/i.exec(html)?.[1];
  const text = decode(
    (paragraph ?? "").replace(/<br\s*\/?>/gi, "\n").replace(/<[^>]*>/g, ""),
  ).trim();
  if (!text) {
    throw new Error("the answer has no text");
  }
  const { hostname, protocol } = new URL(url);
  if (protocol !== "https:" || !/^((www|mobile)\.)?(x|twitter)\.com$/.test(hostname)) {
    throw new Error(`the answer points at ${hostname}`);
  }
  return { author: author_name, text, href: url };
}
