/**
 * The categories of the MCP directory, by the words their addresses end in: six subjects, two of them
 * with `google` as a second label.
 */
export const mcpCategoryKeys = [
  "analytics",
  "calendar & scheduling",
  "communication",
  "communication,google",
  "email marketing",
  "spreadsheets,google",
  "task management",
] as const;

export type McpCategoryKey = (typeof mcpCategoryKeys)[number];

/** The address of a category, unescaped, as the route contract writes it. */
export function categoryPath(key: McpCategoryKey): string {
  return `/mcp/categories/${key}/`;
}

/** A category's readable name: `calendar & scheduling` gives `calendar-scheduling`. */
export function categorySlug(key: McpCategoryKey): string {
  return key.replace(/[^a-z]+/g, "-");
}
