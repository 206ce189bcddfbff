import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { contrast, parseHex, type Rgb } from "../../lib/contrast";
import { SURFACES } from "../../lib/design-tokens";
import { SPAN_KINDS } from "../../lib/trace";
import { colourTokens } from "./tokens";

const css = readFileSync(path.join(import.meta.dirname, "../../css/tokens.css"), "utf8");

function colour(token: string): Rgb {
  const hex = new RegExp(`${token}:\\s*(#[0-9a-f]{6});`, "i").exec(css)?.[1];
  if (!hex) throw new Error(`${token} is not an opaque colour in src/css/tokens.css`);
  return parseHex(hex);
}

describe("colour tokens", () => {
  it.each(colourTokens)(
    "$token shows the contrast that tokens.css gives it",
    ({ token, holds }) => {
      const computed = SURFACES.map((surface) => contrast(colour(token), colour(surface)));
      expect(holds, `write holds: [${computed.join(", ")}]`).toEqual(computed);
    },
  );

  it.each(colourTokens)(
    "$token holds what its use needs on every surface",
    ({ holds, minimum }) => {
      expect(Math.min(...holds)).toBeGreaterThanOrEqual(minimum);
    },
  );

  it("cover every kind of span", () => {
    const names = colourTokens.map(({ token }) => token);
    expect(SPAN_KINDS.filter((kind) => !names.includes(`--span-${kind}`))).toEqual([]);
  });

  it("let brand-ink be read on both brand fills", () => {
    for (const fill of ["--brand", "--brand-strong"]) {
      expect(contrast(colour("--brand-ink"), colour(fill)), fill).toBeGreaterThanOrEqual(4.5);
    }
  });
});
