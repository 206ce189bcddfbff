/** An opaque colour: red, green, blue, each 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/**
 * Reads a colour written as `#rrggbb`.
 *
 * @throws RangeError for any other notation
 */
export function parseHex(hex: string): Rgb {
  const digits = /^#([0-9a-f]{6})$/i.exec(hex)?.[1];
  if (!digits) throw new RangeError(`${hex} is not written as #rrggbb`);
  const part = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16);
  return [part(0), part(2), part(4)];
}

/** Relative luminance, 0 to 1, as WCAG 2.2 defines it. */
function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two colours, 1 to 21, cut (not rounded) to one decimal as limits demand. */
export function contrast(one: Rgb, other: Rgb): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return Math.floor(((light + 0.05) / (dark + 0.05)) * 10) / 10;
}
