import { describe, expect, it } from "vitest";
import { parseCurl } from "./curl";

describe("parseCurl", () => {
  it("reads method, headers and body over several lines", () => {
    const command =
      'curl -s -X PUT http://localhost:3141/a \\\n  -H "Content-Type: application/json" \\\n  -d \'{"input": "a b"}\'';
    expect(parseCurl(command)).toEqual({
      method: "PUT",
      url: "http://localhost:3141/a",
      headers: { "content-type": "application/json" },
      body: '{"input": "a b"}',
    });
  });

  it("gets without a body and posts with one, as curl does", () => {
    expect(parseCurl("curl http://localhost:3141/a").method).toBe("GET");
    expect(parseCurl("curl --json '{}' http://localhost:3141/a")).toMatchObject({
      method: "POST",
      headers: { "content-type": "application/json" },
    });
  });

  it("refuses what it would not send as written", () => {
    expect(() => parseCurl("curl --compressed http://localhost:3141/a")).toThrow("--compressed");
    expect(() => parseCurl("wget http://localhost:3141/a")).toThrow("Only curl");
  });
});
