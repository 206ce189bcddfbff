import type { Code, Root } from "mdast";
import { visit } from "unist-util-visit";

/** Lines that every package manager has a word for. */
const install = /^npm (install|uninstall|create) /;

/** Whether a fence holds nothing but install lines. */
function isInstall({ lang, meta, value }: Code): boolean {
  return lang === "bash" && !meta && value.split("\n").every((line) => install.test(line));
}

/**
 * A remark plugin that marks fences of install lines for `@docusaurus/remark-plugin-npm2yarn`, which turns
 * them into one tab a package manager. Authors write npm.
 */
export function remarkPackageManagers() {
  return (tree: Root): void => {
    visit(tree, "code", (node) => {
      if (isInstall(node)) node.meta = "npm2yarn";
    });
  };
}
