import { expect, it } from "vitest";
import { criteria, meeting } from "../../lib/frameworks";
import { pastReview } from "../../lib/sources";
import { frameworkSources, frameworks } from "./frameworks";

const sources = Object.entries(frameworkSources);

it("asks the same questions of every framework and answers each with a source", () => {
  for (const { name, claims } of frameworks) {
    expect(Object.keys(claims), name).toEqual(Object.keys(criteria));
    for (const [criterion, { text, sources: ids }] of Object.entries(claims)) {
      expect(text, `${name}: ${criterion}`).not.toBe("");
      expect(ids.length, `${name}: ${criterion} has no source`).toBeGreaterThan(0);
    }
  }
});

it("lists no source that nothing rests on", () => {
  const used = new Set<string>(
    frameworks.flatMap(({ claims }) => Object.values(claims).flatMap(({ sources: ids }) => ids)),
  );
  expect(sources.map(([id]) => id).filter((id) => !used.has(id))).toEqual([]);
});

it("has a source read again before its day", () => {
  const today = new Date().toISOString().slice(0, 10);
  const claims = sources.map(([name, source]) => ({ name, source }));
  expect(pastReview(claims, today)).toEqual([]);
});

it("finds the frameworks that meet every need", () => {
  const names = (needs: Partial<Parameters<typeof meeting>[1]>) =>
    meeting(frameworks, { language: "", openSource: false, openTelemetry: false, ...needs }).map(
      ({ name }) => name,
    );
  expect(names({})).toHaveLength(5);
  expect(names({ language: "TypeScript" })).toEqual(["VoltAgent", "LangGraph"]);
  expect(names({ language: ".NET", openTelemetry: true })).toEqual(["AutoGen"]);
  expect(names({ language: "visual", openSource: true })).toEqual([]);
});
