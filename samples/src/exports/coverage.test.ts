import { describe, expect, test } from "vitest";
import {
  checkList,
  coverExports,
  type Export,
  figuresLine,
  figuresOf,
  prune,
  type Unexplained,
} from "./coverage";
import { loadCoverage } from "./load";

const CORE = "@voltagent/core";

const list: Unexplained = {
  atMost: 2,
  reasons: {
    internal: { internal: true, text: "internal: used by the servers" },
    owed: { internal: false, text: "belongs to a page that is not written yet" },
  },
  exports: { [CORE]: { Registry: "internal", Workspace: "owed" } },
};

const cover = (named: readonly string[], names = ["Agent", "Registry", "Workspace"]): Export[] =>
  coverExports(
    new Map([[CORE, names]]),
    new Map([["docs/x.md", new Map(named.map((name) => [name, 1]))]]),
    list,
  );

describe("the list of exports that no page explains", () => {
  test("fits when each export is either explained or listed", () => {
    expect(checkList(list, cover(["Agent"]))).toEqual([]);
  });

  test("an explained export has to leave it", () => {
    expect(checkList(list, cover(["Agent", "Workspace"]))).toEqual([
      "@voltagent/core: Workspace is explained in docs/x.md: remove it",
    ]);
  });

  test("a new export has to be explained or listed", () => {
    expect(checkList(list, cover([]))).toEqual(["@voltagent/core: Agent is explained by no page"]);
  });

  test("an export that is gone has to leave it, and a reason must be known and used", () => {
    expect(checkList(list, cover(["Agent"], ["Agent", "Workspace"]))).toEqual([
      "@voltagent/core: Registry does not exist any more: remove it",
    ]);
    const exports = { [CORE]: { Registry: "else", Workspace: "owed" } };
    expect(checkList({ ...list, exports }, cover(["Agent"]))).toEqual([
      '@voltagent/core: Registry has the unknown reason "else"',
      'the reason "internal" has no export: remove it',
    ]);
  });

  test("may not grow", () => {
    expect(checkList({ ...list, atMost: 1 }, cover(["Agent"]))).toEqual([
      "2 exports are listed, 1 at most: explain some in a page",
    ]);
  });

  test("is shortened by what pages explain, and its limit with it", () => {
    const pruned = prune(list, cover(["Agent", "Workspace"]));
    expect(pruned).toEqual({
      atMost: 1,
      reasons: { internal: list.reasons.internal },
      exports: { [CORE]: { Registry: "internal" } },
    });
  });
});

test("what a user does not call is no gap", () => {
  expect(figuresLine(figuresOf(cover(["Agent"]), list))).toBe(
    "1 of 2 exports explained (50 %), 1 more are internal",
  );
});

test("every export of the packages is explained in the docs, or listed with its reason", () => {
  const { list: listed, covered } = loadCoverage();
  expect(
    checkList(listed, covered),
    'explain it in a page; "npm run coverage -- --prune" in samples/ removes what is explained',
  ).toEqual([]);
});
