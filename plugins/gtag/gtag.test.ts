import type { LoadContext } from "@docusaurus/types";
import { afterEach, expect, test, vi } from "vitest";
import gtagPlugin from "./index";

const options = { trackingID: ["G-TEST123456"] as [string], anonymizeIP: true };

afterEach(() => vi.unstubAllEnvs());

test("in production the head stays empty and our client module takes the official one's place", () => {
  vi.stubEnv("NODE_ENV", "production");
  const plugin = gtagPlugin({} as LoadContext, options);
  expect(plugin?.injectHtmlTags).toBeUndefined();
  expect(plugin?.getClientModules?.()).toEqual(["./client.ts"]);
});

test("in development there is no plugin", () => {
  vi.stubEnv("NODE_ENV", "development");
  expect(gtagPlugin({} as LoadContext, options)).toBeNull();
});
