import { describe, expect } from "vitest";
import { violations } from "../gates/inspect";
import { test } from "./harness/test";

const address = "/examples/agents/research-assistant/";

describe("an example", () => {
  test("shows a file at a time, by keyboard too, and the address says which", async ({ site }) => {
    const page = await site.open(address);
    const code = page.locator("[role=tabpanel] .code-block:visible");
    expect(await code.count()).toBe(1);
    expect(await code.textContent()).toContain("new Agent");
    await page.getByRole("tab", { name: "src/agents.ts" }).press("ArrowDown");
    expect(await page.locator(":focus").textContent()).toContain("src/search.ts");
    expect(await code.textContent()).toContain("MCPConfiguration");
    expect(new URL(page.url()).search).toBe("?file=src%2Fsearch.ts");
    await page.getByRole("tab", { name: "src/search.ts" }).press("End");
    expect(await code.textContent()).toContain("OPENAI_API_KEY=");

    const again = await site.open(`${address}?file=src%2Fworkflow.ts`);
    const opened = again.locator("[role=tabpanel] .code-block:visible");
    await expect.poll(() => opened.textContent()).toContain("createWorkflowChain");
  });

  test("shows every file, the graph and the run without scripts", async ({ site }) => {
    const page = await site.open(address, { javaScript: false });
    const panels = page.locator("[role=tabpanel]:visible");
    const files = await panels.locator(".code-block__file").allTextContents();
    expect(files).toContain("src/workflow.ts");
    expect(files).toContain(".env.example");
    expect(await page.getByRole("tab").first().isVisible()).toBe(false);
    const graph = page.getByRole("img", { name: /^Topic to assistant/ });
    expect(await graph.isVisible()).toBe(true);
    expect(await page.getByRole("list", { name: "Spans", exact: true }).isVisible()).toBe(true);
  });

  test("is reached from the list, and leads back", async ({ site }) => {
    const page = await site.open("/examples/");
    await page.getByRole("link", { name: "Research assistant" }).click();
    await page.locator("h1", { hasText: "report with sources" }).waitFor();
    await page.getByRole("link", { name: "All examples" }).click();
    await page.locator("h1", { hasText: "Projects to copy" }).waitFor();
  });

  test("breaks no rule of accessibility in any state", async ({ site }) => {
    for (const state of [address, `${address}?file=.env.example`, "/examples/"]) {
      const page = await site.open(state);
      await page.locator("main h1").waitFor();
      expect(await violations(page), state).toEqual([]);
    }
  });
});
