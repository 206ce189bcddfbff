import { describe, expect, it } from "vitest";
import { mark, snippet } from "./highlight";
import type { Segment } from "./types";

const shown = (segments: readonly Segment[]) =>
  segments.map(([text, marked]) => (marked ? `[${text}]` : text)).join("");

describe("mark", () => {
  it("marks every form of a word, and a part of an identifier", () => {
    expect(shown(mark("Tools and a tool: createTool()", new Set(["tool"])))).toBe(
      "[Tools] and a [tool]: create[Tool]()",
    );
  });

  it("marks the whole identifier when that is what was found", () => {
    expect(shown(mark("call createTool()", new Set(["createtool", "tool"])))).toBe(
      "call [createTool]()",
    );
  });

  it("leaves every sign of the text in place", () => {
    const text = "a <b>tool</b> & “tools” 🙂 \\ (.*)";
    expect(
      mark(text, new Set(["tool", "b"]))
        .map(([piece]) => piece)
        .join(""),
    ).toBe(text);
  });

  it("takes signs that mean something in a pattern as they are", () => {
    expect(shown(mark("see a.b and next.js", new Set(["next.js", "("])))).toBe(
      "see a.b and [next.js]",
    );
  });
});

describe("snippet", () => {
  const filler = "one two three four five six seven eight nine ten ".repeat(20);

  it("shows the place where most of the words stand", () => {
    const text = `${filler}memory here. ${filler}memory of an agent. ${filler}`;
    const found = shown(snippet(text, new Set(["memory", "agent"])));
    expect(found).toContain("[memory] of an [agent]");
    expect(found).toMatch(/^… .* …$/);
    expect(found.length).toBeLessThan(260);
  });

  it("shows the beginning of a text without any of them", () => {
    expect(shown(snippet("Short text.", new Set(["other"])))).toBe("Short text.");
    expect(shown(snippet("", new Set(["other"])))).toBe("");
  });

  it("cuts no sign in two", () => {
    const text = shown(snippet("🙂".repeat(500), new Set()));
    expect(text).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/);
  });
});
