import { expect, it } from "vitest";
import { teamPosting } from "./blog-structured-data";

it("names teams as organisations and pages by their canonical address", () => {
  const data = {
    "@id": "https://site.example/blog/a",
    author: { "@type": "Person", name: "Team" },
  };
  expect(teamPosting(data)).toEqual({
    "@id": "https://site.example/blog/a/",
    author: { "@type": "Organization", name: "Team" },
  });
});

it("keeps several authors in their order", () => {
  const author = [
    { "@type": "Person", name: "One" },
    { "@type": "Person", name: "Two" },
  ];
  expect(teamPosting({ author }).author).toEqual([
    { "@type": "Organization", name: "One" },
    { "@type": "Organization", name: "Two" },
  ]);
});
