import type { Integration } from "./integrations";

/*
 * Read only while building: a page that imported this file would carry the names of tools that are off.
 * Hosts and cookies as the providers document them (Google's guide to its tag under a content security
 * policy, Microsoft's Clarity reference, the source of the Gurubase widget), read in November 2026.
 */

export const analytics: Integration = {
  description: {
    id: "analytics",
    name: "Google Analytics",
    provider: "Google",
    purpose:
      "Counts which pages are read. It receives the page's address and title, the page before it, and your browser's language and screen size. Your IP address is anonymised, and advertising features are off.",
    stores: "Cookies whose names start with _ga, for up to two years.",
    address: "https://policies.google.com/privacy",
    cookies: ["_ga"],
    needsConsent: true,
  },
  variable: "GTAG_ID",
  pattern: /^G-[A-Z0-9]{6,14}$/,
  form: "a measurement id such as G-AB12CD34EF",
  sources: {
    script: ["https://*.googletagmanager.com"],
    connect: [
      "https://*.google-analytics.com",
      "https://*.analytics.google.com",
      "https://*.googletagmanager.com",
    ],
    img: ["https://*.google-analytics.com", "https://*.googletagmanager.com"],
  },
  plugin: (trackingID) => ["./plugins/gtag/index.ts", { trackingID, anonymizeIP: true }],
};

export const behaviour: Integration = {
  description: {
    id: "behaviour",
    name: "Microsoft Clarity",
    provider: "Microsoft",
    purpose:
      "Records how pages are used: clicks, scrolling and mouse movement, as heat maps and replays. It receives what the page shows, because a replay shows it again.",
    stores:
      "Cookies whose names start with _cl on this site's host, for up to a year, and cookies on Microsoft's own hosts.",
    address: "https://privacy.microsoft.com/privacystatement",
    cookies: ["_clck", "_clsk"],
    needsConsent: true,
  },
  variable: "CLARITY_ID",
  pattern: /^[a-z0-9]{8,14}$/,
  form: "a project id of small letters and digits, such as ab12cd34ef",
  sources: {
    script: ["https://*.clarity.ms"],
    connect: ["https://*.clarity.ms", "https://c.bing.com"],
    img: ["https://*.clarity.ms", "https://c.bing.com"],
  },
  plugin: (key) => ["./plugins/clarity/index.ts", { key }],
};

export const seo: Integration = {
  description: {
    id: "seo",
    name: "Ahrefs Web Analytics",
    provider: "Ahrefs",
    purpose:
      "Counts visits and where they come from, to see which searches lead here. It receives the page's address and the page before it.",
    stores:
      "No cookie for this site's host. The network that serves the script may set one on its own host.",
    address: "https://ahrefs.com/legal/privacy-policy",
    cookies: [],
    needsConsent: true,
  },
  variable: "AHREFS_KEY",
  pattern: /^[A-Za-z0-9+/_-]{16,64}={0,2}$/,
  form: "the data-key of its script, about 22 letters and digits",
  sources: {
    script: ["https://analytics.ahrefs.com"],
    connect: ["https://analytics.ahrefs.com"],
  },
  plugin: (key) => ["./plugins/ahrefs/index.ts", { key }],
};

export const assistant: Integration = {
  description: {
    id: "assistant",
    name: "Gurubase",
    provider: "Gurubase",
    purpose:
      "Answers questions about the framework docs, on their pages only. It receives the questions you type, and the address of the page you ask on.",
    stores: "The conversation, in your browser's session storage, until you close the tab.",
    address: "https://gurubase.io",
    cookies: [],
    needsConsent: true,
  },
  variable: "GURUBASE_ID",
  pattern: /^[A-Za-z0-9_-]{20,64}$/,
  form: "a widget id, about 43 letters and digits",
  sources: {
    // Its code colours come from a package host: the path keeps the rest of that host out.
    script: ["https://widget.gurubase.io", "https://unpkg.com/@speed-highlight/"],
    style: ["https://unpkg.com/@speed-highlight/"],
    connect: ["https://api.gurubase.io"],
    img: ["https://*.gurubase.io"],
  },
  plugin: (key) => ["./plugins/gurubase/index.ts", { key }],
};

export const posts: Integration = {
  description: {
    id: "posts",
    name: "Posts from X",
    provider: "X",
    purpose:
      "Shows chosen public posts as text. They are read once, while the site is built: your browser never asks X for anything.",
    stores: "Nothing.",
    address: "https://x.com/en/privacy",
    cookies: [],
    needsConsent: false,
  },
  variable: "POST_IDS",
  pattern: /^\d{5,20}(\s*,\s*\d{5,20})*$/,
  form: "the numbers of posts, with commas between them",
  sources: {},
  plugin: (value) => [
    "./plugins/post-embeds/index.ts",
    { posts: value.split(",").map((id) => id.trim()) },
  ],
};
