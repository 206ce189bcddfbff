import { expect, it } from "vitest";
import { markdownSections } from "./markdown-sections";

it("cuts Markdown at its headings, with the anchors that the page will have", () => {
  const markdown = `import X from "@site/x";

Intro with a [link](/docs/) and **bold** \`code\`.

## First part

- item

\`\`\`ts
## no heading
const a = 1;
\`\`\`

### Below {/* #own-id */}

## First part
`;
  expect(markdownSections(markdown)).toEqual([
    { anchor: "", headings: [], text: "Intro with a link and bold code .", code: "" },
    {
      anchor: "first-part",
      headings: ["First part"],
      text: "item",
      code: "## no heading const a = 1;",
    },
    { anchor: "own-id", headings: ["First part", "Below"], text: "", code: "" },
    { anchor: "first-part-1", headings: ["First part"], text: "", code: "" },
  ]);
});
