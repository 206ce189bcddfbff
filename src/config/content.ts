import type * as Preset from "@docusaurus/preset-classic";
import type { PluginConfig, PresetConfig } from "@docusaurus/types";
import { markdownPlugins } from "../../plugins/code-blocks/markdown";
import { hosts, site } from "./site";

const editUrl = `${hosts.repository}/tree/main/website/`;

/** What both docs areas share: one version named `current`, labelled "Next", no breadcrumbs. */
const docsOptions = {
  ...markdownPlugins,
  editUrl,
  breadcrumbs: false,
  sidebarCollapsed: false,
  sidebarCollapsible: true,
  showLastUpdateTime: true,
  lastVersion: "current",
  versions: { current: { label: "Next" } },
};

/** The classic preset: framework docs, blog, pages, style, sitemap. */
export const presets: PresetConfig[] = [
  [
    "classic",
    {
      docs: {
        ...docsOptions,
        path: "docs",
        routeBasePath: "docs",
        sidebarPath: "./sidebars.ts",
      },
      blog: {
        ...markdownPlugins,
        path: "blog",
        editUrl,
        blogTitle: "Blog",
        blogDescription: "Guides, concepts and comparisons on building and observing AI agents.",
        postsPerPage: 1000,
        showReadingTime: true,
        blogSidebarCount: 0,
        tagsBasePath: "tags",
        authorsBasePath: "author",
        archiveBasePath: null,
        onUntruncatedBlogPosts: "throw",
        onInlineTags: "throw",
        onInlineAuthors: "throw",
        feedOptions: {
          type: "all",
          limit: 5000,
          title: `${site.name} blog`,
          description: "Guides, concepts and comparisons on building and observing AI agents.",
        },
      },
      pages: {
        ...markdownPlugins,
        path: "src/pages",
        exclude: ["**/_*.{js,jsx,ts,tsx,md,mdx}", "**/*.test.{ts,tsx}"],
      },
      theme: { customCss: "./src/css/index.css" },
      sitemap: { lastmod: "date", changefreq: null, priority: null },
    } satisfies Preset.Options,
  ],
];

/** The second docs area, an instance of its own. */
export const observabilityDocs: PluginConfig = [
  "@docusaurus/plugin-content-docs",
  {
    ...docsOptions,
    id: "observability",
    path: "voltops-llm-observability-docs",
    routeBasePath: "voltops-llm-observability-docs",
    sidebarPath: "./sidebarsObservability.ts",
  },
];
