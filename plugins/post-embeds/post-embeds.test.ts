import logger from "@docusaurus/logger";
import type { LoadContext } from "@docusaurus/types";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import postEmbedsPlugin from "./index";

const answers: Readonly<Record<string, () => Response>> = {
  "11111": () =>
    Response.json({
      author_name: "An Author",
      url: "https://x.com/author/status/11111",
      html: "<blockquote><p>Words</p></blockquote>",
    }),
  "22222": () => new Response("gone", { status: 404 }),
  "33333": () => Response.json({ author_name: "An Author" }),
};

beforeEach(() => {
  vi.stubGlobal("fetch", async (address: string) => {
    const post = new URL(address).searchParams.get("url")?.split("/").at(-1) ?? "";
    const answer = answers[post];
    if (!answer) {
      throw new Error("unreachable");
    }
    return answer();
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("posts that cannot be read are left out with a warning, the others keep their order", async () => {
  const warn = vi.spyOn(logger, "warn").mockImplementation(() => {});
  const plugin = postEmbedsPlugin({} as LoadContext, {
    posts: ["22222", "11111", "33333", "44444"],
  });
  expect(await plugin.loadContent?.()).toEqual({
    posts: [{ author: "An Author", text: "Words", href: "https://x.com/author/status/11111" }],
  });
  expect(warn).toHaveBeenCalledTimes(3);
});
