import { expect, it } from "vitest";
import { areaOf } from "./areas";
import { pageNames } from "./names";

it("lets the front of everything answer to its name", () => {
  const name = (path: string, title: string, trail: string[] = []) =>
    pageNames({ path, title, trail }, "Site");
  expect(name("/", "What it does")).toEqual(["Home", "Site"]);
  expect(name("/tutorial/introduction/", "Tutorial 1: Your first agent")).toEqual(["Tutorial"]);
  expect(name("/docs/", "Overview", ["Getting started"])).toEqual(["Framework docs"]);
  expect(name("/docs/guardrails/overview/", "Guardrails overview", ["Guardrails"])).toEqual([
    "Guardrails",
  ]);
  expect(name("/docs/x/", "Overview", ["A", "B"])).toEqual(["B"]);
  expect(name("/docs/agents/tools/", "Tools", ["Agents"])).toEqual([]);
});

it("knows the area of every path", () => {
  expect(
    [
      "/docs/x/",
      "/voltops-llm-observability-docs/",
      "/blog/a/",
      "/voltops-llm-observability/",
      "/",
    ].map(areaOf),
  ).toEqual(["docs", "observability", "blog", "site", "site"]);
});
