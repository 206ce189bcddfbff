import { readFile } from "node:fs/promises";
import path from "node:path";
import type { BlogContent } from "@docusaurus/plugin-content-blog";
import type { LoadedContent as DocsContent } from "@docusaurus/plugin-content-docs";
import type { AllContent } from "@docusaurus/types";
import {
  aliasedSitePathToRelativePath,
  DEFAULT_PARSE_FRONT_MATTER,
  parseMarkdownFile,
} from "@docusaurus/utils";
import { areas } from "../../src/lib/search/areas";
import { pageNames } from "../../src/lib/search/names";
import { type IndexPage, readShard, shardPath } from "../../src/lib/search/shard";
import { markdownSections } from "./markdown-sections";

interface Source {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly trail: readonly string[];
  readonly tag: string;
  /** The Markdown file, as Docusaurus writes it: `@site/docs/index.md`. */
  readonly file: string;
}

type SidebarItems = DocsContent["loadedVersions"][number]["sidebars"][string];

/**
 * The pages that can be found while developing, where no page is rendered ahead: docs and posts as
 * their Markdown stands now, and every other page as it was in the last build, if there is one.
 */
export async function devPages(
  allContent: AllContent,
  { siteDir, siteName }: { siteDir: string; siteName: string },
): Promise<IndexPage[]> {
  const sources = [...docsSources(allContent), ...blogSources(allContent)];
  const live = await Promise.all(
    sources.map(async ({ file, ...page }): Promise<IndexPage> => {
      const filePath = path.join(siteDir, aliasedSitePathToRelativePath(file));
      const { content } = await parseMarkdownFile({
        filePath,
        fileContent: await readFile(filePath, "utf8"),
        parseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
      });
      return {
        ...page,
        names: pageNames(page, siteName),
        language: "en",
        sections: markdownSections(content),
      };
    }),
  );
  const known = new Set(live.map((page) => page.path));
  const built = await builtPages(path.join(siteDir, "build"));
  return [...live, ...built.filter((page) => !known.has(page.path))];
}

function docsSources(allContent: AllContent): Source[] {
  const instances = allContent["docusaurus-plugin-content-docs"] ?? {};
  return Object.entries(instances).flatMap(([id, content]) =>
    (content as DocsContent).loadedVersions.flatMap(({ versionName, docs, sidebars }) => {
      const trails = new Map(Object.values(sidebars).flatMap((items) => trailsOf(items, [])));
      return docs.map(({ id: docId, title, description, permalink, source }) => ({
        path: withSlash(permalink),
        title,
        description,
        trail: trails.get(docId) ?? [],
        tag: `docs-${id}-${versionName}`,
        file: source,
      }));
    }),
  );
}

/** Content is loaded before addresses get the slash that the site's end in. */
function withSlash(permalink: string): string {
  return permalink.endsWith("/") ? permalink : `${permalink}/`;
}

/** For each doc, the categories it stands in. */
function trailsOf(items: SidebarItems, trail: readonly string[]): [string, readonly string[]][] {
  return items.flatMap((item): [string, readonly string[]][] => {
    switch (item.type) {
      case "doc":
      case "ref":
        return [[item.id, trail]];
      case "category":
        return trailsOf(item.items, [...trail, item.label]);
      default:
        return [];
    }
  });
}

function blogSources(allContent: AllContent): Source[] {
  const instances = allContent["docusaurus-plugin-content-blog"] ?? {};
  return Object.values(instances).flatMap((content) =>
    ((content as BlogContent | undefined)?.blogPosts ?? []).map(({ metadata }) => ({
      path: withSlash(metadata.permalink),
      title: metadata.title,
      description: metadata.description,
      trail: [],
      tag: "default",
      file: metadata.source,
    })),
  );
}

/** The pages of the last build; none when there is no build with an index. */
async function builtPages(buildDir: string): Promise<readonly IndexPage[]> {
  try {
    const shards = await Promise.all(
      areas.map(async ({ id }) =>
        readShard(await readFile(path.join(buildDir, shardPath(id)), "utf8"), id),
      ),
    );
    return shards.flatMap(({ pages }) => pages);
  } catch {
    return [];
  }
}
