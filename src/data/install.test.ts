import { expect, it } from "vitest";
import { startPackages } from "./install";
import { packageVersions } from "./packages";

it.each(startPackages)("%s is the major that the samples run against", (spec) => {
  const at = spec.lastIndexOf("^");
  const name = spec.slice(0, at - 1);
  const versions: Readonly<Record<string, string>> = packageVersions;
  expect(versions[name]?.split(".")[0]).toBe(spec.slice(at + 1));
});
