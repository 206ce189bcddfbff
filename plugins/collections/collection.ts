import path from "node:path";
import type { RouteConfig } from "@docusaurus/types";
import type { Check } from "../../src/lib/record-checks";
import { loadRecords, type RecordBase } from "./load-records";

type Props = object | Promise<object>;

/** What a collection is made of. Paths of components start with `@site/`. */
export interface CollectionSpec<R extends RecordBase, S extends object = R> {
  /** The name of its generated list: `@generated/collections/default/<name>.json`. */
  readonly name: string;
  /** The folder that holds one record a file, from the repository's root. */
  readonly folder: string;
  /** What a record has to hold, said in words where it does not. */
  readonly check: Check;
  /** What lists, and other pages, need of a record; all of it when left out. */
  readonly summary?: (record: R) => S;
  /** Files beside the records that its pages are made of, as globs from the repository's root. */
  readonly watch?: readonly string[];
  readonly detail: {
    readonly path: (record: R) => string;
    /** Gets `record`, and `related`: what the function of that name returns, `{}` without it. */
    readonly component: string;
    readonly related?: (record: R, records: readonly R[], siteDir: string) => Props;
    /** Modules that the component gets as props, by the props' names: a text in MDX, for one. */
    readonly modules?: (record: R) => Readonly<Record<string, string>>;
    /** The file whose last change is the page's, from the repository's root; the record when left out. */
    readonly source?: (record: R) => string;
  };
  readonly lists?: readonly {
    readonly path: string;
    /** Gets `records` (summaries, in the order of their ids) and `related`. */
    readonly component: string;
    readonly related?: (records: readonly R[]) => Props;
  }[];
  readonly category?: {
    /** The categories of a record; each one that occurs gets a page. */
    readonly of: (record: R) => readonly string[];
    readonly path: (category: string) => string;
    /** Gets `category`, `records` (summaries of those in it) and `related`. */
    readonly component: string;
    readonly related?: (category: string, records: readonly R[]) => Props;
  };
}

/** What a collection puts on the site. */
export interface CollectionPages {
  readonly summaries: readonly object[];
  readonly routes: readonly RouteConfig[];
}

/** A collection as the plugin, tests and other collections use it. */
export interface Collection<R extends RecordBase = RecordBase> {
  readonly name: string;
  readonly folder: string;
  /** Globs of the files beside the records, from the repository's root. */
  readonly watch: readonly string[];
  /**
   * Its records, in the order of their ids.
   *
   * @throws Error that names file, field and remedy for everything that is wrong
   */
  readonly records: (siteDir: string) => Promise<readonly R[]>;
  /** Its routes with their props. Throws what `records` throws. */
  readonly pages: (siteDir: string) => Promise<CollectionPages>;
}

/** Returns the collection that `spec` describes; register it in `all.ts`. */
export function defineCollection<R extends RecordBase, S extends object = R>(
  spec: CollectionSpec<R, S>,
): Collection<R> {
  const { name, folder, check, watch = [], detail, lists = [], category } = spec;
  const summary: (record: R) => object = spec.summary ?? ((record) => record);
  const records = (siteDir: string) =>
    loadRecords<R>(path.join(siteDir, folder), { check, shown: folder });

  async function pages(siteDir: string): Promise<CollectionPages> {
    const all = await records(siteDir);
    const route = async (
      to: string,
      component: string,
      props: object,
      related: Props | undefined,
      {
        sourceFilePath,
        modules,
      }: { sourceFilePath?: string; modules?: RouteConfig["modules"] } = {},
    ): Promise<RouteConfig> => ({
      path: to,
      component,
      exact: true,
      props: { ...props, related: (await related) ?? {} },
      ...(modules ? { modules } : {}),
      ...(sourceFilePath ? { metadata: { sourceFilePath } } : {}),
    });
    const categories = category ? [...new Set(all.flatMap((record) => category.of(record)))] : [];
    const inCategory = (wanted: string) =>
      all.filter((record) => category?.of(record).includes(wanted));
    return {
      summaries: all.map(summary),
      routes: await Promise.all([
        ...all.map((record) =>
          route(
            detail.path(record),
            detail.component,
            { record },
            detail.related?.(record, all, siteDir),
            {
              sourceFilePath: detail.source?.(record) ?? `${folder}/${record.slug}.ts`,
              modules: detail.modules?.(record),
            },
          ),
        ),
        ...lists.map((list) =>
          route(list.path, list.component, { records: all.map(summary) }, list.related?.(all)),
        ),
        ...(category
          ? categories.map((wanted) =>
              route(
                category.path(wanted),
                category.component,
                { category: wanted, records: inCategory(wanted).map(summary) },
                category.related?.(wanted, inCategory(wanted)),
              ),
            )
          : []),
      ]),
    };
  }

  return { name, folder, watch, records, pages };
}
