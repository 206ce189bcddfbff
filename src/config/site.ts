/** Who the site speaks for. The only place where the brand, its hosts and its addresses are written. */
export const site = {
  name: "VoltAgent",
  platform: "VoltOps",
  company: "VoltAgent Inc.",
  title: "VoltAgent",
  tagline: "TypeScript framework for AI agents, with a trace of every step",
  description:
    "VoltAgent is an open-source TypeScript framework for AI agents. VoltOps records every model call, tool call and token they use.",
  url: "https://voltagent.dev",
  email: "info@voltagent.dev",
  repository: "VoltAgent/voltagent",
  siteRepository: "VoltAgent/voltagent",
} as const;

const github = "https://github.com/VoltAgent";

/** Addresses outside the site that more than one page links to. */
export const hosts = {
  repository: `${github}/voltagent`,
  stargazers: `${github}/voltagent/stargazers`,
  issues: `${github}/voltagent/issues`,
  discussions: `${github}/voltagent/discussions`,
  changelog: `${github}/voltagent/blob/main/CHANGELOG.md`,
  licence: `${github}/voltagent/blob/main/LICENCE`,
  subagents: `${github}/awesome-claude-code-subagents`,
  chat: "https://s.voltagent.dev/discord",
  x: "https://x.com/voltagent_dev",
  reddit: "https://www.reddit.com/r/VoltAgent",
  linkedin: "https://www.linkedin.com/company/voltagent",
  video: "https://www.youtube.com/@VoltAgent_dev",
  console: "https://console.voltagent.dev",
  consoleDemo: "https://console.voltagent.dev/demo",
  platformApi: "https://api.voltagent.dev",
} as const;

/**
 * The two addresses that a deployment may change, read while building.
 * Both point at a local development address unless the environment says otherwise.
 */
export function customFields(env: NodeJS.ProcessEnv): { apiURL: string; appURL: string } {
  return {
    apiURL: env.API_URL ?? "http://localhost:3000",
    appURL: env.APP_URL ?? "http://localhost:3001",
  };
}
