import { describe, expect, test } from "vitest";
import { consentVersion, cookieDomains, formatConsent, parseConsent } from "./consent";

describe("a stored answer", () => {
  const version = consentVersion(["seo", "analytics"]);

  test.each(["accepted", "declined"] as const)("%s is remembered", (answer) => {
    expect(parseConsent(formatConsent(answer, version), version)).toBe(answer);
  });

  test("holds whatever the order of the tools", () => {
    expect(consentVersion(["analytics", "seo"])).toBe(version);
  });

  test("does not hold for another set of tools", () => {
    const stored = formatConsent("accepted", version);
    expect(parseConsent(stored, consentVersion(["analytics"]))).toBeNull();
    expect(parseConsent(stored, consentVersion(["analytics", "seo", "assistant"]))).toBeNull();
  });

  test.each([null, "", "accepted", "accepted:", "true", `ACCEPTED:${version}`])(
    "%j is no answer",
    (stored) => {
      expect(parseConsent(stored, version)).toBeNull();
    },
  );
});

test.each([
  ["docs.voltagent.dev", ["docs.voltagent.dev", "voltagent.dev"]],
  ["voltagent.dev", ["voltagent.dev"]],
  ["localhost", ["localhost"]],
])("cookies of %s may sit at %j", (hostname, domains) => {
  expect(cookieDomains(hostname)).toEqual(domains);
});
