import type { Plugin } from "@docusaurus/types";
import tailwind from "@tailwindcss/postcss";

/** Runs Tailwind 4 as the last PostCSS step, after Docusaurus's own. */
export default function tailwindPlugin(): Plugin {
  return {
    name: "tailwind",
    configurePostCss(options) {
      options.plugins.push(tailwind({ optimize: false }));
      return options;
    },
  };
}
