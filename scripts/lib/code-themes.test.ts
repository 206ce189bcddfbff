import { readFileSync } from "node:fs";
import path from "node:path";
import { colord, extend } from "colord";
import a11y from "colord/plugins/a11y";
import { themes } from "prism-react-renderer";
import { describe, expect, it } from "vitest";
import { codeThemes, ownCodeTheme } from "../../src/config/code-themes";
import { codeColours, codeThemesCss, lift } from "./code-themes";

extend([a11y]);

describe("colours of code", () => {
  it("are 17 themes, each with its own id and label", () => {
    const all = [ownCodeTheme, ...codeThemes];
    expect(all).toHaveLength(17);
    expect(new Set(all.map(({ id }) => id)).size).toBe(17);
    expect(new Set(all.map(({ label }) => label)).size).toBe(17);
  });

  it("stand in the style sheet as the script writes them: run `npm run code-themes`", () => {
    const css = readFileSync(path.resolve(__dirname, "../../src/css/code-themes.css"), "utf8");
    expect(css).toBe(codeThemesCss(codeThemes.map(({ id }) => [id, themes[id]])));
  });

  it.each(codeThemes.map(({ id }) => id))("of %s can be read on their ground", (id) => {
    const { surface = "", ...colours } = codeColours(themes[id]);
    expect(Object.keys(colours)).toHaveLength(7);
    for (const colour of Object.values(colours)) {
      expect(colord(colour).contrast(surface)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it("stay as they are when they can be read already", () => {
    expect(lift(colord("#ffffff"), colord("#000000")).toHex()).toBe("#ffffff");
    expect(lift(colord("#333333"), colord("#000000")).contrast("#000000")).toBeGreaterThan(4.4);
  });
});
