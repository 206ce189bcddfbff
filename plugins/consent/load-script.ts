/**
 * Adds an external script to the page. An element, not inline code: the page policy allows hosts by
 * name and no inline script without a hash.
 */
export function loadScript(src: string, attributes: Readonly<Record<string, string>> = {}): void {
  const script = document.createElement("script");
  script.async = true;
  script.src = src;
  for (const [name, value] of Object.entries(attributes)) {
    script.setAttribute(name, value);
  }
  document.head.append(script);
}
