import { type Area, isArea } from "./areas";

/** A page of the index. */
export interface IndexPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** What else the page answers to: the category that an overview opens, the part of the site it is the front of. */
  readonly names: readonly string[];
  /** What stands above the page: sidebar categories, or the kind of page. */
  readonly trail: readonly string[];
  readonly language: string;
  /** The docs version, as Docusaurus tags it; `default` outside the docs. */
  readonly tag: string;
  readonly sections: readonly IndexSection[];
}

/** A piece of a page: what stands before its first heading, or under one. */
export interface IndexSection {
  /** The id to jump to; empty for the top of the page. */
  readonly anchor: string;
  /** From the outermost to the section's own; empty for the top of the page. */
  readonly headings: readonly string[];
  readonly text: string;
  readonly code: string;
}

/** One area's part of the index. */
export interface Shard {
  readonly area: Area;
  readonly pages: readonly IndexPage[];
}

const FORMAT = "site-search/1";

/** The address of an area's part of the index. */
export function shardPath(area: Area): string {
  return `/search-index/${area}.json`;
}

/** A part of the index as text: JSON, its fields in a fixed order instead of by name. */
export function writeShard({ area, pages }: Shard): string {
  return JSON.stringify({
    format: FORMAT,
    area,
    pages: pages.map((page) => [
      page.path,
      page.title,
      page.description,
      page.names,
      page.trail,
      page.language,
      page.tag,
      page.sections.map(({ anchor, headings, text, code }) => [anchor, headings, text, code]),
    ]),
  });
}

/**
 * Reads a part of the index.
 *
 * @throws Error when the text is cut short, is not an index, or is one of another area
 */
export function readShard(text: string, area: Area): Shard {
  const data: unknown = JSON.parse(text);
  if (!isRecord(data) || data.format !== FORMAT) {
    throw new Error("This is not an index of the site.");
  }
  if (!isArea(String(data.area)) || data.area !== area) {
    throw new Error(`This is the index of ${String(data.area)}, not of ${area}.`);
  }
  return { area, pages: list(data.pages).map(readPage) };
}

function readPage(data: unknown): IndexPage {
  const [path, title, description, names, trail, language, tag, sections] = list(data);
  return {
    path: string(path),
    title: string(title),
    description: string(description),
    names: list(names).map(string),
    trail: list(trail).map(string),
    language: string(language),
    tag: string(tag),
    sections: list(sections).map((section) => {
      const [anchor, headings, text, code] = list(section);
      return {
        anchor: string(anchor),
        headings: list(headings).map(string),
        text: string(text),
        code: string(code),
      };
    }),
  };
}

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}

function list(data: unknown): readonly unknown[] {
  if (!Array.isArray(data)) {
    throw new Error("The index has a part of another form.");
  }
  return data;
}

function string(data: unknown): string {
  if (typeof data !== "string") {
    throw new Error("The index has a field that is no text.");
  }
  return data;
}
