import type { ExampleListing, OpenQuestion, SharingWay } from "../../lib/marketplace";

/** The public thread about the marketplace, in the organisation's discussions. */
export const discussion = "https://github.com/orgs/VoltAgent/discussions/74";

/** Where the marketplace stands, said before anything else. */
export const standing: readonly (readonly [term: string, says: string])[] = [
  ["state", "preview: an idea and this page"],
  ["publish", "not open yet"],
  ["buy or rent", "not possible, and no date is set"],
  ["have a say", "in a public discussion"],
];

/** Examples, not offers. Each is an agent whose making this site shows. */
export const exampleListings: readonly ExampleListing[] = [
  {
    name: "Research assistant",
    does: "Turns a topic into a report with sources.",
    parts: "A workflow of two agents, web search over MCP",
    asks: "A model key; a search key is optional",
    price: "credits",
    to: "/examples/agents/research-assistant/",
  },
  {
    name: "Order desk for WhatsApp",
    does: "Shows the menu, takes orders, reports their status.",
    parts: "One agent, three tools, working memory",
    asks: "Keys for a model, WhatsApp and a database it may write to",
    price: "subscription",
    to: "/examples/agents/whatsapp-ai-agent/",
  },
  {
    name: "Recipe ideas",
    does: "Suggests dishes from what is in your kitchen.",
    parts: "One agent, web search over MCP",
    asks: "A model key; a search key is optional",
    price: "free",
    to: "/examples/agents/recipe-generator/",
  },
  {
    name: "Video to post",
    does: "Writes a blog post from a video's transcript.",
    parts: "A supervisor and two sub-agents",
    asks: "A model key and the address of a transcript server",
    price: "credits",
    to: "/examples/agents/youtube-blog-agent/",
  },
  {
    name: "Support triage",
    does: "Answers billing and account questions, files bug reports.",
    parts: "A supervisor, three sub-agents, two tools",
    asks: "Read access to a knowledge base and a CRM",
    price: "subscription",
    to: "/use-cases/customer-support-agent/",
  },
  {
    name: "Machine health",
    does: "Reads sensors, plans maintenance, flags hazards.",
    parts: "A supervisor, three sub-agents, two tools",
    asks: "Read access to sensor data and an ERP",
    price: "subscription",
    to: "/use-cases/industrial-agent/",
  },
];

/** How an agent reaches others now, without a marketplace. */
export const sharingWays: readonly SharingWay[] = [
  {
    name: "As a package",
    publish: "An npm package that exports an agent.",
    use: "Others install it and add it to their supervisor's sub-agents. It runs in their process, with their keys.",
    link: { label: "Sub-agents", to: "/docs/agents/sub-agents/" },
  },
  {
    name: "As a service",
    publish: "A server that speaks A2A, with @voltagent/a2a-server.",
    use: "Others call it over HTTP from any A2A client. It runs on your server, with your keys.",
    link: { label: "A2A server", to: "/docs/agents/a2a/a2a-server/" },
  },
  {
    name: "As a tool",
    publish: "An MCP server that offers agents as tools, with @voltagent/mcp-server.",
    use: "Others add it to an MCP client, such as an editor or their own agent.",
    link: { label: "MCP server", to: "/docs/agents/mcp/mcp-server/" },
  },
  {
    name: "As a project",
    publish: "A repository with a README and a list of the keys it needs.",
    use: "Others copy it and change what they need. The examples on this site are such projects.",
    link: { label: "Examples", to: "/examples/" },
  },
];

/** What has to be answered before anyone can publish. */
export const openQuestions: readonly OpenQuestion[] = [
  {
    id: "trust",
    name: "Trust",
    asks: "Why run an agent that a stranger wrote?",
    exists:
      "Its tools are typed and listed, and a trace shows each call with its input and output. A tool can require approval before it runs.",
    open: "Who checks a listing before it appears, what a publisher must disclose, and who takes it down.",
  },
  {
    id: "sandboxing",
    name: "Sandboxing",
    asks: "What can it access on the machine that runs it?",
    exists:
      "A workspace can run commands in a local sandbox with an allow list and, where the system supports it, isolation from files and network. You can allow or deny each call of an MCP tool.",
    open: "Tools are ordinary code in your process. Undecided: whether listed agents run on your side, on a host or both, and what isolates a tool there.",
  },
  {
    id: "billing",
    name: "Billing",
    asks: "Who pays for the model, and who pays the publisher?",
    exists: "Every run records its tokens by agent and by model, so usage can be measured.",
    open: "Free, credits or subscription; whose model key is used; what a failed run costs; how a publisher is paid.",
  },
  {
    id: "versioning",
    name: "Versioning",
    asks: "What is a breaking change in an agent?",
    exists:
      "Packages have versions, a trace can name the one it came from, and scorers can compare two versions on the same data set.",
    open: "A new prompt or model changes behaviour without changing a type. Undecided: whether a listing pins both, and which scores it must keep.",
  },
];
