import { describe, expect, it } from "vitest";
import { ConfigError, readConfig } from "./code-host-config";

describe("readConfig", () => {
  it("has a default for everything, also for values left empty", () => {
    const defaults = readConfig({});
    expect(defaults).toEqual({
      api: "https://api.github.com",
      owner: "VoltAgent",
      name: "voltagent",
      token: undefined,
      avatarOrigin: "https://avatars.githubusercontent.com",
      freshMs: 300_000,
      retryMs: 30_000,
    });
    const empty = { CODE_HOST_API: "", CODE_HOST_REPOSITORY: " ", CODE_HOST_TOKEN: "" };
    expect(readConfig({ ...empty, CODE_HOST_AVATARS: "", LOVE_FRESH_SECONDS: "" })).toEqual(
      defaults,
    );
  });

  it("reads what is set", () => {
    expect(
      readConfig({
        CODE_HOST_API: "http://127.0.0.1:4000/",
        CODE_HOST_REPOSITORY: "some-one/a.repo_1",
        CODE_HOST_TOKEN: "a-token\n",
        CODE_HOST_AVATARS: "http://127.0.0.1:4001/u/",
        LOVE_FRESH_SECONDS: "0",
        LOVE_RETRY_SECONDS: "1.5",
      }),
    ).toEqual({
      api: "http://127.0.0.1:4000",
      owner: "some-one",
      name: "a.repo_1",
      token: "a-token",
      avatarOrigin: "http://127.0.0.1:4001",
      freshMs: 0,
      retryMs: 1500,
    });
  });

  it.each([
    ["CODE_HOST_API", "api.github.com"],
    ["CODE_HOST_API", "file:///etc/hosts"],
    ["CODE_HOST_AVATARS", "avatars"],
    ["CODE_HOST_REPOSITORY", "voltagent"],
    ["CODE_HOST_REPOSITORY", "a/b/c"],
    ["CODE_HOST_REPOSITORY", "a/b?c"],
    ["CODE_HOST_TOKEN", "secret with\na break"],
    ["LOVE_FRESH_SECONDS", "-1"],
    ["LOVE_RETRY_SECONDS", "soon"],
  ])("names %s, not its value, when it is %j", (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(name);
    expect(read).not.toThrow(value);
  });

  it("keeps a token off unencrypted connections, loopback apart", () => {
    const CODE_HOST_TOKEN = "a-token";
    const read = (CODE_HOST_API: string) => readConfig({ CODE_HOST_API, CODE_HOST_TOKEN });
    expect(() => read("http://code.example.org")).toThrow(ConfigError);
    expect(read("http://localhost:4000").token).toBe("a-token");
    expect(read("https://code.example.org/api/v3").token).toBe("a-token");
  });
});
