import type { Plugin } from "@docusaurus/types";
import { CODE_THEME_KEY } from "../../src/config/code-themes";

/** Puts the colours that the reader chose for code in force before the page is drawn. */
const applyTheme = `try{const id=localStorage.getItem("${CODE_THEME_KEY}");if(id)document.documentElement.dataset.codeTheme=id}catch{}`;

/**
 * Code is coloured while the site is built (`rehype.ts`), so the highlighter that the classic theme puts into
 * every page's JavaScript is left out of the bundle.
 */
export default function codeBlocksPlugin(): Plugin {
  return {
    name: "code-blocks",
    injectHtmlTags: () => ({ headTags: [{ tagName: "script", innerHTML: applyTheme }] }),
    configureWebpack(_config, isServer) {
      const highlighter = require.resolve(
        "@docusaurus/theme-classic/lib/prism-include-languages.js",
      );
      return isServer
        ? {}
        : {
            resolve: { alias: { [highlighter]: false, [highlighter.replace(/\.js$/, "")]: false } },
          };
    },
  };
}
