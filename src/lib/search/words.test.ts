import { expect, it } from "vitest";
import { closest } from "./closest";
import { termsIn, termsOf, wordsOf } from "./words";

it.each([
  ["createTool", ["createtool", "create", "tool"]],
  ["VOLTAGENT_PUBLIC_KEY", ["voltagent_public_key", "voltagent", "public", "key"]],
  ["@voltagent/libsql", ["@voltagent/libsql", "voltagent", "libsql"]],
  ["LibSQLMemoryAdapter", ["libsqlmemoryadapter", "lib", "sql", "memory", "adapter"]],
  ["gpt-4o-mini", ["gpt-4o-mini", "gpt", "4", "o", "mini"]],
  ["agents", ["agent"]],
  ["policies", ["policy"]],
  ["café", ["cafe"]],
])("finds %s under all its terms", (word, terms) => {
  expect(termsOf(word)).toEqual(terms);
});

it.each(["VoltAgent", "TypeScript", "GitHub"])("takes the name %s as one word", (name) => {
  expect(termsOf(name)).toEqual([name.toLowerCase()]);
});

it("leaves words that only look like plurals", () => {
  expect(["access", "status", "analysis", "js", "Next.js"].map((word) => termsOf(word)[0])).toEqual(
    ["access", "status", "analysis", "js", "next.js"],
  );
});

it("reads a hyphenated word as two, for comparing names", () => {
  expect(termsIn("Sub-agents")).toEqual(termsIn("sub agent"));
});

it("knows where each word and each part of it stands", () => {
  const text = "Use createTool.";
  expect(wordsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    "Use",
    "createTool",
    "create",
    "Tool",
  ]);
});

it("finds no words in punctuation and pictures, and finds those of every script", () => {
  expect(wordsOf("?! 🙂 -- <>")).toEqual([]);
  expect(termsIn("مرحبا שלום 你好")).toEqual(["مرحبا", "שלום", "你好"]);
});

it("names what a slip of the fingers was meant to be", () => {
  const known = ["memory", "guardrail", "tool", "workflow", "memo"];
  expect(closest("memroy", known)).toEqual(["memory"]);
  expect(closest("gaurdrial", known)).toEqual(["guardrail"]);
  expect(closest("worklow", known)).toEqual(["workflow"]);
  expect(closest("xylophone", known)).toEqual([]);
  expect(closest("to", known)).toEqual([]);
});
