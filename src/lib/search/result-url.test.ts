import { describe, expect, it } from "vitest";
import { resultUrl } from "./result-url";

const rules = { baseUrl: "/" };

describe("resultUrl", () => {
  it.each([
    ["https://site.example/docs/tools/?a=1#b", "/docs/tools/?a=1#b"],
    ["https://preview.example/docs/", "/docs/"],
    ["/docs/tools/", "/docs/tools/"],
    ["docs/tools/", "/docs/tools/"],
    ["https://site.example//evil.example/x", "/evil.example/x"],
  ])("leads to this site's own page for %s", (url, path) => {
    expect(resultUrl(url, rules)).toBe(path);
  });

  it("leaves an address that looks external as it is", () => {
    const external = { ...rules, externalUrlRegex: "console\\.example" };
    expect(resultUrl("https://console.example/a", external)).toBe("https://console.example/a");
    expect(resultUrl("https://site.example/a", external)).toBe("/a");
    expect(resultUrl("/console.example/a", external)).toBe("/console.example/a");
  });

  it("replaces a part of the path where told so, and puts the base before it", () => {
    expect(
      resultUrl("https://site.example/latest/tools/", {
        baseUrl: "/site/",
        replaceSearchResultPathname: { from: "^/latest/", to: "/docs/" },
      }),
    ).toBe("/site/docs/tools/");
  });

  it.each(["javascript:alert(1)", "data:text/html,x", "https://", "http://[", "mailto:a@b"])(
    "has no place for %s",
    (url) => {
      expect(resultUrl(url, rules)).toBeUndefined();
    },
  );
});
