import { describe, expect, test } from "vitest";
import {
  activeIntegrations,
  integrationPlugins,
  integrationSources,
  integrations,
} from "./integrations";

const all = {
  GTAG_ID: "G-AB12CD34EF",
  CLARITY_ID: "ab12cd34ef",
  AHREFS_KEY: "abcdefgh+IJKLMN/123456",
  GURUBASE_ID: "abcdefghijklmnopqrstuvwxyz_0123456789-ABCDE",
  POST_IDS: "1234567890123456789, 9876543210987654321",
};

describe("without any variable", () => {
  test.each([{}, { GTAG_ID: "", CLARITY_ID: "  " }])("nothing is on", (env) => {
    expect(activeIntegrations(env)).toEqual([]);
    expect(integrationPlugins(env)).toEqual([]);
    expect(integrationSources(env)).toEqual({
      script: [],
      style: [],
      connect: [],
      img: [],
      frame: [],
    });
  });
});

describe("with variables", () => {
  test("each switches on its own tool and nothing else", () => {
    for (const { variable, description } of integrations) {
      const env = { [variable]: all[variable as keyof typeof all] };
      expect(activeIntegrations(env).map((active) => active.description.id)).toEqual([
        description.id,
      ]);
    }
  });

  test("consent is asked for the tools that run in a browser, before any of them is added", () => {
    const [consent, ...tools] = integrationPlugins(all);
    expect(consent).toMatchObject([
      "./plugins/consent/index.ts",
      { tools: [{ id: "analytics" }, { id: "behaviour" }, { id: "seo" }, { id: "assistant" }] },
    ]);
    expect(tools).toHaveLength(5);
  });

  test("posts alone ask for no consent and no host", () => {
    const env = { POST_IDS: all.POST_IDS };
    expect(integrationPlugins(env)).toEqual([
      ["./plugins/post-embeds/index.ts", { posts: ["1234567890123456789", "9876543210987654321"] }],
    ]);
    expect(Object.values(integrationSources(env)).flat()).toEqual([]);
  });

  test("page views go out with the IP address anonymised", () => {
    expect(integrationPlugins({ GTAG_ID: all.GTAG_ID })).toContainEqual([
      "./plugins/gtag/index.ts",
      { trackingID: all.GTAG_ID, anonymizeIP: true },
    ]);
  });

  test("the policy names each host once, and only over https", () => {
    const { script, style, connect, img, frame } = integrationSources(all);
    for (const list of [script, style, connect, img, frame]) {
      expect(new Set(list).size).toBe(list.length);
      expect(list.every((host) => /^https:\/\/[*\w.-]+(\/\S+\/)?$/.test(host))).toBe(true);
    }
    expect(script).toContain("https://*.googletagmanager.com");
  });
});

describe("a malformed value", () => {
  test.each([
    ["GTAG_ID", "UA-123456-1"],
    ["GTAG_ID", "G-AB12'});alert(1)"],
    ["CLARITY_ID", "AB12CD34EF"],
    ["AHREFS_KEY", "short"],
    ["GURUBASE_ID", "has spaces in it, and is long"],
    ["POST_IDS", "https://x.com/someone/status/1234567890123456789"],
  ])("%s=%s stops the build and names the variable", (variable, value) => {
    expect(() => integrationPlugins({ [variable]: value })).toThrow(variable);
    expect(() => integrationSources({ [variable]: value })).toThrow(/expects .+ leave it out/);
  });
});
