import type { Framework, LinkedSource } from "../../lib/frameworks";

const read = { asOf: "2026-11", reviewBy: "2027-05-31" } as const;

/**
 * The pages that the comparison in `blog/ai-agent-frameworks.mdx` rests on. The npm packages were read in
 * the registry, the pages as stored copies, which can be some months older than the day they were read.
 */
export const frameworkSources = {
  voltagentPackage: {
    label: "@voltagent/core 2.10.0",
    url: "https://www.npmjs.com/package/@voltagent/core/v/2.10.0",
    ...read,
  },
  langgraphPackage: {
    label: "@langchain/langgraph 1.7.3",
    url: "https://www.npmjs.com/package/@langchain/langgraph/v/1.7.3",
    ...read,
  },
  langgraphOverview: {
    label: "LangGraph overview",
    url: "https://docs.langchain.com/oss/python/langgraph/overview",
    ...read,
  },
  langsmithTraces: {
    label: "LangSmith: trace with OpenTelemetry",
    url: "https://docs.langchain.com/langsmith/trace-with-opentelemetry",
    ...read,
  },
  autogenReadme: {
    label: "AutoGen: change to its README, April 2026",
    url: "https://github.com/microsoft/autogen/pull/7521",
    ...read,
  },
  autogenLicence: {
    label: "AutoGen: legal notices",
    url: "https://github.com/microsoft/autogen#legal-notices",
    ...read,
  },
  autogenTraces: {
    label: "AutoGen: tracing and observability",
    url: "https://microsoft.github.io/autogen/stable/user-guide/agentchat-user-guide/tracing.html",
    ...read,
  },
  autogenDotnet: {
    label: "AutoGen: Python and .NET compared",
    url: "https://microsoft.github.io/autogen-for-net/articles/function-comparison-page-between-python-AutoGen-and-autogen.net.html",
    ...read,
  },
  autogenMigration: {
    label: "Microsoft Learn: from AutoGen to Agent Framework",
    url: "https://learn.microsoft.com/agent-framework/migration-guide/from-autogen",
    ...read,
  },
  crewaiReadme: {
    label: "CrewAI: README",
    url: "https://github.com/crewAIInc/crewAI",
    ...read,
  },
  crewaiProcesses: {
    label: "CrewAI: processes",
    url: "https://docs.crewai.com/en/concepts/processes",
    ...read,
  },
  crewaiTraces: {
    label: "CrewAI: tracing",
    url: "https://docs.crewai.com/en/observability/tracing",
    ...read,
  },
  autogptReadme: {
    label: "AutoGPT: README",
    url: "https://github.com/Significant-Gravitas/AutoGPT",
    ...read,
  },
  autogptLicence: {
    label: "AutoGPT: licence of the platform",
    url: "https://github.com/Significant-Gravitas/AutoGPT/blob/master/autogpt_platform/LICENSE.md",
    ...read,
  },
} as const satisfies Readonly<Record<string, LinkedSource>>;

/** The frameworks of the comparison: this site's own first, the others by name. */
export const frameworks: readonly Framework<keyof typeof frameworkSources>[] = [
  {
    name: "VoltAgent",
    languages: ["TypeScript"],
    openSource: true,
    openTelemetry: true,
    claims: {
      language: { text: "TypeScript", sources: ["voltagentPackage"] },
      orchestration: {
        text: "A supervisor that delegates to sub-agents, or a workflow of typed steps",
        sources: ["voltagentPackage"],
      },
      licence: { text: "MIT", sources: ["voltagentPackage"] },
      traces: { text: "OpenTelemetry spans, built in", sources: ["voltagentPackage"] },
      hosting: {
        text: "In your process; servers are packages of their own",
        sources: ["voltagentPackage"],
      },
      state: { text: "Version 2", sources: ["voltagentPackage"] },
    },
  },
  {
    name: "AutoGen",
    languages: ["Python", ".NET"],
    openSource: true,
    openTelemetry: true,
    claims: {
      language: { text: "Python and .NET", sources: ["autogenDotnet"] },
      orchestration: {
        text: "Agents talk: group chats over an event-driven runtime",
        sources: ["autogenMigration"],
      },
      licence: { text: "MIT for code, CC BY 4.0 for texts", sources: ["autogenLicence"] },
      traces: { text: "OpenTelemetry spans, built in", sources: ["autogenTraces"] },
      hosting: { text: "In your process", sources: ["autogenTraces"] },
      state: {
        text: "Maintenance mode since April 2026; its successor is Microsoft Agent Framework",
        sources: ["autogenReadme", "autogenMigration"],
      },
    },
  },
  {
    name: "AutoGPT",
    languages: ["visual"],
    openSource: false,
    openTelemetry: false,
    claims: {
      language: { text: "Blocks that you connect in a builder", sources: ["autogptReadme"] },
      orchestration: { text: "The graph of blocks that you draw", sources: ["autogptReadme"] },
      licence: {
        text: "PolyForm Shield for the platform: no competing product",
        sources: ["autogptLicence"],
      },
      traces: { text: "Not named in the pages that were read", sources: ["autogptReadme"] },
      hosting: { text: "Your own servers, with Docker", sources: ["autogptReadme"] },
      state: { text: "Developed as a platform", sources: ["autogptReadme"] },
    },
  },
  {
    name: "CrewAI",
    languages: ["Python"],
    openSource: true,
    openTelemetry: false,
    claims: {
      language: { text: "Python", sources: ["crewaiReadme"] },
      orchestration: {
        text: "Crews, in sequence or under a manager; flows react to events",
        sources: ["crewaiProcesses", "crewaiReadme"],
      },
      licence: { text: "MIT", sources: ["crewaiReadme"] },
      traces: { text: "Sent to CrewAI AMP, with an account", sources: ["crewaiTraces"] },
      hosting: {
        text: "In your process; managed deployment in CrewAI AMP",
        sources: ["crewaiReadme"],
      },
      state: { text: "Version 1", sources: ["crewaiTraces"] },
    },
  },
  {
    name: "LangGraph",
    languages: ["Python", "TypeScript"],
    openSource: true,
    openTelemetry: true,
    claims: {
      language: {
        text: "Python and TypeScript",
        sources: ["langgraphOverview", "langgraphPackage"],
      },
      orchestration: {
        text: "A graph of nodes over shared state, kept through failures",
        sources: ["langgraphOverview"],
      },
      licence: { text: "MIT", sources: ["langgraphPackage"] },
      traces: {
        text: "To LangSmith, or as OpenTelemetry spans through its package",
        sources: ["langsmithTraces"],
      },
      hosting: {
        text: "In your process; managed deployment in LangSmith",
        sources: ["langgraphOverview"],
      },
      state: { text: "Version 1", sources: ["langgraphPackage"] },
    },
  },
];
