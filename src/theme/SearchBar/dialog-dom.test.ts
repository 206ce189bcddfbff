// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { keepRepaired, repair } from "./dialog-dom";

const modal = (list: string) => {
  document.body.innerHTML = `<div class="DocSearch-Container" role="button" tabindex="0" aria-expanded="true" aria-haspopup="listbox" aria-labelledby="label"><input aria-activedescendant="item-1">${list}</div>`;
  return document.body.firstElementChild as HTMLElement;
};
const results =
  '<section class="DocSearch-Hits"><div class="DocSearch-Hit-source">Docs</div><ul id="list" role="listbox"><li id="item-0" role="option" aria-selected="false"><a href="/a/">A</a></li><li id="item-1" role="option" aria-selected="true"><a href="/b/">B</a></li></ul></section>';
const recent =
  '<section class="DocSearch-Hits"><div class="DocSearch-Hit-source">Recent</div><ul id="list" role="listbox"><li id="item-0" role="option" aria-selected="true"><a href="/a/">A</a><button class="DocSearch-Hit-action-button">x</button></li></ul></section>';

let root: HTMLElement;
const attributes = (selector: string, ...names: string[]) =>
  names.map((name) => root.querySelector(selector)?.getAttribute(name));

describe("results", () => {
  beforeEach(() => {
    root = modal(results);
    repair(root);
  });

  it("stand in a dialog, not in a button", () => {
    expect(root.getAttribute("role")).toBe("dialog");
    expect(root.getAttribute("aria-modal")).toBe("true");
    expect(root.hasAttribute("aria-expanded")).toBe(false);
    expect(root.tabIndex).toBe(-1);
  });

  it("are options that are links, and the field names the chosen one", () => {
    expect(attributes("#item-1", "role", "aria-selected")).toEqual(["none", null]);
    expect(attributes("#item-1 a", "role", "aria-selected", "tabindex")).toEqual([
      "option",
      "true",
      "-1",
    ]);
    expect(attributes("#item-0 a", "aria-selected")).toEqual(["false"]);
    expect(
      attributes("input", "role", "aria-expanded", "aria-controls", "aria-activedescendant"),
    ).toEqual(["combobox", "true", "list", "item-1-link"]);
    expect(attributes("ul", "aria-label")).toEqual(["Docs"]);
  });

  it("stay so when the modal chooses another", async () => {
    const stop = keepRepaired(root);
    root.querySelector("#item-1")?.setAttribute("aria-selected", "false");
    root.querySelector("#item-0")?.setAttribute("aria-selected", "true");
    await new Promise((resolve) => setTimeout(resolve));
    expect(attributes("input", "aria-activedescendant")).toEqual(["item-0-link"]);
    expect(attributes("#item-0 a", "aria-selected")).toEqual(["true"]);
    stop();
  });
});

it("makes recent pages a list of links with buttons beside them", () => {
  root = modal(recent);
  repair(root);
  expect(attributes("ul", "role")).toEqual([null]);
  expect(attributes("li", "role", "aria-selected")).toEqual([null, null]);
  expect(attributes("a", "role", "tabindex")).toEqual([null, null]);
  expect(attributes("input", "aria-expanded", "aria-controls")).toEqual(["false", null]);
});
