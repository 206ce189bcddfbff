import "./src/config/environment";
import { existsSync } from "node:fs";
import type { Config } from "@docusaurus/types";
import { presets } from "./src/config/content";
import { htmlTemplate } from "./src/config/html-template";
import { plugins } from "./src/config/plugins";
import { parseFrontMatter } from "./src/config/samples-report";
import { customFields, site } from "./src/config/site";
import { themeConfig } from "./src/config/theme";

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  favicon: "img/favicon.svg",
  url: site.url,
  baseUrl: "/",
  trailingSlash: true,
  titleDelimiter: "|",
  organizationName: "VoltAgent",
  projectName: "voltagent",
  i18n: {
    defaultLocale: "en",
    locales: ["en"],
    localeConfigs: { en: { direction: "ltr", htmlLang: "en" } },
  },
  future: {
    v4: true,
    faster: true,
    // A copy without its history still builds; it only shows no dates.
    experimental_vcs: existsSync(".git") ? "default-v2" : "disabled",
  },
  onBrokenLinks: "throw",
  onBrokenAnchors: "warn",
  onDuplicateRoutes: "warn",
  markdown: { hooks: { onBrokenMarkdownLinks: "warn" }, parseFrontMatter },
  customFields: customFields(process.env),
  headTags: [
    { tagName: "link", attributes: { rel: "icon", href: "/img/favicon-48.png", sizes: "48x48" } },
    { tagName: "link", attributes: { rel: "apple-touch-icon", href: "/img/icon-180.png" } },
    { tagName: "link", attributes: { rel: "manifest", href: "/manifest.webmanifest" } },
    { tagName: "meta", attributes: { name: "theme-color", content: "#0b0e0d" } },
    { tagName: "meta", attributes: { name: "color-scheme", content: "dark" } },
  ],
  ssrTemplate: htmlTemplate,
  clientModules: [
    "./src/client/first-load.ts",
    "./src/client/late-layout.ts",
    "./src/client/idle-prefetch.ts",
  ],
  presets,
  plugins,
  themeConfig,
};

export default config;
