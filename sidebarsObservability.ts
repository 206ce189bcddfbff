import type { SidebarsConfig } from "@docusaurus/plugin-content-docs";

/** The tree of the observability docs. Order is the reading order. */
const sidebars: SidebarsConfig = {
  observability: [
    { type: "category", label: "Getting started", collapsible: false, items: ["index"] },
    {
      type: "category",
      label: "Tracing",
      collapsible: false,
      items: ["tracing/agent-visualization"],
    },
  ],
};

export default sidebars;
