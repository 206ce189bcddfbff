/** Keys of the icons a use case may carry in the navbar; `src/components/ui/Icon` draws them. */
export type UseCaseIcon =
  | "UserGroup"
  | "ChatBubbleLeftRight"
  | "Briefcase"
  | "CurrencyDollar"
  | "Cog"
  | "Megaphone"
  | "Scale"
  | "ShieldCheck"
  | "WrenchScrewdriver"
  | "AcademicCap"
  | "BuildingLibrary"
  | "DocumentText"
  | "Bolt";

/** One use case as the navbar lists it. */
export interface UseCaseLink {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
}

/** The twelve use cases, in the order of their ids. */
export const useCaseLinks = [
  { slug: "hr-agent", title: "HR Agent", description: "Screening, onboarding, policies" },
  {
    slug: "customer-support-agent",
    title: "Customer Support Agent",
    description: "Billing, accounts and bug reports",
  },
  { slug: "sales-teams", title: "Sales Teams", description: "Qualify, research and route leads" },
  { slug: "finance-agent", title: "Finance Agent", description: "Invoices, expenses, reports" },
  {
    slug: "development-agent",
    title: "Development Agent",
    description: "Reviews, security and performance",
  },
  {
    slug: "marketing-agent",
    title: "Marketing Agent",
    description: "Campaigns, content, analytics",
  },
  { slug: "legal-agent", title: "Legal Agent", description: "Contracts, compliance, redlines" },
  { slug: "insurance-agent", title: "Insurance Agent", description: "Claims and underwriting" },
  { slug: "industrial-agent", title: "Industrial Agent", description: "Machine health and safety" },
  { slug: "education-agent", title: "Education Agent", description: "Tutoring and advising" },
  {
    slug: "government-agent",
    title: "Government Agent",
    description: "Permits, benefits, records",
  },
  {
    slug: "documentation-agent",
    title: "Documentation Agent",
    description: "API docs kept in sync with code",
  },
] as const satisfies readonly UseCaseLink[];

type UseCaseSlug = (typeof useCaseLinks)[number]["slug"];

const icons: Partial<Record<UseCaseSlug, UseCaseIcon>> = {
  "hr-agent": "UserGroup",
  "customer-support-agent": "ChatBubbleLeftRight",
  "sales-teams": "Briefcase",
  "finance-agent": "CurrencyDollar",
  "development-agent": "Cog",
  "marketing-agent": "Megaphone",
  "legal-agent": "Scale",
  "insurance-agent": "ShieldCheck",
  "industrial-agent": "WrenchScrewdriver",
  "education-agent": "AcademicCap",
  "government-agent": "BuildingLibrary",
  "documentation-agent": "DocumentText",
};

/** The navbar icon of a use case; `Bolt` for a slug that has none. */
export function useCaseIcon(slug: string): UseCaseIcon {
  return icons[slug as UseCaseSlug] ?? "Bolt";
}
