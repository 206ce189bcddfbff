import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { DEFAULT_PARSE_FRONT_MATTER } from "@docusaurus/utils";
import { type PostSection, postBars, postSections } from "../../src/lib/blog";

/** What a post's picture is drawn from. */
export interface PictureSource {
  readonly slug: string;
  readonly title: string;
  readonly tags: readonly string[];
  readonly sections: readonly PostSection[];
}

/**
 * The posts of a folder as their pictures need them.
 *
 * @throws Error when a post's front matter has no slug, title or tags
 */
export async function postSources(folder: string): Promise<PictureSource[]> {
  const files = readdirSync(folder).filter((name) => /\.mdx?$/.test(name));
  return Promise.all(
    files.map(async (name) => {
      const filePath = path.join(folder, name);
      const fileContent = readFileSync(filePath, "utf8");
      const { content, frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent });
      const { slug, title, tags } = frontMatter;
      if (typeof slug !== "string" || typeof title !== "string" || !Array.isArray(tags)) {
        throw new Error(`${filePath} needs a slug, a title and tags in its front matter.`);
      }
      return { slug, title, tags: tags.map(String), sections: postSections(content) };
    }),
  );
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** The HTML of a post's social image, 1200 by 630: brand, title, tags, and its parts under the ruler. */
export function postPicture({ title, tags, sections }: PictureSource, brand: string): string {
  const labels = tags.map((label) => ({ label, permalink: "" }));
  const bars = postBars({ tags: labels, sections })
    .map(
      ({ kind, start, length }) =>
        `<b style="margin-left:${start * 100}%;width:${length * 100}%;background:var(--span-${kind})"></b>`,
    )
    .join("");
  return `<style>.p{background:var(--canvas);width:1200px;height:630px;padding:64px 72px;box-sizing:border-box;display:flex;flex-direction:column;color:var(--ink);font-family:var(--font-text)}
.n{display:flex;align-items:center;gap:16px;font-size:32px;font-weight:600;letter-spacing:-.02em}.n svg{width:48px;height:48px}
.p h1{font-size:60px;line-height:66px;letter-spacing:-.035em;font-weight:600;margin:40px 0 20px;text-wrap:balance}
.t{font:400 22px var(--font-mono);color:var(--ink-2);margin:0 0 auto}
.u{height:18px;border-bottom:1px solid var(--line-strong);background:repeating-linear-gradient(90deg,var(--control) 0 2px,transparent 2px 10%) bottom/100% 16px no-repeat,repeating-linear-gradient(90deg,var(--line-strong) 0 2px,transparent 2px 2%) bottom/100% 8px no-repeat}
.b{display:grid;gap:7px;padding-top:16px}.b b{display:block;height:10px;min-width:4px;border-radius:3px}</style>
<div class="p">${brand}<h1>${escaped(title)}</h1><p class="t">blog / ${escaped(tags.join(" / "))}</p><div class="u"></div><div class="b">${bars}</div></div>`;
}
