// @vitest-environment jsdom
import { expect, it } from "vitest";
import { isLetter, isSearchKey } from "./keys";

/** A key press as a listener of the document gets it, on an element made from HTML. */
function press(key: string, init: KeyboardEventInit = {}, html = "<body></body>"): KeyboardEvent {
  document.body.innerHTML = html;
  const target = document.body.firstElementChild ?? document.body;
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...init });
  target.dispatchEvent(event);
  return Object.defineProperty(event, "target", { value: target });
}

it("hears Ctrl or Cmd with K everywhere", () => {
  expect(isSearchKey(press("k", { ctrlKey: true }, "<input>"), false)).toBe(true);
  expect(isSearchKey(press("K", { metaKey: true }), true)).toBe(true);
  expect(isSearchKey(press("k", { ctrlKey: true, altKey: true }), false)).toBe(false);
  expect(isSearchKey(press("k"), false)).toBe(false);
});

it("hears a slash where it is no text, also while a button has the focus", () => {
  expect(isSearchKey(press("/"), false)).toBe(true);
  expect(isSearchKey(press("/", {}, "<button>a</button>"), false)).toBe(true);
  for (const field of [
    "<input>",
    "<textarea></textarea>",
    "<select></select>",
    '<div role="textbox"></div>',
  ]) {
    expect(isSearchKey(press("/", {}, field), false)).toBe(false);
  }
  expect(isSearchKey(press("/"), true)).toBe(false);
  expect(isSearchKey(press("/", { isComposing: true }), false)).toBe(false);
});

it("takes one sign for a letter, of any script, and no key that does something", () => {
  expect(["a", "é", "ا", "你", "🙂", "/"].map((key) => isLetter(press(key)))).toEqual(
    Array(6).fill(true),
  );
  expect(["Enter", "Tab", "F5", "ArrowDown"].map((key) => isLetter(press(key)))).toEqual(
    Array(4).fill(false),
  );
  expect(isLetter(press("f", { ctrlKey: true }))).toBe(false);
});
