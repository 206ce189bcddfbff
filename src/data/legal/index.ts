/** The day on which the words of a page last changed, as YYYY-MM-DD. */
export const lastChanged = {
  privacy: "2026-11-22",
  terms: "2026-11-22",
} as const;

/** The network that answers for this site, and its own page about data. */
export const delivery = {
  name: "Cloudflare",
  policy: "https://www.cloudflare.com/privacypolicy/",
} as const;

/** An entry that the site may write to the browser's local storage. */
export interface StorageEntry {
  /** The key without the site's namespace; a `*` stands for a name that varies. */
  readonly key: string;
  readonly holds: string;
  readonly written: string;
}

/** Every entry of the site itself. Docusaurus writes them and adds the site's namespace to each key. */
export const storageEntries: readonly StorageEntry[] = [
  {
    key: "docusaurus.announcement.id",
    holds: "Which announcement you were shown last.",
    written: "when the bar at the top first shows",
  },
  {
    key: "docusaurus.announcement.dismiss",
    holds: "Whether you closed that announcement.",
    written: "when it shows, and when you close it",
  },
  {
    key: "docs-preferred-version-default",
    holds: "Which version of the framework docs you read last.",
    written: "when you read a page of those docs",
  },
  {
    key: "docs-preferred-version-observability",
    holds: "Which version of the observability docs you read last.",
    written: "when you read a page of those docs",
  },
  {
    key: "tutorial-done",
    holds: "Which steps of the tutorial you marked as done.",
    written: "when you mark a step or take a mark back",
  },
  {
    key: "docusaurus.tab.*",
    holds: "Which tab you chose in a group of samples, such as npm or pnpm.",
    written: "when you choose a tab",
  },
  {
    key: "__DOCSEARCH_RECENT_SEARCHES__*",
    holds: "Which pages you opened from the search.",
    written: "when you follow a result",
  },
  {
    key: "__DOCSEARCH_FAVORITE_SEARCHES__*",
    holds: "Which of those pages you kept.",
    written: "when you mark one",
  },
];
