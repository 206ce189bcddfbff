import type { ColourToken, TypeSize } from "../../lib/design-tokens";

/** The colours of words and signs. The figures are computed from `src/css/tokens.css` by the test beside this file. */
export const colourTokens: readonly ColourToken[] = [
  { token: "--ink", use: "headings, values", minimum: 4.5, holds: [17, 16.2, 15.4, 14.1] },
  { token: "--ink-2", use: "body text", minimum: 4.5, holds: [9, 8.6, 8.2, 7.5] },
  { token: "--ink-3", use: "captions, mono labels", minimum: 4.5, holds: [5.8, 5.6, 5.3, 4.8] },
  {
    token: "--brand-strong",
    use: "links, accents, focus ring",
    minimum: 4.5,
    holds: [10, 9.6, 9.1, 8.4],
  },
  {
    token: "--brand",
    use: "fills with --brand-ink on them",
    minimum: 3,
    holds: [7.6, 7.3, 6.9, 6.3],
  },
  {
    token: "--control",
    use: "borders of inputs and switches",
    minimum: 3,
    holds: [4.1, 3.9, 3.7, 3.4],
  },
  { token: "--ok", use: "a state that is good", minimum: 4.5, holds: [10, 9.6, 9.1, 8.4] },
  { token: "--warn", use: "a state to look at", minimum: 4.5, holds: [11.9, 11.3, 10.8, 9.9] },
  { token: "--danger", use: "a state that is wrong", minimum: 4.5, holds: [8.8, 8.4, 7.9, 7.3] },
  { token: "--span-agent", use: "agent spans", minimum: 4.5, holds: [10, 9.6, 9.1, 8.4] },
  { token: "--span-llm", use: "model calls", minimum: 4.5, holds: [9.3, 8.9, 8.4, 7.7] },
  { token: "--span-tool", use: "tool spans", minimum: 4.5, holds: [10.9, 10.4, 9.9, 9.1] },
  { token: "--span-memory", use: "memory, summaries", minimum: 4.5, holds: [9.3, 8.9, 8.5, 7.8] },
  {
    token: "--span-retriever",
    use: "retrieval, embeddings, vectors",
    minimum: 4.5,
    holds: [10.9, 10.4, 9.9, 9.1],
  },
  {
    token: "--span-guardrail",
    use: "guardrails, middleware",
    minimum: 4.5,
    holds: [9.3, 8.9, 8.5, 7.8],
  },
  {
    token: "--span-workflow",
    use: "workflow steps, scorers",
    minimum: 4.5,
    holds: [14.2, 13.6, 12.9, 11.8],
  },
  { token: "--code-plain", use: "code", minimum: 4.5, holds: [14, 13.4, 12.7, 11.6] },
  { token: "--code-comment", use: "comments in code", minimum: 4.5, holds: [6.3, 6, 5.7, 5.2] },
  { token: "--code-line-number", use: "line numbers", minimum: 4.5, holds: [5.8, 5.6, 5.3, 4.8] },
];

/** The type scale, as `tailwind.config.js` sets it. */
export const typeScale: readonly TypeSize[] = [
  { utility: "text-display", size: "38 to 56", use: "the one headline of a page", headline: true },
  { utility: "text-h1", size: "32 to 40", use: "the title of a docs page", headline: true },
  { utility: "text-h2", size: "24 to 30", use: "a section's headline", headline: true },
  { utility: "text-h3", size: "20 / 28", use: "a part of a section", headline: true },
  { utility: "text-lead", size: "18 / 28", use: "the paragraph under a page's headline" },
  { utility: "text-body", size: "16 / 26", use: "everything else that is read" },
  { utility: "text-small", size: "14 / 22", use: "notes under the thing they are about" },
  { utility: "font-mono text-label", size: "12 / 16", use: "labels, units, timestamps" },
];
