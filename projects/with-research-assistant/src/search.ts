import { MCPConfiguration } from "@voltagent/core";

const key = process.env.EXA_API_KEY;

const mcp = new MCPConfiguration({
  servers: {
    exa: {
      type: "streamable-http",
      url: "https://mcp.exa.ai/mcp",
      requestInit: key
        ? { headers: { Authorization: `Bearer ${key}` } }
        : {},
    },
  },
});

/** Returns the search tools. Throws when there are none. */
export async function searchTools() {
  // A server that does not answer is logged, and has no tools.
  // A report from memory looks like a sourced one: stop.
  const tools = await mcp.getTools();
  if (tools.length === 0) {
    throw new Error(
      "No search tools. Is mcp.exa.ai reachable?",
    );
  }
  return tools;
}
