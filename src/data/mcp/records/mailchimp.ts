import type { McpServer } from "../../../lib/mcp";

export default {
  id: 5,
  slug: "mailchimp",
  name: "Mailchimp",
  title: "Mailchimp MCP server",
  logo: "mailchimp",
  shortDescription: "Manage audiences, write campaigns and read their reports in Mailchimp.",
  description:
    "Let an agent report on a campaign, tag subscribers and prepare the next email. Zapier and Composio host the tools. Keep sending behind your approval.",
  labels: ["email marketing"],
  // Mailchimp's connector is for Claude, and its tools are not published: see the limits.
  vendor: [],
  hosts: ["zapier", "composio"],
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
      name: "campaign_report",
      does: "Reads the report of a campaign",
      inputs: ["campaign"],
      offeredBy: ["zapier"],
    },
    {
      name: "click_report",
      does: "Reads which links of a campaign were clicked",
      inputs: ["campaign"],
      offeredBy: ["zapier"],
    },
    {
      name: "find_campaign",
      does: "Finds a campaign",
      inputs: ["query"],
      offeredBy: ["zapier"],
    },
    {
      name: "find_tag",
      does: "Finds a tag of an audience",
      inputs: ["audience", "name"],
      offeredBy: ["zapier"],
    },
    {
      name: "create_campaign",
      does: "Creates a campaign as a draft",
      inputs: ["audience", "subject", "from", "content"],
      offeredBy: ["zapier"],
    },
    {
      name: "find_or_create_campaign",
      does: "Finds a campaign, and creates it if there is none",
      inputs: ["query", "campaign"],
      offeredBy: ["zapier"],
    },
    {
      name: "send_campaign",
      does: "Sends a campaign to its audience",
      inputs: ["campaign"],
      offeredBy: ["zapier", "composio"],
    },
    {
      name: "create_audience",
      does: "Creates an audience",
      inputs: ["name", "contact data", "permission reminder"],
      offeredBy: ["zapier"],
    },
    {
      name: "add_update_subscriber",
      does: "Adds a subscriber, or changes one",
      inputs: ["audience", "email", "merge fields"],
      offeredBy: ["zapier"],
    },
    {
      name: "add_subscriber_to_tag",
      does: "Adds a tag to a subscriber",
      inputs: ["email", "tag"],
      offeredBy: ["zapier"],
    },
    {
      name: "create_tag",
      does: "Creates a tag in an audience",
      inputs: ["audience", "name"],
      offeredBy: ["zapier"],
    },
    {
      name: "create_custom_event",
      does: "Records an event of a subscriber",
      inputs: ["email", "name"],
      offeredBy: ["zapier"],
    },
    {
      name: "archive_subscriber",
      does: "Archives a subscriber",
      inputs: ["audience", "email"],
      offeredBy: ["zapier"],
    },
    {
      name: "unsubscribe_delete_contact",
      does: "Unsubscribes a contact, or deletes it",
      inputs: ["email"],
      offeredBy: ["zapier"],
    },
    {
      name: "get_campaign_info",
      does: "Reads the settings of a campaign",
      inputs: ["campaign"],
      offeredBy: ["composio"],
    },
    {
      name: "get_lists_info",
      does: "Lists the audiences of the account",
      inputs: [],
      offeredBy: ["composio"],
    },
  ],
  limits: [
    "Mailchimp has a connector of its own for Claude. Its tools, and whether other programs may use it, could not be confirmed in November 2026, so it is not shown here.",
    "send_campaign emails the whole audience at once and cannot be undone. Leave it out, or require approval for it.",
    "Every subscriber address that a tool returns goes to the model. Ask for reports and counts where they answer the question.",
    "The agent cannot know who agreed to receive email. Let it add only people who did, and keep the proof elsewhere.",
  ],
  sample: {
    instructions: "Report on campaigns in three sentences. Never send one.",
    question: "Is the spring newsletter sent, and how did it do?",
    tool: { zapier: "campaign_report", composio: "get_campaign_info" },
  },
  links: [
    { label: "MCP in agents", to: "/docs/agents/mcp/" },
    { label: "Tools with approval", to: "/docs/agents/tools/" },
    { label: "Guardrails for personal data", to: "/docs/guardrails/built-in/" },
  ],
} satisfies McpServer;
