import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { LoadedContent } from "@docusaurus/plugin-content-docs";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { integrationSources } from "../../src/config/integrations";
import { redirects } from "../../src/config/redirects";
import { searchSources } from "../../src/config/search";
import { securityHeaders } from "../../src/config/security-headers";
import { site } from "../../src/config/site";
import { markdownUrl } from "../../src/lib/markdown-url";
import type { CollectionsContent } from "../collections";
import { contentSecurityPolicy } from "./content-security-policy";
import { docsOrder } from "./docs-order";
import { headerRules, headersFile } from "./headers-file";
import { llmsFullTxt, llmsTxt } from "./llms";
import { type BuiltPage, readPage } from "./page";
import { liveRedirects, redirectsFile } from "./redirects-file";
import { robotsTxt } from "./robots";

/** Writes the files of the build that are not pages, from the finished pages. */
export default function siteArtifacts({ siteConfig }: LoadContext): Plugin {
  const order: string[] = [];
  const { url, titleDelimiter, title } = siteConfig;

  async function readBuilt(outDir: string, route: string): Promise<BuiltPage> {
    const file = route.endsWith(".html") ? route : path.join(route, "index.html");
    const html = await readFile(path.join(outDir, file), "utf8");
    return readPage(html, {
      path: route,
      siteUrl: url,
      titleEnd: ` ${titleDelimiter} ${title}`,
    });
  }

  return {
    name: "site-artifacts",

    allContentLoaded({ allContent }) {
      const areas = allContent["docusaurus-plugin-content-docs"] ?? {};
      order.length = 0;
      order.push(...Object.values(areas).flatMap((area) => docsOrder(area as LoadedContent)));
      // The steps of the tutorial build on each other; no other collection has an order to read in.
      const collections = allContent.collections?.default as CollectionsContent | undefined;
      const steps = collections?.find(({ name }) => name === "tutorial");
      order.push(...(steps?.routes ?? []).map(({ path: route }) => route));
    },

    async postBuild({ outDir, routesPaths }) {
      const built: BuiltPage[] = [];
      for (const route of new Set(routesPaths)) {
        built.push(await readBuilt(outDir, route));
      }
      const pages = built.filter((page) => page.path !== "/404.html");
      const sources = integrationSources(process.env);
      const policy = contentSecurityPolicy(
        built.flatMap(({ inlineScripts }) => inlineScripts),
        { ...sources, connect: [...sources.connect, ...searchSources(process.env)] },
      );
      const identity = { name: site.name, description: site.description, url };
      const files: Record<string, string> = {
        _headers: headersFile(
          headerRules({
            ...securityHeaders,
            "Content-Security-Policy": policy,
          }),
        ),
        _redirects: redirectsFile(liveRedirects(redirects, routesPaths)),
        "robots.txt": robotsTxt(url),
        "llms.txt": llmsTxt(identity, pages, order),
        "llms-full.txt": llmsFullTxt(identity, pages, order),
      };
      for (const page of pages) {
        if (page.markdown !== undefined) {
          files[markdownUrl(page.path).slice(1)] = `${page.markdown}\n`;
        }
      }
      await Promise.all(
        Object.entries(files).map(([name, text]) => writeFile(path.join(outDir, name), text)),
      );
    },
  };
}
