import { partKinds } from "../../lib/example";
import {
  type Check,
  flag,
  list,
  object,
  oneOf,
  optional,
  type Problem,
  text,
  textLike,
  wholeNumber,
} from "../../lib/record-checks";

const slug = textLike(/^[a-z0-9]+(-[a-z0-9]+)*$/, "research-assistant");
const https = textLike(/^https:\/\/\S+$/, "https://platform.openai.com/api-keys");
const file = textLike(/^(src\/)?[a-z0-9.][a-z0-9.-]*$/, "src/workflow.ts");
const sitePath = textLike(/^\/([a-z0-9-]+\/)*$/, "/docs/quick-start/");
const sentence = text({ max: 200 });
const partId = text({ max: 40 });

const shape = object({
  id: wholeNumber(1, 99),
  slug,
  title: text({ max: 40 }),
  description: text({ max: 155 }),
  repository: https,
  video: optional(textLike(/^[\w-]{11}$/, "KjV1c6AhlfY")),
  folder: textLike(/^with-[a-z0-9]+(-[a-z0-9]+)*$/, "with-research-assistant"),
  headline: text({ max: 70 }),
  intro: text({ max: 260 }),
  parts: list(
    object({
      id: partId,
      kind: oneOf(partKinds),
      label: text({ max: 18 }),
      sublabel: text({ max: 24 }),
      does: sentence,
      file: optional(file),
    }),
    { min: 3, max: 10 },
  ),
  graph: object({
    caption: text({ max: 160 }),
    columns: list(list(partId, { min: 1, max: 4 }), { min: 2, max: 4 }),
    links: list(object({ from: partId, to: partId, says: text({ max: 16 }) }), { min: 1, max: 10 }),
    frame: optional(object({ part: partId, from: wholeNumber(0, 3), to: wholeNumber(0, 3) })),
  }),
  env: list(
    object({
      name: textLike(/^[A-Z][A-Z0-9_]*$/, "OPENAI_API_KEY"),
      purpose: sentence,
      from: object({ label: text({ max: 30 }), url: https }),
      required: flag,
    }),
    { min: 1, max: 8 },
  ),
  sources: list(
    object({
      label: text({ max: 70 }),
      url: https,
      asOf: textLike(/^20\d\d-(0[1-9]|1[0-2])$/, "2026-11"),
      reviewBy: textLike(/^20\d\d-\d\d-\d\d$/, "2027-05-31"),
    }),
    { max: 4 },
  ),
  files: list(object({ path: file, about: sentence }), { min: 2, max: 10 }),
  setup: list(
    object({
      title: text({ max: 50 }),
      text: text(),
      code: optional(object({ language: text({ max: 12 }), text: text({ max: 2000 }) })),
    }),
    { max: 4 },
  ),
  run: object({
    about: text({ max: 260 }),
    output: object({
      key: optional(text({ max: 30 })),
      file: textLike(/^[a-z-]+\.[a-z]+$/, "report.md"),
    }),
  }),
  request: object({
    command: textLike(/^curl (-N )?http:\/\/localhost:3141\//, "curl http://localhost:3141/…"),
    response: text({ max: 2000 }),
    note: text(),
    inConsole: text({ max: 60 }),
  }),
  changes: list(object({ title: text({ max: 60 }), text: text({ max: 320 }), file }), {
    min: 2,
    max: 6,
  }),
  links: list(object({ label: text({ max: 40 }), to: sitePath, note: text({ max: 90 }) }), {
    min: 2,
    max: 8,
  }),
});

interface Loose {
  readonly parts: readonly { readonly id: string; readonly file?: string }[];
  readonly graph: {
    readonly columns: readonly (readonly string[])[];
    readonly links: readonly { readonly from: string; readonly to: string }[];
    readonly frame?: { readonly part: string; readonly from: number; readonly to: number };
  };
  readonly files: readonly { readonly path: string }[];
}

/** What the fields have to say of each other. Asked only of a record whose fields are sound. */
function together({ parts, graph, files }: Loose): Problem[] {
  const known = parts.map(({ id }) => id);
  const { columns, links, frame } = graph;
  const column = (id: string) => columns.findIndex((ids) => ids.includes(id));
  const named = [...columns.flat(), ...(frame ? [frame.part] : [])];
  return [
    ...named
      .filter((id) => !known.includes(id))
      .map((id) => ({
        field: "graph",
        fix: `names "${id}", which is no part. Use one of: ${known.join(", ")}.`,
      })),
    ...known
      .filter((id) => named.filter((name) => name === id).length !== 1)
      .map((id) => ({
        field: "graph",
        fix: `has to show "${id}" once. Put it into one column, or make it the frame.`,
      })),
    ...links
      .map(({ from, to }, index) => ({ from, to, index }))
      .filter(({ from, to }) => column(from) === -1 || column(to) !== column(from) + 1)
      .map(({ from, to, index }) => ({
        field: `graph.links[${index}]`,
        fix: `leads from "${from}" to "${to}". A line leads from a column to the next one.`,
      })),
    ...(frame && (frame.from > frame.to || frame.to >= columns.length)
      ? [
          {
            field: "graph.frame",
            fix: `goes from column ${frame.from} to ${frame.to}. There are columns 0 to ${columns.length - 1}.`,
          },
        ]
      : []),
    ...parts
      .map((part, index) => ({ ...part, index }))
      .filter((part) => part.file && !files.some(({ path }) => path === part.file))
      .map((part) => ({
        field: `parts[${part.index}].file`,
        fix: `is "${part.file}", which is not among "files". Add it there, or correct it.`,
      })),
  ];
}

/** Says what an example's record lacks: field and remedy. */
export const checkExample: Check = (value) => {
  const problems = shape(value);
  return problems.length > 0 ? problems : together(Object(value));
};
