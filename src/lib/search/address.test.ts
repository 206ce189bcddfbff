import { expect, it } from "vitest";
import { readAddress, STEP, writeAddress } from "./address";

it("reads what it wrote", () => {
  const address = { query: "a & b = 50% +1 “ü” 🙂", area: "docs", show: 60 } as const;
  const url = writeAddress(address);
  expect(url).toMatch(/^\/search\/\?q=/);
  expect(readAddress(url.slice("/search/".length))).toEqual(address);
});

it("leaves out what is as usual", () => {
  expect(writeAddress({ query: "", area: undefined, show: STEP })).toBe("/search/");
  expect(readAddress("")).toEqual({ query: "", area: undefined, show: STEP });
});

it("takes nothing on trust", () => {
  expect(readAddress("?q=x&area=secret&show=1e9")).toEqual({
    query: "x",
    area: undefined,
    show: 500,
  });
  expect(readAddress("?show=-5&area=__proto__")).toEqual({
    query: "",
    area: undefined,
    show: STEP,
  });
  expect(readAddress(`?q=${"x".repeat(2000)}`).query).toHaveLength(512);
});
