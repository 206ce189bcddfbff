import { expect, it } from "vitest";
import { markdownUrl } from "./markdown-url";

it.each([
  ["/docs/quick-start/", "/docs/quick-start.md"],
  ["/docs/", "/docs.md"],
  ["/docs/agents/mcp", "/docs/agents/mcp.md"],
  ["/", "/index.md"],
])("%s has its Markdown at %s", (page, copy) => {
  expect(markdownUrl(page)).toBe(copy);
});
