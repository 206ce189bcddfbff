import { describe, expect, test } from "vitest";
import { typeIdentifiers, typeWords } from "./type-words";

describe("a declared type becomes words", () => {
  test.each([
    ["string", "`string`"],
    ["string | undefined", "`string`"],
    ["Memory | false", "`Memory` or `false`"],
    ['"prepend" | "append" | "interleave"', '`"prepend"`, `"append"` or `"interleave"`'],
    ["OutputGuardrail<any>[]", "`OutputGuardrail[]`"],
    ["readonly string[]", "`string[]`"],
    ["ReadonlyArray<string>", "`string[]`"],
    ["(Tool<any, any> | Toolkit | Tool$1)[]", "list of `Tool` or `Toolkit`"],
    ["Map<string | symbol, unknown>", "`Map`"],
    ["Record<string, Agent>", "`Record<string, Agent>`"],
    ["Record<string, unknown> | null", "object or `null`"],
    ["{ enabled?: boolean; ttl?: number; }", "`{ enabled?, ttl? }`"],
    ["{ /** Why. */ onRequest: Handler; }", "`{ onRequest }`"],
    ["(request: unknown) => Promise<unknown>", "`(request) => …`"],
    ["(payload: Payload) => Payload", "`(payload) => Payload`"],
    ["(params: { app: App; routes: Routes; }) => void", "`({ app, routes }) => void`"],
    ["(payload: Payload) => any", "`(payload) => …`"],
    ["((promise: Promise<unknown>) => void) | null", "`(promise) => void` or `null`"],
    ["(a: Map<string, () => void>, b?: string) => A | B", "`(a, b?) => …`"],
    ['() => "a;b" | "c"', "`() => …`"],
  ])("%s", (declared, words) => {
    expect(typeWords(declared)).toBe(words);
  });

  test("names stand for a type, its generic form and a whole declaration", () => {
    const names = { T: "Zod schema", Choice: "choice", "A | B": "either" };
    expect(typeWords("T", names)).toBe("Zod schema");
    expect(typeWords("Choice<Record<string, unknown>> | T", names)).toBe("choice or Zod schema");
    expect(typeWords("A | B", names)).toBe("either");
    expect(typeWords("T & { a: string }", names)).toBe("Zod schema");
  });

  test("a list within a choice is kept apart by a comma", () => {
    expect(typeWords("(A | B)[] | C")).toBe("list of `A` or `B`, or `C`");
  });
});

test("the identifiers of a type are known, so that unused words are found", () => {
  expect(typeIdentifiers("Choice<T> | z.ZodType")).toEqual(
    new Set(["Choice<T> | z.ZodType", "Choice", "T", "z.ZodType"]),
  );
});
