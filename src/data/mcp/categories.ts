import type { McpLabel } from "../../lib/mcp";
import type { McpCategoryKey } from "../../lib/mcp-category";

/** What a category is called, and which labels a server needs to be in it. */
export interface McpCategory {
  readonly key: McpCategoryKey;
  readonly title: string;
  readonly labels: readonly McpLabel[];
  readonly about: string;
}

/** The categories, in the order of the list. A key is its labels, joined by commas. */
export const mcpCategories: readonly McpCategory[] = [
  {
    key: "analytics",
    title: "Analytics",
    labels: ["analytics"],
    about: "Figures on sites and searches, read by an agent instead of exported by hand.",
  },
  {
    key: "calendar & scheduling",
    title: "Calendar & scheduling",
    labels: ["calendar & scheduling"],
    about: "Events, free times and bookings. Let an agent look first, and book with approval.",
  },
  {
    key: "communication",
    title: "Communication",
    labels: ["communication"],
    about: "Mail and chat. Start with reading, and require approval for sending.",
  },
  {
    key: "communication,google",
    title: "Communication, Google",
    labels: ["communication", "google"],
    about: "Mail in a Google account. Google's sign-in and its scopes decide what an agent may do.",
  },
  {
    key: "email marketing",
    title: "Email marketing",
    labels: ["email marketing"],
    about: "Audiences, campaigns and their reports. One call can reach every subscriber you have.",
  },
  {
    key: "spreadsheets,google",
    title: "Spreadsheets, Google",
    labels: ["spreadsheets", "google"],
    about: "Rows and ranges in Google Sheets, as a small database that people can open too.",
  },
  {
    key: "task management",
    title: "Task management",
    labels: ["task management"],
    about: "Pages, databases and tasks that an agent reads for context and keeps up to date.",
  },
];

/** The categories of a server: all whose labels it has. */
export function categoriesOf({
  labels,
}: {
  readonly labels: readonly McpLabel[];
}): McpCategoryKey[] {
  return mcpCategories
    .filter((category) => category.labels.every((label) => labels.includes(label)))
    .map(({ key }) => key);
}
