import { describe, expect, test } from "vitest";
import { explainingPage, findMentions } from "./mentions";

const PAGE = `# Page

Call \`createThing()\` or \`Thing.make\`. A \`tool\` and a Thing without code do not count.

\`\`\`ts
import Default, { createThing, tool } from "@voltagent/core";

createThing();
\`\`\`

\`\`\`json
{ "Ignored": true }
\`\`\`
`;

const mentions = findMentions("docs/x.md", PAGE);

describe("a page's code names exports", () => {
  test("in TypeScript and in inline code, not in prose or data", () => {
    expect(mentions.get("createThing")).toBe(3);
    expect(mentions.get("Thing")).toBe(1);
    expect(mentions.has("Ignored")).toBe(false);
  });

  test("a plain word counts where it is imported from its package", () => {
    const pages = new Map([["docs/x.md", mentions]]);
    expect(explainingPage("@voltagent/core", "tool", pages)).toBe("docs/x.md");
    expect(explainingPage("@voltagent/rag", "tool", pages)).toBeUndefined();
  });
});

test("the page that names an export most often explains it", () => {
  const pages = new Map([
    ["docs/a.md", new Map([["createThing", 1]])],
    ["docs/b.md", new Map([["createThing", 4]])],
  ]);
  expect(explainingPage("@voltagent/core", "createThing", pages)).toBe("docs/b.md");
  expect(explainingPage("@voltagent/core", "Other", pages)).toBeUndefined();
});
