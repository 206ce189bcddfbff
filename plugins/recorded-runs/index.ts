import { readFileSync } from "node:fs";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { parts, supportDesk } from "../../src/data/recordings";
import { returnsDesk } from "../../src/data/recordings/returns-desk";
import { type ExplorerRun, explorerRun } from "../../src/lib/explorer-run";
import { type ShownPart, type ShownRun, shownPart, shownRun } from "../../src/lib/shown-run";
import type { Recording } from "../../src/lib/trace";
import { highlight } from "../code-blocks/highlight";

const linesOf = ({ source }: Recording) => highlight(source.code, "ts");

/** What the home page draws; it imports the file as `@generated/recorded-runs/default/home.json`. */
export interface HomeRuns {
  readonly supportDesk: ShownRun;
  readonly parts: readonly ShownPart[];
}

/** Code of the observability page, imported as `@generated/recorded-runs/default/observability.json`. */
export interface ObservabilityCode {
  /** The program that serves the explorer's workflow: path from the root, and coloured lines. */
  readonly server: { readonly file: string; readonly lines: readonly string[] };
}

const SERVER = "recordings/returns-desk/server.ts";

interface Runs {
  readonly home: HomeRuns;
  readonly code: ObservabilityCode;
  readonly explorer: ExplorerRun;
}

/** The explorer's run as the browser asks for it. */
const EXPLORER = "returns-desk.json";
/** The explorer's run as the static HTML is made of it. The browser's bundle leaves this copy out. */
const STILL = "returns-desk.still.json";

/**
 * Writes the recorded runs, their code coloured, as JSON. Pages import `home.json`. The explorer's run
 * is there twice: `returns-desk.json` is a file that the browser asks for when the explorer is in view,
 * its copy is drawn into the HTML while the site is built and is an empty module in the browser.
 */
export default function recordedRunsPlugin(context: LoadContext): Plugin<Runs> {
  const folder = path.join(context.generatedFilesDir, "recorded-runs", "default");
  return {
    name: "recorded-runs",
    getPathsToWatch: () => [
      path.join(context.siteDir, "recordings/**/*.recording.json"),
      path.join(context.siteDir, SERVER),
    ],
    loadContent: async () => ({
      home: {
        supportDesk: shownRun(supportDesk, linesOf(supportDesk)),
        parts: Object.entries(parts).map(([key, part]) => shownPart(key, part, linesOf(part))),
      },
      code: {
        server: {
          file: SERVER,
          lines: highlight(readFileSync(path.join(context.siteDir, SERVER), "utf8"), "ts"),
        },
      },
      explorer: explorerRun(returnsDesk),
    }),
    contentLoaded: async ({ content, actions }) => {
      await actions.createData("home.json", JSON.stringify(content.home));
      await actions.createData("observability.json", JSON.stringify(content.code));
      await actions.createData(EXPLORER, JSON.stringify(content.explorer));
      await actions.createData(STILL, JSON.stringify(content.explorer));
    },
    configureWebpack: (_config, isServer) => ({
      module: {
        rules: [
          {
            test: path.join(folder, EXPLORER),
            dependency: "url",
            type: "asset/resource",
            generator: { filename: "assets/runs/[name].[contenthash:8][ext]", emit: !isServer },
          },
        ],
      },
      ...(isServer ? {} : { resolve: { alias: { [path.join(folder, STILL)]: false } } }),
    }),
  };
}
