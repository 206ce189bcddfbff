import { hosts } from "./site";
import { useCaseIcon, useCaseLinks } from "./use-case-links";

/** A link in a menu. `soon` items have no address and are not links. */
export type MenuItem =
  | {
      readonly label: string;
      readonly description: string;
      readonly to: string;
      readonly icon: string;
    }
  | {
      readonly label: string;
      readonly description: string;
      readonly soon: true;
      readonly icon: string;
    };

/** A dropdown of the main navbar; its width and columns are the theme's. */
export interface MenuSection {
  readonly id: "products" | "use-cases" | "resources";
  readonly label: string;
  readonly items: readonly MenuItem[];
}

/** A direct link of the main navbar; `short` is its label where room is scarce. */
export interface DirectLink {
  readonly label: string;
  readonly short: string;
  readonly to: string;
}

export const products: MenuSection = {
  id: "products",
  label: "Products",
  items: [
    {
      label: "Core Framework",
      description: "Agents, tools, memory, workflows",
      to: "/docs/",
      icon: "framework",
    },
    {
      label: "LLM Observability",
      description: "Every model call on a timeline",
      to: "/voltops-llm-observability/",
      icon: "observability",
    },
    {
      label: "Marketplace",
      description: "A preview: agents to share",
      to: "/ai-agent-marketplace/",
      icon: "marketplace",
    },
    { label: "Deployment", description: "Hosted agents", soon: true, icon: "deployment" },
    {
      label: "Agentic App Builder",
      description: "From prompt to project",
      soon: true,
      icon: "builder",
    },
  ],
};

export const useCases: MenuSection = {
  id: "use-cases",
  label: "Use Cases",
  items: useCaseLinks.map(({ slug, title, description }) => ({
    label: title,
    description,
    to: `/use-cases/${slug}/`,
    icon: useCaseIcon(slug),
  })),
};

export const resources: MenuSection = {
  id: "resources",
  label: "Resources",
  items: [
    {
      label: "5 Steps Tutorial",
      description: "From a chatbot to a team of agents",
      to: "/tutorial/introduction/",
      icon: "tutorial",
    },
    {
      label: "Examples",
      description: "Projects to read and run",
      to: "/examples/",
      icon: "examples",
    },
    { label: "MCP Directory", description: "Servers and their tools", to: "/mcp/", icon: "mcp" },
    { label: "Blog", description: "Guides, concepts, comparisons", to: "/blog/", icon: "blog" },
    {
      label: "About Us",
      description: "Who builds VoltAgent, and why",
      to: "/about/",
      icon: "about",
    },
    {
      label: "Launch Week #1",
      description: "Five releases in June 2025",
      to: "/launch-week-june-25/",
      icon: "launch",
    },
  ],
};

export const directLinks: readonly DirectLink[] = [
  { label: "Docs", short: "Docs", to: "/docs/" },
  { label: "Observability Docs", short: "Observability", to: "/voltops-llm-observability-docs/" },
  { label: "Customers", short: "Customers", to: "/customers/" },
];

/** The short site list: the second reading of the navbar, shown on the not-found page and without JavaScript. */
export const shortSiteList = [
  { label: "About us", to: "/about/" },
  { label: "Documentation", to: "/docs/" },
  { label: "Observability", to: "/voltops-llm-observability-docs/" },
  { label: "Showcase", to: "/showcase/" },
  { label: "Customers", to: "/customers/" },
  { label: "Blog", to: "/blog/" },
  { label: "MCP", to: "/mcp/" },
] as const;

/** The two docs areas; the first is the default tab. */
export const docsAreas = [
  {
    id: "framework",
    tab: "Framework",
    menuLabel: "Framework Docs",
    base: "/docs/",
  },
  {
    id: "observability",
    tab: "Observability",
    menuLabel: "Observability Platform",
    base: "/voltops-llm-observability-docs/",
  },
] as const;

/** A column of the footer. Internal addresses start with a slash. */
export interface FooterColumn {
  readonly title: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

export const footerColumns: readonly FooterColumn[] = [
  {
    title: "Resources",
    links: [
      { label: "Getting Started", href: "/docs/quick-start/" },
      { label: "Blog", href: "/blog/" },
      { label: "Changelog", href: hosts.changelog },
      { label: "Docs", href: "/docs/" },
      { label: "MCP Directory", href: "/mcp/" },
      { label: "Tutorial", href: "/tutorial/introduction/" },
      { label: "Subagents collection", href: hosts.subagents },
      { label: "llms.txt", href: "/llms.txt" },
    ],
  },
  {
    title: "Community",
    links: [
      { label: "Contributing", href: "/docs/community/contributing/" },
      { label: "About us", href: "/about/" },
      { label: "Customers", href: "/customers/" },
      { label: "OSS Friends", href: "/oss-friends/" },
    ],
  },
  {
    title: "Site",
    links: [
      { label: "Observability", href: "/voltops-llm-observability/" },
      { label: "Pricing", href: "/pricing/" },
      { label: "Privacy", href: "/privacy/" },
      { label: "Terms", href: "/terms/" },
    ],
  },
];

/** Accounts in the footer and the docs head, with the name a screen reader says. */
export const socialLinks = [
  { label: "X", href: hosts.x, icon: "x" },
  { label: "Reddit", href: hosts.reddit, icon: "reddit" },
  { label: "LinkedIn", href: hosts.linkedin, icon: "linkedin" },
  { label: "YouTube", href: hosts.video, icon: "youtube" },
  { label: "Discord", href: hosts.chat, icon: "discord" },
  { label: "GitHub", href: hosts.repository, icon: "github" },
] as const;

/** Under the docs tree: the ways out of the docs. */
export const docsLinksOut = [
  { label: "Home", to: "/" },
  { label: "Customers", to: "/customers/" },
  { label: "Blog", to: "/blog/" },
  { label: "Community chat", to: hosts.chat },
] as const;
