import { listInWords } from "./in-words";
import type { ShownRow, ShownRun } from "./shown-run";
import type { Source } from "./sources";

/** What a part of a project can be: what comes in and goes out, or something a span is named after. */
export const partKinds = ["input", "output", "agent", "workflow", "tool", "memory"] as const;

export type PartKind = (typeof partKinds)[number];

/** A part of a project, as the graph and the table of parts show it. */
export interface ExamplePart {
  /** The name that the code gives it; a word of their own for what comes in and goes out. */
  readonly id: string;
  readonly kind: PartKind;
  readonly label: string;
  readonly sublabel: string;
  /** One sentence. */
  readonly does: string;
  /** The file that defines it; none for what comes in and goes out. */
  readonly file?: string;
}

/** How the parts of a project work together: columns from left to right, lines from one to the next. */
export interface ExampleGraph {
  readonly caption: string;
  /** Ids of parts, at most four a column. */
  readonly columns: readonly (readonly string[])[];
  /** From a part of a column to one of the next; `says` is what goes along the line, in two or three words. */
  readonly links: readonly { readonly from: string; readonly to: string; readonly says: string }[];
  /** A part that holds others: it is drawn as a frame around columns, counted from 0. */
  readonly frame?: {
    readonly part: string;
    readonly from: number;
    readonly to: number;
  };
}

/** A variable of the project's `.env`. */
export interface ExampleVariable {
  readonly name: string;
  readonly purpose: string;
  /** Where to get it. */
  readonly from: { readonly label: string; readonly url: string };
  readonly required: boolean;
}

/** A step of the set-up that only this project has: it stands between the keys and the start. */
export interface ExampleStep {
  readonly title: string;
  readonly text: string;
  readonly code?: { readonly language: string; readonly text: string };
}

/** A source that a reader can open. */
export interface ExampleSource extends Source {
  readonly url: string;
}

/** An example: a project in `projects/<folder>`, its page, and its place in the list. */
export interface Example {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** The project's page at the code host. */
  readonly repository: string;
  /** The id of a video on YouTube that walks through it. */
  readonly video?: string;
  /** The folder below `projects/`; the scaffolder knows the example by the same name. */
  readonly folder: string;
  readonly headline: string;
  readonly intro: string;
  readonly parts: readonly ExamplePart[];
  readonly graph: ExampleGraph;
  readonly env: readonly ExampleVariable[];
  /** What was read elsewhere: limits and addresses of the services it calls. */
  readonly sources: readonly ExampleSource[];
  /** The files that the page shows, in the order to read them in. */
  readonly files: readonly { readonly path: string; readonly about: string }[];
  readonly setup: readonly ExampleStep[];
  readonly run: {
    /** What the recorded run shows, in a sentence or two. */
    readonly about: string;
    /** The text that the run made: a property of its output, or all of it; and the name of a file for it. */
    readonly output: { readonly key?: string; readonly file: string };
  };
  /** A request to the running project, and the response without what changes from run to run. */
  readonly request: {
    readonly command: string;
    readonly response: string;
    readonly note: string;
    /** What the console calls it, as a reader would look for it. */
    readonly inConsole: string;
  };
  /** What to change next. */
  readonly changes: readonly {
    readonly title: string;
    readonly text: string;
    readonly file: string;
  }[];
  /** Pages of the route contract that go on from here. */
  readonly links: readonly { readonly label: string; readonly to: string; readonly note: string }[];
}

/** Code that the build has coloured. */
export interface ShownCode {
  readonly language: string;
  /** Escaped HTML, a `.code-line` a line. */
  readonly html: string;
}

/** A file of a project, coloured. */
export interface ShownFile extends ShownCode {
  readonly path: string;
  readonly about: string;
  readonly lineCount: number;
}

/** What lists need of an example. */
export interface ExampleSummary extends Pick<Example, "slug" | "title" | "description"> {
  /** The parts that code defines. */
  readonly parts: readonly Pick<ExamplePart, "id" | "kind" | "label">[];
  readonly variables: readonly string[];
  readonly fileCount: number;
  /** The recorded run for a small waterfall, without model calls and memory; null while there is none. */
  readonly run: {
    readonly totalMs: number;
    readonly spanCount: number;
    readonly rows: readonly Pick<
      ShownRow,
      "id" | "label" | "kind" | "depth" | "startMs" | "durationMs"
    >[];
  } | null;
}

/** What the plugin adds to an example's page. */
export interface ExampleRelated {
  readonly files: readonly ShownFile[];
  readonly run: ShownRun | null;
  /** The text that the recorded run made. */
  readonly output: ShownCode | null;
  readonly commands: Readonly<
    Record<"get" | "scaffold" | "keys" | "start" | "request" | "response", ShownCode>
  >;
  /** The code of the project's own steps, in their order. */
  readonly setup: readonly (ShownCode | null)[];
  readonly others: readonly Pick<Example, "slug" | "title" | "description">[];
}

/** The page of an example. */
export function examplePath(slug: string): string {
  return `/examples/agents/${slug}/`;
}

/** The graph in words, for those who do not see it: what is linked to what, and what the frame holds. */
export function describeGraph({ parts, graph }: Pick<Example, "parts" | "graph">): string {
  const label = (id: string) => parts.find((part) => part.id === id)?.label ?? id;
  const flows = graph.links.map(({ from, to, says }) => `${label(from)} to ${label(to)}: ${says}.`);
  const { frame } = graph;
  const inside = frame
    ? graph.columns
        .slice(frame.from, frame.to + 1)
        .flat()
        .map(label)
    : [];
  return [
    ...flows,
    ...(frame ? [`${listInWords(inside)} are steps of ${label(frame.part)}.`] : []),
  ].join(" ");
}

/** What a search engine is told of a project, as JSON-LD. `url` is the page's own. */
export function sourceCodeData(
  { title, description, repository }: Pick<Example, "title" | "description" | "repository">,
  url: string,
): object {
  return {
    "@context": "https://schema.org",
    "@type": "SoftwareSourceCode",
    name: title,
    description,
    url,
    codeRepository: repository,
    programmingLanguage: "TypeScript",
    runtimePlatform: "Node.js",
  };
}
