import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { DEFAULT_PARSE_FRONT_MATTER } from "@docusaurus/utils";
import { describe, expect, it } from "vitest";
import { routeContract } from "../../src/config/route-contract";

const files = readdirSync("blog").filter((name) => /\.mdx?$/.test(name));
const routes: readonly string[] = Object.values(routeContract).flat();

describe.each(files)("blog/%s", (name) => {
  const filePath = path.join("blog", name);
  const fileContent = readFileSync(filePath, "utf8");
  const parsed = DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent });

  it("is named after its slug, which is in the contract", async () => {
    const { slug } = (await parsed).frontMatter;
    expect(name.replace(/\.mdx?$/, "")).toBe(slug);
    expect(routes).toContain(`/blog/${slug}/`);
  });

  it("keeps its day of 2025, and names the day of its last change", async () => {
    const { date, last_update } = (await parsed).frontMatter as {
      date: Date;
      last_update?: { date: Date };
    };
    expect(date.getUTCFullYear()).toBe(2025);
    if (last_update) {
      expect(last_update.date.getTime()).toBeGreaterThan(date.getTime());
    }
  });

  it("is signed by one team, and has tags of the contract", async () => {
    const { authors, tags } = (await parsed).frontMatter as { authors: string[]; tags: string[] };
    expect(authors).toHaveLength(1);
    expect(routes).toContain(`/blog/author/${authors[0]}/`);
    expect(tags.length).toBeGreaterThan(0);
    for (const tag of tags) {
      expect(routes).toContain(`/blog/tags/${tag}/`);
    }
  });

  it("has a description, and its social image: run scripts/make-images.mts blog/", async () => {
    const { description, image, slug } = (await parsed).frontMatter;
    expect(String(description).length).toBeGreaterThan(60);
    expect(String(description).length).toBeLessThan(170);
    expect(image).toBe(`/img/blog/${slug}.png`);
    expect(existsSync(`static${image}`)).toBe(true);
  });
});
