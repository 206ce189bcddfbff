import { describe, expect, it } from "vitest";
import { contrast, parseHex } from "./contrast";

describe("contrast", () => {
  it("goes from 1 for the same colour to 21 for black on white", () => {
    expect(contrast(parseHex("#34d399"), parseHex("#34D399"))).toBe(1);
    expect(contrast(parseHex("#000000"), parseHex("#ffffff"))).toBe(21);
  });

  it("is never rounded up past a limit", () => {
    // 4.54:1 and 4.48:1, the known neighbours of the limit on white.
    expect(contrast(parseHex("#767676"), parseHex("#ffffff"))).toBe(4.5);
    expect(contrast(parseHex("#777777"), parseHex("#ffffff"))).toBe(4.4);
  });

  it("refuses a colour that is not opaque hex", () => {
    expect(() => parseHex("rgb(0 0 0 / .5)")).toThrow(RangeError);
  });
});
