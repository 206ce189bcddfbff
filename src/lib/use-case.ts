import { listInWords } from "./in-words";
import type { ShownRun } from "./shown-run";

/** The twelve trades, one a use case. */
export const useCaseCategories = [
  "hr",
  "support",
  "sales",
  "finance",
  "development",
  "marketing",
  "legal",
  "insurance",
  "industrials",
  "education",
  "government",
  "productivity",
] as const;

export type UseCaseCategory = (typeof useCaseCategories)[number];

/** Keys of the pictures a use case may name; `src/components/use-case/icons.ts` draws them. */
export const useCaseIcons = [
  "AcademicCap",
  "ArrowPath",
  "ArrowTrendingUp",
  "Banknotes",
  "Beaker",
  "Bell",
  "BookOpen",
  "BuildingLibrary",
  "Calendar",
  "ChartBar",
  "ChatBubbleLeftRight",
  "ClipboardCheck",
  "Clock",
  "CodeBracketSquare",
  "Cog6Tooth",
  "CurrencyDollar",
  "Database",
  "DocumentSearch",
  "DocumentText",
  "Envelope",
  "Flag",
  "Globe",
  "Heart",
  "Key",
  "Megaphone",
  "PencilSquare",
  "Receipt",
  "Scale",
  "ShieldCheck",
  "Signal",
  "Tag",
  "UserGroup",
  "UserPlus",
  "Wrench",
] as const;

export type UseCaseIconKey = (typeof useCaseIcons)[number];

/** A sub-agent or a tool in the picture of a supervisor. `id` is its name in the program as well. */
export interface FlowNode {
  readonly id: string;
  readonly label: string;
  readonly sublabel: string;
  readonly icon: UseCaseIconKey;
}

/** A supervisor as the page draws it. The program of the same slug in `recordings/use-cases` is the same. */
export interface SupervisorFlow {
  readonly enabled: boolean;
  readonly title: string;
  readonly subtitle: string;
  /** Who asks the supervisor. */
  readonly asker: string;
  /** Three sub-agents; `uses` holds the ids of the tools that each has. */
  readonly agents: readonly (FlowNode & { readonly uses: readonly string[] })[];
  /** Two tools. */
  readonly tools: readonly FlowNode[];
}

/** A use case: its page, and its place in the menus. Counts are checked in `src/data/use-cases`. */
export interface UseCase {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly category: UseCaseCategory;
  readonly icon: UseCaseIconKey;
  readonly navTitle: string;
  readonly navDescription: string;
  readonly hero: {
    readonly headline: string;
    readonly subtext: string;
    readonly heroTag: string;
    readonly primaryCTA: string;
    readonly primaryCTALink: string;
    readonly secondaryCTA: string;
    readonly secondaryCTALink: string;
    /** Three subjects the agent works on. */
    readonly businessTopics: readonly string[];
    /** Three kinds of system it connects to. */
    readonly systemCapabilities: readonly string[];
  };
  /** Four; the solution of the same place answers each. */
  readonly painPoints: readonly string[];
  readonly solutions: readonly string[];
  /** Six. */
  readonly features: readonly {
    readonly title: string;
    readonly description: string;
    readonly icon: UseCaseIconKey;
  }[];
  /** Seven. */
  readonly exampleAgents: readonly { readonly name: string; readonly description: string }[];
  /** Eight. */
  readonly capabilities: readonly string[];
  /** Four, numbered 1 to 4. */
  readonly howItWorks: readonly {
    readonly step: number;
    readonly title: string;
    readonly description: string;
  }[];
  readonly supervisorFlow: SupervisorFlow;
  /** Slugs of the customers whose story is near, if any. */
  readonly customers: readonly string[];
  /** Docs pages that go on from here, as addresses of the route contract. */
  readonly docs: readonly { readonly label: string; readonly to: string }[];
}

/** What lists need of a use case. */
export type UseCaseSummary = Pick<UseCase, "slug" | "title" | "navDescription">;

/** What the plugin adds to a use case's page. */
export interface UseCaseRelated {
  /** The recorded run of its program; null while there is none. */
  readonly run: ShownRun | null;
  readonly customers: readonly {
    readonly slug: string;
    readonly name: string;
    readonly title: string;
  }[];
}

/**
 * The picture of a supervisor in words, for those who do not see it: who asks, which sub-agents
 * answer, and with which tools.
 */
export function describeFlow({ asker, agents, tools }: SupervisorFlow): string {
  const label = (id: string) => tools.find((tool) => tool.id === id)?.label ?? id;
  const parts = agents.map(({ label: name, uses }) =>
    uses.length > 0 ? `${name} with ${listInWords(uses.map(label))}` : name,
  );
  return `${asker} asks a supervisor with memory. It delegates to ${agents.length} sub-agents: ${parts.join("; ")}.`;
}
