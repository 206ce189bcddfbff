import type { Source } from "./sources";

/** What a server is about; `google` is a second label beside one of the six subjects. */
export const mcpLabels = [
  "analytics",
  "calendar & scheduling",
  "communication",
  "email marketing",
  "spreadsheets",
  "task management",
  "google",
] as const;

export type McpLabel = (typeof mcpLabels)[number];

/** Who can offer a tool: the service's own server, or a host that puts many services behind one. */
export const mcpOffers = ["vendor", "zapier", "composio"] as const;

export type McpOffer = (typeof mcpOffers)[number];

/** A host of servers for other companies' services. */
export type McpHost = Exclude<McpOffer, "vendor">;

/** The clients that a page says how to connect. */
export const mcpClients = ["voltagent", "cursor", "claude"] as const;

export type McpClient = (typeof mcpClients)[number];

/** A source that a reader can open. */
export interface McpSource extends Source {
  readonly url: string;
}

/** How a client reaches a server. `{ env }` is an address that the host makes for each user. */
export type McpTransport =
  | { readonly type: "http" | "streamable-http"; readonly url: string | { readonly env: string } }
  | {
      readonly type: "stdio";
      readonly command: string;
      readonly args: readonly string[];
      /** Names of the variables that the process needs. */
      readonly env: readonly string[];
    };

/** The header in which a program shows its token; the token comes from the variable `env`. */
export interface TokenHeader {
  readonly name: string;
  readonly bearer: boolean;
  readonly env: string;
}

/** How a caller proves who it is. */
export type McpAuth = {
  /** In words. */
  readonly says: string;
} & (
  | { readonly by: "environment" }
  | { readonly by: "token"; readonly header: TokenHeader }
  /** A browser opens. `scopes` are there when you have to register an OAuth client of your own first. */
  | { readonly by: "oauth"; readonly header: TokenHeader; readonly scopes?: readonly string[] }
);

/** One way to a server. */
export interface McpServerAddress {
  readonly id: "vendor" | "vendor-local" | McpHost;
  /** Who runs the server, as a tab says it. */
  readonly label: string;
  readonly offer: McpOffer;
  readonly transport: McpTransport;
  readonly auth: McpAuth;
  readonly status: "available" | "developer preview" | "no active support";
  readonly note: string;
  readonly source: McpSource;
}

export interface McpTool {
  readonly name: string;
  readonly does: string;
  readonly inputs: readonly string[];
  readonly offeredBy: readonly McpOffer[];
}

/** A service in the directory: its page. Facts about others carry their source and date. */
export interface McpServer {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly title: string;
  /** Name of the service's mark in the package simple-icons; left out where it has none. */
  readonly logo?: string;
  readonly shortDescription: string;
  readonly description: string;
  readonly labels: readonly McpLabel[];
  /** The service's own servers, if it has any. */
  readonly vendor: readonly McpServerAddress[];
  /** The hosts that offer it as well. */
  readonly hosts: readonly McpHost[];
  readonly tools: readonly McpTool[];
  /** `documented` where the vendor publishes its tools' inputs, else `typical` of the service's API. */
  readonly vendorInputs: "documented" | "typical";
  /** Where the tools' names are from. */
  readonly toolSources: { readonly vendor?: McpSource; readonly hosts?: Source };
  readonly limits: readonly string[];
  /** What the shown program asks for, with the tool that each offer answers it with. */
  readonly sample: {
    readonly instructions: string;
    readonly question: string;
    readonly tool: Readonly<Partial<Record<McpOffer, string>>>;
  };
  /** Pages that go on from here, as addresses of the route contract. */
  readonly links: readonly { readonly label: string; readonly to: string }[];
}

/** What lists need of a server. */
export interface McpServerSummary
  extends Pick<McpServer, "slug" | "name" | "shortDescription" | "labels"> {
  /** The outline of its mark, on a square of 24; null where there is none. */
  readonly logoPath: string | null;
  readonly toolCount: number;
  readonly offers: readonly McpOffer[];
  /** Names of all tools, for the search box. */
  readonly toolNames: readonly string[];
}

/** A category as pages show it. */
export interface ListedCategory {
  readonly title: string;
  readonly about: string;
  readonly slug: string;
  /** Its address, encoded for a link. There is a page as soon as it holds a server. */
  readonly to: string;
  readonly servers: readonly { readonly slug: string; readonly name: string }[];
}

/** The offers of a server: its own first. */
export function offersOf({ vendor, hosts }: Pick<McpServer, "vendor" | "hosts">): McpOffer[] {
  return [...(vendor.length > 0 ? (["vendor"] as const) : []), ...hosts];
}

/** What lists need of `server`. `logoPath` is the outline of its mark. */
export function summaryOf(server: McpServer, logoPath: string | null): McpServerSummary {
  const { slug, name, shortDescription, labels, tools } = server;
  return {
    slug,
    name,
    logoPath,
    shortDescription,
    labels,
    toolCount: tools.length,
    offers: offersOf(server),
    toolNames: tools.map((tool) => tool.name),
  };
}

/** Host names of the offers; the vendor's is the service's own, so it is given. */
export function offerName(offer: McpOffer, vendor: string): string {
  return { vendor, zapier: "Zapier", composio: "Composio" }[offer];
}

/**
 * Up to `max` servers to look at next: those that share most labels with `server` first, in the order
 * of the directory among equals.
 */
export function relatedServers<T extends Pick<McpServer, "slug" | "labels">>(
  server: Pick<McpServer, "slug" | "labels">,
  all: readonly T[],
  max = 3,
): T[] {
  const shared = ({ labels }: T) => labels.filter((label) => server.labels.includes(label)).length;
  return all
    .filter(({ slug }) => slug !== server.slug)
    .sort((a, b) => shared(b) - shared(a))
    .slice(0, max);
}

/** An address with what the plugin adds to it: the code for each client, coloured. */
export interface ShownAddress extends McpServerAddress {
  /** The tools under the names that an agent sees; none where the record does not list them. */
  readonly toolNames: readonly string[];
  readonly connections: readonly ShownConnection[];
}

/** What to write for a client, coloured: `html` is a line a `.code-line`. */
export interface ShownConnection {
  readonly client: McpClient;
  readonly file: string;
  readonly language: "ts" | "json";
  readonly html: string;
  readonly note: string;
}

/** What the plugin adds to a server's page. */
export interface McpServerRelated {
  /** The outline of the service's mark, on a square of 24; null where there is none. */
  readonly logoPath: string | null;
  readonly addresses: readonly ShownAddress[];
  readonly categories: readonly ListedCategory[];
  readonly others: readonly McpServerSummary[];
}
