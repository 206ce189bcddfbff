import { hosts } from "../../config/site";
import type { PricingQuestion } from "../../lib/pricing";
import { framework, packageDocs, priceList } from "./sources";

/** The eight questions, each answered with what a source bears out and nothing beyond it. */
export const questions: readonly PricingQuestion[] = [
  {
    id: "without-voltagent",
    question: "Does VoltOps work without VoltAgent?",
    answer: [
      "Yes. It takes spans over OpenTelemetry, as OTLP over HTTP, with two keys in the headers. Any language that has an OpenTelemetry exporter can send them.",
      "There is no ready client for each language. Outside VoltAgent you set up the exporter yourself, and you choose the attributes.",
    ],
    links: [
      { label: "Send traces over HTTP", to: "/voltops-llm-observability-docs/rest-api/" },
      { label: "Observability docs", to: "/voltops-llm-observability-docs/" },
    ],
    sources: [packageDocs, framework],
  },
  {
    id: "evaluation",
    question: "Who helps when you try it out?",
    answer: [
      "On every plan you can ask in the chat and in the repository's discussions. Core lists priority support, Pro support over Slack, Enterprise an agreed service level.",
      "To look before you send anything, open the console's demo.",
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
      "One request of a user, from the call to its answer. All that happens inside is part of it: model calls, tools, memory, sub-agents. The number of spans does not matter.",
      "A program that calls two agents one after the other makes two traces, because each call is a root of its own. A sub-agent called by its supervisor is not.",
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
      "Core and Pro add $10 for each further 5,000 traces. A block that is begun counts as whole: 5,001 traces on Core cost $60, and so do 10,000.",
      "Free sells no further traces. To send fewer, sample: the framework exports all traces, none, or the share that you set.",
    ],
    links: [{ label: "Sampling", to: "/docs/observability/overview/" }],
    sources: [priceList, framework],
  },
  {
    id: "self-hosting",
    question: "Can you host VoltOps yourself?",
    answer: [
      "On the Enterprise plan. The others use the hosted console.",
      "The framework does not need it. Without keys it sends nothing: spans stay in memory or in a database of yours, and a span processor can pass them to another OpenTelemetry back end.",
    ],
    links: [{ label: "Where spans can go", to: "/docs/observability/overview/" }],
    sources: [priceList, framework],
  },
  {
    id: "data-location",
    question: "Where does the data lie?",
    answer: [
      "In data centres with a SOC 2 report, encrypted on the way and at rest. The price list names no region: ask before you send personal data.",
      "A trace holds what agents read and wrote, so it holds what your users typed. Decide what may be in it before you set the keys.",
    ],
    links: [{ label: "What this website collects", to: "/privacy/" }],
    sources: [priceList],
  },
  {
    id: "latency",
    question: "Does sending traces slow an agent down?",
    answer: [
      "Not by waiting for the network. Spans are collected in memory and sent in batches in the background, up to 512 at a time, every five seconds. These are defaults that you can change.",
      "On serverless platforms the framework flushes before a request ends, because the process may stop there. That can add time. We give no figure, because we have not measured one.",
    ],
    links: [{ label: "Export settings", to: "/docs/observability/overview/" }],
    sources: [framework],
  },
  {
    id: "training",
    question: "Are models trained on your data?",
    answer: [
      "VoltOps says no: customer data is not used for training.",
      "Your model provider sees each prompt too, under its own terms. Those are between you and the provider.",
    ],
    links: [],
    sources: [priceList],
  },
];
