import { expect, test } from "vitest";
import { parseEmbed } from "./post-embed";

const answer = {
  author_name: "An Author",
  url: "https://twitter.com/author/status/1234567890",
  html: '<blockquote class="twitter-tweet"><p lang="en" dir="ltr">Two lines,<br>a link <a href="https://t.co/x">t.co/x</a> &amp; &#39;quotes&#39; &lt;b&gt;</p>&mdash; An Author (@author) <a href="https://twitter.com/author/status/1234567890">Today</a></blockquote>\n',
};

test("a post is its author, its words and its address", () => {
  expect(parseEmbed(answer)).toEqual({
    author: "An Author",
    text: "Two lines,\na link t.co/x & 'quotes' <b>",
    href: "https://twitter.com/author/status/1234567890",
  });
});

test.each([
  [null, "no author"],
  [{}, "no author"],
  [{ ...answer, html: "<blockquote></blockquote>" }, "no text"],
  [{ ...answer, url: "https://example.com/x.com/1" }, "points at example.com"],
  [{ ...answer, url: "javascript:alert(1)" }, "points at"],
])("%j is refused", (wrong, reason) => {
  expect(() => parseEmbed(wrong)).toThrow(reason);
});
