import type { McpServer } from "../../../lib/mcp";

export default {
  id: 8,
  slug: "discord",
  name: "Discord",
  title: "Discord MCP server",
  logo: "discord",
  shortDescription: "Post in channels and forums, find members and set roles in Discord.",
  description:
    "Let an agent answer in a forum, greet new members and assign roles. Zapier and Composio host the tools; no server by Discord itself is known.",
  labels: ["communication"],
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
      name: "send_channel_message",
      does: "Sends a message to a channel",
      inputs: ["channel", "text"],
      offeredBy: ["zapier"],
    },
    {
      name: "send_direct_message",
      does: "Sends a message to one user",
      inputs: ["user", "text"],
      offeredBy: ["zapier"],
    },
    {
      name: "create_forum_post",
      does: "Creates a post in a forum channel",
      inputs: ["forum channel", "title", "text"],
      offeredBy: ["zapier"],
    },
    {
      name: "send_forum_message",
      does: "Replies to a forum post",
      inputs: ["post id", "text"],
      offeredBy: ["zapier"],
    },
    {
      name: "find_channel",
      does: "Finds a channel",
      inputs: ["guild", "name"],
      offeredBy: ["zapier"],
    },
    {
      name: "rename_channel",
      does: "Renames a channel",
      inputs: ["channel", "name"],
      offeredBy: ["zapier"],
    },
    {
      name: "find_user",
      does: "Finds a member",
      inputs: ["guild", "name"],
      offeredBy: ["zapier", "composio"],
    },
    {
      name: "list_members",
      does: "Lists members",
      inputs: ["guild", "limit"],
      offeredBy: ["composio"],
    },
    {
      name: "add_role",
      does: "Gives a member a role",
      inputs: ["guild", "user", "role"],
      offeredBy: ["zapier", "composio"],
    },
    {
      name: "remove_role",
      does: "Removes a role from a member",
      inputs: ["guild", "user", "role"],
      offeredBy: ["zapier", "composio"],
    },
    {
      name: "create_guild",
      does: "Creates a Discord server",
      inputs: ["name"],
      offeredBy: ["composio"],
    },
    {
      name: "api_request",
      does: "Sends a custom request to Discord's API",
      inputs: ["method", "path", "body"],
      offeredBy: ["zapier"],
    },
  ],
  limits: [
    "As of November 2026, no MCP server by Discord itself is known. Community servers run with your bot's token: read their code first.",
    "Act through a bot account. Discord forbids automating a normal user account, and may close it.",
    "A bot acts only in Discord servers it was invited to, with the rights of its role. Give that role only what the task needs.",
    "Messages reach many people, and roles grant access. Require approval for sending and for add_role.",
    "Chat messages are text from strangers. Treat what a tool returns as untrusted.",
  ],
  sample: {
    instructions: "Answer questions about members. Never change a role.",
    question: "Is there a member called river on our Discord server?",
    tool: { zapier: "find_user", composio: "find_user" },
  },
  links: [
    { label: "MCP in agents", to: "/docs/agents/mcp/" },
    { label: "Tools with approval", to: "/docs/agents/tools/" },
    { label: "Guardrails for personal data", to: "/docs/guardrails/built-in/" },
  ],
} satisfies McpServer;
