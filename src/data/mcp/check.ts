import { mcpLabels, mcpOffers } from "../../lib/mcp";
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
import { mcpCategories } from "./categories";

/** A source; `url` is left out where the list is our own. */
const source = (url: Check) =>
  object({
    label: text({ max: 70 }),
    url,
    asOf: textLike(/^20\d\d-(0[1-9]|1[0-2])$/, "2026-11"),
    reviewBy: textLike(/^20\d\d-\d\d-\d\d$/, "2027-05-31"),
  });
const https = textLike(/^https:\/\/\S+$/, "https://mcp.notion.com/mcp");
const variable = textLike(/^[A-Z][A-Z0-9_]*$/, "NOTION_MCP_TOKEN");
const says = text({ max: 160 });
const header = object({ name: text({ max: 30 }), bearer: flag, env: variable });

/** The one of `checks` that the value of `field` names. */
const byField =
  (field: string, checks: Readonly<Record<string, Check>>): Check =>
  (value, at = "") => {
    const named = Reflect.get(Object(value), field);
    const check = typeof named === "string" ? checks[named] : undefined;
    return check ? check(value, at) : oneOf(Object.keys(checks))(named, `${at}.${field}`);
  };

const remote = object({ type: text(), url: https });

const address = object({
  id: oneOf(["vendor", "vendor-local"]),
  label: text({ max: 20 }),
  offer: oneOf(["vendor"]),
  transport: byField("type", {
    http: remote,
    "streamable-http": remote,
    stdio: object({
      type: text(),
      command: text(),
      args: list(text(), { max: 6 }),
      env: list(variable, { min: 1, max: 3 }),
    }),
  }),
  auth: byField("by", {
    environment: object({ by: text(), says }),
    token: object({ by: text(), header, says }),
    oauth: object({ by: text(), header, scopes: optional(list(https, { min: 1, max: 6 })), says }),
  }),
  status: oneOf(["available", "developer preview", "no active support"]),
  note: text({ max: 200 }),
  source: source(https),
});

const shape = object({
  id: wholeNumber(1, 99),
  slug: textLike(/^[a-z0-9]+(-[a-z0-9]+)*$/, "notion"),
  name: text({ max: 30 }),
  title: text({ max: 40 }),
  logo: optional(textLike(/^[a-z0-9]+$/, "notion")),
  shortDescription: text({ max: 100 }),
  description: text({ max: 260 }),
  labels: list(oneOf(mcpLabels), { min: 1, max: 2 }),
  vendor: list(address, { max: 2 }),
  hosts: list(oneOf(["zapier", "composio"]), { max: 2 }),
  tools: list(
    object({
      name: textLike(/^[a-z][a-z0-9]*([-_][a-z0-9]+)*$/, "notion-search"),
      does: text({ max: 70 }),
      inputs: list(text({ max: 30 }), { max: 8 }),
      offeredBy: list(oneOf(mcpOffers), { min: 1, max: 3 }),
    }),
    { min: 1, max: 60 },
  ),
  vendorInputs: oneOf(["documented", "typical"]),
  toolSources: object({
    vendor: optional(source(https)),
    hosts: optional(source(optional(https))),
  }),
  limits: list(text({ max: 180 }), { min: 2, max: 6 }),
  sample: object({
    instructions: text({ max: 80 }),
    question: text({ max: 70 }),
    tool: object(Object.fromEntries(mcpOffers.map((offer) => [offer, optional(text())]))),
  }),
  links: list(object({ label: text({ max: 50 }), to: textLike(/^\/([a-z0-9-]+\/)*$/, "/docs/") }), {
    min: 1,
    max: 5,
  }),
});

interface Loose {
  readonly labels?: readonly string[];
  readonly vendor?: readonly unknown[];
  readonly hosts?: readonly string[];
  readonly tools?: readonly { readonly name: string; readonly offeredBy: readonly string[] }[];
  readonly sample?: { readonly tool: Readonly<Record<string, string>> };
}

/** What the fields have to say of each other. Asked only of a record whose fields are sound. */
function together(record: Loose): Problem[] {
  const { labels = [], vendor = [], hosts = [], tools = [], sample } = record;
  const offers = [...(vendor.length > 0 ? ["vendor"] : []), ...hosts];
  const known = mcpCategories.map(({ key }) => key);
  const category = labels.join(",");
  return [
    ...(known.some((key) => key === category)
      ? []
      : [
          {
            field: "labels",
            fix: `make the category "${category}". Use the labels of one of: ${known.join("; ")}.`,
          },
        ]),
    ...tools.flatMap(({ name, offeredBy }, index) => [
      ...offeredBy
        .filter((offer) => !offers.includes(offer))
        .map((offer) => ({
          field: `tools[${index}].offeredBy`,
          fix: `names "${offer}", which this server has not. Use one of: ${offers.join(", ")}.`,
        })),
      ...offeredBy
        .filter((offer) =>
          tools
            .slice(0, index)
            .some((tool) => tool.name === name && tool.offeredBy.includes(offer)),
        )
        .map((offer) => ({
          field: `tools[${index}].name`,
          fix: `is "${name}" of ${offer}, as before. Keep one of the two.`,
        })),
    ]),
    ...offers
      .filter(
        (offer) =>
          !tools.some(
            ({ name, offeredBy }) => name === sample?.tool[offer] && offeredBy.includes(offer),
          ),
      )
      .map((offer) => ({
        field: `sample.tool.${offer}`,
        fix: `is no tool of ${offer}. Name the one that answers the question.`,
      })),
  ];
}

/** Says what a server's record lacks: field and remedy. */
export const checkMcpServer: Check = (value) => {
  const problems = shape(value);
  return problems.length > 0 ? problems : together(Object(value));
};
