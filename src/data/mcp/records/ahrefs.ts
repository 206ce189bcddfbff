import type { McpServer } from "../../../lib/mcp";

export default {
  id: 3,
  slug: "ahrefs",
  name: "Ahrefs",
  title: "Ahrefs MCP server",
  shortDescription: "Read backlinks, keywords, rankings and search results for any site.",
  description:
    "Let an agent answer with search data: who links to a site, which keywords it ranks for, and who competes for them. Your agents reach Ahrefs through Composio.",
  labels: ["analytics"],
  // Ahrefs' own server is for listed assistants: its terms, in the limits, rule a program out.
  vendor: [],
  hosts: ["composio"],
  vendorInputs: "typical",
  toolSources: {
    hosts: {
      label: "the directory's own list",
      asOf: "2025-10",
      reviewBy: "2027-05-31",
    },
  },
  tools: [
    {
      name: "backlinks_stats",
      does: "Counts the links to a site, and the sites they come from",
      inputs: ["target", "date", "mode"],
      offeredBy: ["composio"],
    },
    {
      name: "outlinks_stats",
      does: "Counts the links that leave a site",
      inputs: ["target", "mode"],
      offeredBy: ["composio"],
    },
    {
      name: "keywords_history",
      does: "Counts the keywords a site ranks for, over time",
      inputs: ["target", "date_from", "date_to"],
      offeredBy: ["composio"],
    },
    {
      name: "backlinks",
      does: "Lists links to a site",
      inputs: ["target", "limit", "mode"],
      offeredBy: ["composio"],
    },
    {
      name: "anchors",
      does: "Lists the anchor texts of links to a site",
      inputs: ["target", "limit", "mode"],
      offeredBy: ["composio"],
    },
    {
      name: "organic_competitors",
      does: "Lists sites that rank for the same keywords",
      inputs: ["target", "country", "date"],
      offeredBy: ["composio"],
    },
    {
      name: "search_suggestions",
      does: "Suggests searches around a keyword",
      inputs: ["keywords", "country"],
      offeredBy: ["composio"],
    },
    {
      name: "rank_tracker_overview",
      does: "Reads the tracked positions of a project",
      inputs: ["project_id", "date", "device"],
      offeredBy: ["composio"],
    },
    {
      name: "serp_overview",
      does: "Reads the search results for a keyword",
      inputs: ["keyword", "country"],
      offeredBy: ["composio"],
    },
    {
      name: "crawler_ip_ranges",
      does: "Lists the addresses that Ahrefs' crawler uses",
      inputs: [],
      offeredBy: ["composio"],
    },
  ],
  limits: [
    "Ahrefs also runs a server, for assistants such as Claude and ChatGPT. As of August 2026 its documentation permits no scripts or clients of your own, so it is not shown here.",
    "Each call uses API units of your Ahrefs plan, and the plan limits the rows per request. Ask for few rows.",
    "An Ahrefs API key is valid for one year. It ends earlier if the user who created it leaves the workspace.",
    "A figure depends on its date, country and mode: a page, a domain, or a domain with its subdomains. Have the agent state them with the figure.",
  ],
  sample: {
    instructions: "Answer with figures from Ahrefs. Name their date and country.",
    question: "Which five sites compete most with example.com in search?",
    tool: { composio: "organic_competitors" },
  },
  links: [
    { label: "MCP in agents", to: "/docs/agents/mcp/" },
    { label: "Tools of an agent", to: "/docs/agents/tools/" },
    { label: "Tutorial: an agent with MCP tools", to: "/tutorial/mcp/" },
  ],
} satisfies McpServer;
