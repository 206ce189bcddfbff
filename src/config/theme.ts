import type * as Preset from "@docusaurus/preset-classic";
import type { PrismTheme } from "prism-react-renderer";
import { searchSettings } from "./search";
import { hosts, site } from "./site";

/** The default code colours, read from the tokens so that every code block follows them. */
const codeTheme: PrismTheme = {
  plain: { color: "var(--code-plain)", backgroundColor: "var(--surface-1)" },
  styles: [
    { types: ["comment", "prolog", "cdata"], style: { color: "var(--code-comment)" } },
    {
      types: ["keyword", "operator", "tag", "important", "rule", "atrule"],
      style: { color: "var(--code-keyword)" },
    },
    {
      types: ["string", "char", "attr-value", "inserted", "url"],
      style: { color: "var(--code-string)" },
    },
    {
      types: ["function", "attr-name", "property", "key"],
      style: { color: "var(--code-function)" },
    },
    { types: ["number", "boolean", "constant"], style: { color: "var(--code-number)" } },
    { types: ["class-name", "builtin", "symbol"], style: { color: "var(--code-type)" } },
    { types: ["deleted"], style: { color: "var(--danger)" } },
    { types: ["punctuation"], style: { color: "var(--ink-2)" } },
  ],
};

export const themeConfig: Preset.ThemeConfig = {
  image: "img/social.png",
  colorMode: { defaultMode: "dark", disableSwitch: true, respectPrefersColorScheme: false },
  metadata: [{ name: "twitter:card", content: "summary_large_image" }],
  announcementBar: {
    id: "support_us",
    content: `Help others find ${site.name}: <a target="_blank" rel="noopener" href="${hosts.stargazers}">star it on GitHub</a>.`,
    backgroundColor: "transparent",
    textColor: "var(--brand-strong)",
    isCloseable: true,
  },
  docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  // Not hidden by our navbar: it only tells the contents list not to look for a bar above the text.
  navbar: { title: site.name, hideOnScroll: true, items: [] },
  // With a slash at its end, so that links and opensearch.xml name the page's own address.
  algolia: { ...searchSettings(process.env), contextualSearch: true, searchPagePath: "search/" },
  prism: {
    theme: codeTheme,
    darkTheme: codeTheme,
    additionalLanguages: ["bash", "diff", "docker", "ini", "json", "toml", "python"],
  },
};
