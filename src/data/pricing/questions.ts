import { hosts } from "../../config/site";
import type { PricingQuestion } from "../../lib/pricing";
import { framework, packageDocs, priceList } from "./sources";

/** The eight questions, each answered with what a source bears out and nothing beyond it. */
export const questions: readonly PricingQuestion[] = [
  {
    id: "without-voltagent",
    question: "Does VoltOps work without VoltAgent?",
    answer: [
      "Yes. VoltOps accepts OpenTelemetry spans as OTLP over HTTP, with two keys in the headers. Any language with an OpenTelemetry exporter can send them.",
      "There is no ready-made client for each language. Outside VoltAgent, you set up the exporter yourself and choose the attributes.",
    ],
    links: [
      { label: "Send traces over HTTP", to: "/voltops-llm-observability-docs/rest-api/" },
      { label: "Observability docs", to: "/voltops-llm-observability-docs/" },
    ],
    sources: [packageDocs, framework],
  },
  {
    id: "evaluation",
    question: "Who can help while you evaluate it?",
    answer: [
      "On every plan, you can ask in the chat and in the repository's discussions. The price list adds priority support on Core, support over Slack on Pro, and an agreed service level on Enterprise.",
      "To look around before you send anything, open the console's demo.",
    ],
    links: [
      { label: "Console demo", to: hosts.consoleDemo },
      { label: "Discussions", to: hosts.discussions },
    ],
    sources: [priceList],
  },
  {
    id: "what-is-a-trace",
    question: "What counts as one trace?",
    answer: [
      "One user request, from the call to its answer. Everything that happens in between is part of it: model calls, tools, memory, sub-agents. The number of spans does not matter.",
      "A program that calls two agents one after the other produces two traces, because each call starts its own. A sub-agent called by its supervisor does not.",
    ],
    links: [
      { label: "What a trace holds", to: "/voltops-llm-observability-docs/tracing/concept/" },
    ],
    sources: [priceList, framework],
  },
  {
    id: "overage",
    question: "What happens beyond the included traces?",
    answer: [
      "Core and Pro charge $10 for each extra 5,000 traces. A started block counts in full: 5,001 traces on Core cost $60, and so do 10,000.",
      "Free has no extra traces to buy. To send fewer, use sampling: the framework exports all traces, none, or the share you set.",
    ],
    links: [{ label: "Sampling", to: "/docs/observability/overview/" }],
    sources: [priceList, framework],
  },
  {
    id: "self-hosting",
    question: "Can you host VoltOps yourself?",
    answer: [
      "Yes, on the Enterprise plan. The other plans use the hosted console.",
      "The framework does not need VoltOps. Without keys it sends nothing: spans stay in memory or in your own database, and a span processor can send them to another OpenTelemetry back end.",
    ],
    links: [{ label: "Where spans can go", to: "/docs/observability/overview/" }],
    sources: [priceList, framework],
  },
  {
    id: "data-location",
    question: "Where is the data stored?",
    answer: [
      "In data centres with a SOC 2 report, encrypted in transit and at rest. The price list names no region: ask before you send personal data.",
      "A trace contains what your agents read and wrote, including what your users typed. Decide what it may contain before you set the keys.",
    ],
    links: [{ label: "What this website collects", to: "/privacy/" }],
    sources: [priceList],
  },
  {
    id: "latency",
    question: "Does sending traces slow an agent down?",
    answer: [
      "Not by waiting for the network. On Node.js, spans are collected in memory and sent in the background every five seconds, up to 512 in a batch. You can change these defaults.",
      "On serverless runtimes such as Cloudflare Workers, the framework flushes at the end of a request, because the process may stop there. With waitUntil this runs in the background; without it, it adds time. We have not measured how much.",
    ],
    links: [{ label: "Export settings", to: "/docs/observability/overview/" }],
    sources: [framework],
  },
  {
    id: "training",
    question: "Are models trained on your data?",
    answer: [
      "No, according to the price list: customer data is not used for training.",
      "Your model provider also sees each prompt, under terms that are between you and the provider.",
    ],
    links: [],
    sources: [priceList],
  },
];
