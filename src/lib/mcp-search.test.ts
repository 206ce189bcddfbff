import { expect, it } from "vitest";
import type { McpServerSummary } from "./mcp";
import { foundTools, matches } from "./mcp-search";

const server: McpServerSummary = {
  slug: "post",
  name: "Post",
  logoPath: null,
  shortDescription: "Read and write mail.",
  labels: ["communication", "google"],
  toolCount: 3,
  offers: ["vendor"],
  toolNames: ["create_draft", "post-search", "create_label"],
};

it("finds a server by name, line, label and tool, in any order and case", () => {
  for (const query of ["", "  ", "post", "MAIL read", "google", "draft", "create draft"]) {
    expect(matches(server, query), query).toBe(true);
  }
  expect(matches(server, "mail calendar")).toBe(false);
});

it("names the tools that a query has found, the best first", () => {
  expect(foundTools(server, "create label")).toEqual(["create_label", "create_draft"]);
  expect(foundTools(server, "post")).toEqual([]);
  expect(foundTools(server, "mail")).toEqual([]);
});
