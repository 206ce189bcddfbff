// The tokens live in src/css/tokens.css as custom properties; utilities only name them.
/** @type {import("tailwindcss").Config} */
module.exports = {
  content: ["./src/**/*.{ts,tsx,mdx}", "./docs/**/*.mdx", "./blog/**/*.mdx"],
  theme: {
    extend: {
      colors: {
        canvas: "var(--canvas)",
        "surface-1": "var(--surface-1)",
        "surface-2": "var(--surface-2)",
        "surface-3": "var(--surface-3)",
        line: "var(--line)",
        "line-strong": "var(--line-strong)",
        control: "var(--control)",
        ink: "var(--ink)",
        "ink-2": "var(--ink-2)",
        "ink-3": "var(--ink-3)",
        brand: "var(--brand)",
        "brand-strong": "var(--brand-strong)",
        "brand-ink": "var(--brand-ink)",
        "span-agent": "var(--span-agent)",
        "span-llm": "var(--span-llm)",
        "span-tool": "var(--span-tool)",
        "span-memory": "var(--span-memory)",
        "span-retriever": "var(--span-retriever)",
        "span-guardrail": "var(--span-guardrail)",
        "span-workflow": "var(--span-workflow)",
        ok: "var(--ok)",
        warn: "var(--warn)",
        danger: "var(--danger)",
      },
      fontFamily: {
        sans: "var(--font-text)",
        mono: "var(--font-mono)",
      },
      borderRadius: {
        control: "6px",
        panel: "10px",
        exhibit: "14px",
      },
      fontSize: {
        label: ["12px", { lineHeight: "16px", letterSpacing: "0.04em" }],
        small: ["14px", "22px"],
        body: ["16px", "26px"],
        lead: ["18px", "28px"],
        h3: ["20px", { lineHeight: "28px", letterSpacing: "-0.01em" }],
        h2: ["clamp(24px, 1.6vw + 17.8px, 30px)", { lineHeight: "1.2", letterSpacing: "-0.02em" }],
        h1: ["clamp(32px, 1.2vw + 27.4px, 40px)", { lineHeight: "1.1", letterSpacing: "-0.03em" }],
        display: [
          "clamp(38px, 1.72vw + 31.3px, 56px)",
          { lineHeight: "1.07", letterSpacing: "-0.035em" },
        ],
      },
      screens: { menu: "769px", nav: "997px", toc: "1281px" },
      maxWidth: { content: "1200px", prose: "720px" },
    },
  },
};
