/*
 * What the modal gets wrong in its markup, put right after each of its renders: it calls itself a
 * button around everything, puts links and buttons inside options, and keeps the focus between the
 * elements that it had when it opened.
 */

/** Sets an attribute if it is not so already: whoever watches attributes would never come to rest. */
function set(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) {
    element.setAttribute(name, value);
  }
}

function unset(element: Element, ...names: string[]): void {
  for (const name of names) {
    if (element.hasAttribute(name)) {
      element.removeAttribute(name);
    }
  }
}

/** Gives the modal's root and its parts the roles they have for a person. Safe to call again and again. */
export function repair(root: HTMLElement): void {
  set(root, "role", "dialog");
  set(root, "aria-modal", "true");
  set(root, "aria-label", "Search");
  set(root, "tabindex", "-1");
  unset(root, "aria-expanded", "aria-haspopup", "aria-controls", "aria-labelledby");

  const lists = [...root.querySelectorAll<HTMLElement>(".DocSearch-Hits > ul")];
  const stored = root.querySelector(".DocSearch-Hit-action-button") !== null;
  for (const list of lists) {
    const name = list.parentElement?.querySelector(".DocSearch-Hit-source")?.textContent ?? "";
    set(list, "aria-label", name);
    unset(list, "aria-labelledby");
    if (stored) {
      unset(list, "role");
    } else {
      set(list, "role", "listbox");
    }
    for (const item of list.children) {
      repairItem(item, stored);
    }
  }
  const input = root.querySelector<HTMLElement>("input");
  if (input) {
    repairInput(input, lists, stored);
  }
}

/** The link of an item is what is chosen; the item around it is only its place. */
function repairItem(item: Element, stored: boolean): void {
  const link = item.querySelector("a");
  const selected = item.getAttribute("aria-selected");
  if (selected !== null) {
    set(item, "data-active", selected);
    unset(item, "aria-selected");
  }
  if (stored) {
    unset(item, "role");
  } else {
    set(item, "role", "none");
  }
  if (!link) {
    return;
  }
  set(link, "id", `${item.id}-link`);
  if (stored) {
    unset(link, "role", "aria-selected", "tabindex");
  } else {
    set(link, "role", "option");
    set(link, "aria-selected", item.getAttribute("data-active") ?? "false");
    set(link, "tabindex", "-1");
  }
}

function repairInput(input: HTMLElement, lists: readonly HTMLElement[], stored: boolean): void {
  const isOpen = lists.length > 0 && !stored;
  set(input, "role", "combobox");
  set(input, "aria-expanded", String(isOpen));
  set(input, "aria-autocomplete", "list");
  unset(input, "aria-labelledby");
  set(input, "aria-label", "Search");
  if (isOpen) {
    set(input, "aria-controls", lists.map(({ id }) => id).join(" "));
  } else {
    unset(input, "aria-controls");
  }
  const active = lists
    .flatMap((list) => [...list.children])
    .find((item) => item.getAttribute("data-active") === "true");
  const link = active?.querySelector("a");
  if (link) {
    set(input, "aria-activedescendant", link.id);
  } else {
    unset(input, "aria-activedescendant");
  }
}

/** Repairs the modal now and after each of its renders. Returns how to stop. */
export function keepRepaired(root: HTMLElement): () => void {
  repair(root);
  const observer = new MutationObserver(() => repair(root));
  observer.observe(root, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["id", "role", "aria-selected", "aria-activedescendant", "aria-controls"],
  });
  return () => observer.disconnect();
}

const REACHABLE = "a[href], button:not([disabled]), input:not([disabled]), [tabindex='0']";

/** What Tab reaches inside an element, in order. */
function reachable(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(REACHABLE)].filter(
    (element) => element.tabIndex >= 0 && element.getClientRects().length > 0,
  );
}

/** Keeps Tab inside the dialog: after the last element comes the first. To be called before the modal hears the key. */
export function keepFocusInside(root: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== "Tab") {
    return;
  }
  // The modal's own trap knows only the elements that it opened with.
  event.stopPropagation();
  const elements = reachable(root);
  const [first] = elements;
  const last = elements.at(-1);
  const { activeElement } = document;
  const outside = !root.contains(activeElement) || activeElement === root;
  if (event.shiftKey ? outside || activeElement === first : outside || activeElement === last) {
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  }
}

/** Asks the modal to run its current query again: it does so whenever its field gains the focus. */
export function askAgain(root: HTMLElement): void {
  root.querySelector("input")?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
}

/** Puts a query into the modal's field as if it was typed. */
export function typeQuery(root: HTMLElement, query: string): void {
  const input = root.querySelector("input");
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  if (input && setter) {
    setter.call(input, query);
    input.dispatchEvent(new Event("input", { bubbles: true }));
    input.focus();
  }
}
