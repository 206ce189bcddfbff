import { type Colord, colord, extend } from "colord";
import a11y from "colord/plugins/a11y";
import mix from "colord/plugins/mix";
import type { PrismTheme } from "prism-react-renderer";

extend([a11y, mix]);

/** What text needs against what it stands on (WCAG 2.2, 1.4.3). */
const CONTRAST = 4.5;

/** Each colour of code, and the Prism types that say what it is in a theme, the first that is there. */
const TYPES = {
  comment: ["comment"],
  keyword: ["keyword", "operator", "tag"],
  string: ["string"],
  function: ["function"],
  number: ["number", "constant"],
  type: ["class-name", "builtin"],
} as const;

/** A theme's colour for the first of the types that it has one for, in any language. */
function colourOf({ styles }: PrismTheme, types: readonly string[]): string | undefined {
  const found = types.map(
    (type) =>
      styles.findLast(
        (entry) => !entry.languages && entry.types.includes(type) && entry.style.color,
      )?.style.color,
  );
  return found.find(Boolean);
}

/** A colour moved towards white or black as far as it takes to be read on the ground. */
export function lift(colour: Colord, ground: Colord): Colord {
  const goal = ground.isDark() ? "#ffffff" : "#000000";
  for (let share = 0; share < 1; share += 0.02) {
    const lifted = colour.mix(goal, share);
    if (lifted.contrast(ground) >= CONTRAST) return lifted;
  }
  return colord(goal);
}

/** What stands under a line that is marked, added or removed: the tints of `code.css`, drawn stronger than they are. */
function tinted(ground: Colord): Colord {
  return ground.mix(ground.isDark() ? "#ffffff" : "#000000", 0.08);
}

/**
 * A theme as custom properties: `surface` and each colour of code, as `#rrggbb`.
 *
 * Colours that its author drew too weak to be read are lifted to 4.5:1, on marked lines too.
 */
export function codeColours(theme: PrismTheme): Readonly<Record<string, string>> {
  const { plain } = theme;
  // One theme's ground is a gradient: its plain colour stands in a property of its own.
  const ground = [plain.backgroundColor, plain.backgroundImage]
    .map((value) => colord(value ?? ""))
    .find((value) => value.isValid());
  const text = colord(plain.color ?? "");
  if (!ground || !text.isValid()) throw new RangeError("The theme has no plain colours.");
  const hardest = tinted(ground);
  const named = Object.entries(TYPES).map(([name, types]): [string, string] => {
    const colour = colord(colourOf(theme, types) ?? text.toHex());
    return [name, lift(colour, hardest).toHex()];
  });
  return {
    surface: ground.toHex(),
    plain: lift(text, hardest).toHex(),
    ...Object.fromEntries(named),
  };
}

/** The style sheet of the themes: a class-free rule each, switched by an attribute of the root. */
export function codeThemesCss(
  themes: readonly (readonly [id: string, theme: PrismTheme])[],
): string {
  const rules = themes.map(([id, theme]) => {
    const lines = Object.entries(codeColours(theme)).map(
      ([name, value]) => `    --code-${name}: ${value};`,
    );
    return `  [data-code-theme="${id}"] .code-block__pre {\n${lines.join("\n")}\n  }`;
  });
  return [
    "/* Written by `npm run code-themes` from the themes of prism-react-renderer. Weak colours are lifted to 4.5:1. */",
    "@layer components {",
    rules.join("\n"),
    "}",
    "",
  ].join("\n");
}
