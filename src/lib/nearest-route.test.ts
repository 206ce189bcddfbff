import { describe, expect, it } from "vitest";
import { type RouteMap, resolveRoute } from "./nearest-route";

const map: RouteMap = {
  redirects: [
    { from: "/showcase/", to: "/customers/" },
    { from: "/manifesto/", to: "/about/" },
  ],
  owed: [
    "/blog/",
    "/blog/a/",
    "/customers/",
    "/docs/tools/",
    "/guides/one/",
    "/mcp/email & sms,all/",
  ],
  nearest: {
    "/blog/": ["/blog/"],
    "/docs/": ["/docs/"],
    "/guides/": ["/guides/one/", "/docs/quick-start/"],
    "/mcp/": ["/mcp/"],
    "/mcp/email": ["/mail/"],
  },
};

describe("resolveRoute", () => {
  it("leaves a written page alone, with its query and hash", () => {
    expect(resolveRoute("/docs/quick-start/?tab=pnpm#install", map)).toBe(
      "/docs/quick-start/?tab=pnpm#install",
    );
  });

  it("leads an owed page to the first written page of its area", () => {
    expect(resolveRoute("/docs/tools/", map)).toBe("/docs/");
    expect(resolveRoute("/guides/one/", map)).toBe("/docs/quick-start/");
  });

  it("falls back to home where nothing of the area is written, and where there is no area", () => {
    expect(resolveRoute("/blog/a/", map)).toBe("/");
    expect(resolveRoute("/customers/", map)).toBe("/");
  });

  it("uses the area's index as soon as that is written", () => {
    const later = { ...map, owed: ["/blog/a/"] };
    expect(resolveRoute("/blog/a/", later)).toBe("/blog/");
  });

  it("follows a redirect to its target, or to the nearest page while the target is owed", () => {
    expect(resolveRoute("/manifesto/#team", map)).toBe("/about/#team");
    expect(resolveRoute("/showcase/", map)).toBe("/");
  });

  it("keeps query and hash on the way to the nearest page", () => {
    expect(resolveRoute("/docs/tools/?q=a#b", map)).toBe("/docs/?q=a#b");
  });

  it("reads a percent-encoded address, and prefers the longer prefix", () => {
    expect(resolveRoute("/mcp/email%20%26%20sms%2Call/", map)).toBe("/mail/");
  });

  it("returns an unknown or malformed address unchanged", () => {
    expect(resolveRoute("/no-such-page/", map)).toBe("/no-such-page/");
    expect(resolveRoute("/bad%/", map)).toBe("/bad%/");
  });
});
