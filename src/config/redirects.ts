import { categoryPath, categorySlug, mcpCategoryKeys } from "../lib/mcp-category";

/** An address that has moved. Both ends are whole paths with a trailing slash, unescaped. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

const integrations = [
  "vercel-ai",
  "voltagent-framework",
  "js-ts-sdk",
  "python-sdk",
  "openai-sdk",
  "langchain",
  "llamaindex",
  "autogen",
  "semantic-kernel",
  "pydantic-ai",
  "spring-ai",
  "agno",
  "crewai",
  "rest-api",
] as const;

const providerPages = [
  "overview",
  "anthropic-ai",
  "google-ai",
  "groq-ai",
  "vercel-ai",
  "xsai",
  "contributing",
] as const;

/**
 * Every address that has moved. Each becomes live with its target: a client page and a 301 at the
 * edge are made for those whose target is in the build, and only for those.
 */
export const redirects: readonly Redirect[] = [
  { from: "/marketplace/", to: "/ai-agent-marketplace/" },
  { from: "/manifesto/", to: "/about/" },
  ...integrations.map((name) => ({
    from: `/docs-observability/${name}/`,
    to: `/voltops-llm-observability-docs/${name}/`,
  })),
  { from: "/docs/agents/retriever/", to: "/docs/rag/overview/" },
  { from: "/showcase/", to: "/customers/" },
  {
    from: "/showcase/4-agent-ai-team-blog-research/",
    to: "/customers/content-pipeline/",
  },
  {
    from: "/showcase/inventory-query-agent/",
    to: "/customers/devpotenciados/",
  },
  { from: "/showcase/999-dev-ai-teammate/", to: "/customers/" },
  ...providerPages.map((name) => ({
    from: `/docs/providers/${name}/`,
    to: "/docs/getting-started/providers-models/",
  })),
  // A readable address beside one that carries spaces, commas and ampersands.
  ...mcpCategoryKeys
    .filter((key) => categorySlug(key) !== key)
    .map((key) => ({ from: `/mcp/categories/${categorySlug(key)}/`, to: categoryPath(key) })),
];

/**
 * A page that is served and sends its visitors on by itself, in the browser: its HTML stays for
 * crawlers and for readers without JavaScript. The client-redirects plugin cannot do this, because
 * a page of the same address exists.
 */
export const selfRedirectingPage = {
  from: "/pricing/",
  to: "/#pricing",
} as const;

/**
 * The old addresses that lead to a page, for the client-redirects plugin. It writes an ampersand as `&amp;` into a
 * script, which would lead astray: an address with one has the edge's redirect alone.
 */
export function redirectSources(to: string): string[] {
  if (to.includes("&")) return [];
  return redirects.filter((redirect) => redirect.to === to).map(({ from }) => from);
}
