import type { TutorialStep } from "../../../lib/tutorial";

export default {
  id: 4,
  slug: "mcp",
  navTitle: "MCP",
  title: "Tools from somebody else",
  description:
    "Connect an MCP server, and your agent has its tools: one that reads and writes files, or one on the net.",
  brings: ["MCPConfiguration", "getTools", "disconnect"],
  needs: ["the project of step 3", "access to npm, for the server's package"],
  result: "Your agent uses tools that you did not write, next to your own.",
  videoId: "ebO8UVGcLbw",
  docs: [
    { label: "How an agent uses MCP", to: "/docs/agents/mcp/" },
    { label: "MCP directory: servers and their tools", to: "/mcp/" },
    { label: "When there are many tools", to: "/docs/agents/tools/" },
  ],
} satisfies TutorialStep;
