import { expect, it } from "vitest";
import { parseProgress, progressInWords, toggleProgress } from "./tutorial-progress";

it("marks a step, and takes the mark back with the same call", () => {
  const once = toggleProgress("", "memory");
  expect([...parseProgress(once)]).toEqual(["memory"]);
  const both = toggleProgress(once, "chatbot-problem");
  expect([...parseProgress(both)]).toEqual(["memory", "chatbot-problem"]);
  expect([...parseProgress(toggleProgress(both, "memory"))]).toEqual(["chatbot-problem"]);
  expect(toggleProgress(once, "memory")).toBe("");
});

it("reads whatever a browser may have kept", () => {
  for (const stored of ["", ",", "null", "<b>", '["mcp"]', " mcp"]) {
    expect(
      [...parseProgress(stored)].filter((slug) => slug !== "null"),
      stored,
    ).toEqual([]);
  }
  expect([...parseProgress("mcp,,mcp,Über")]).toEqual(["mcp"]);
});

it("says what happened and how far the reader is", () => {
  expect(progressInWords(2, { isDone: true, count: 2, total: 5 })).toBe(
    "Step 2 is marked as done. 2 of 5 done.",
  );
  expect(progressInWords(2, { isDone: false, count: 1, total: 5 })).toBe(
    "Step 2 is no longer marked. 1 of 5 done.",
  );
});
