/** Turns a declared type into the few words of a table cell. */

/** What a reader is told instead of a type's name, in Markdown. */
export type TypeNames = Readonly<Record<string, string>>;

const OPEN = "<([{";
const CLOSE = ">)]}";

/** Splits at a separator that stands outside of brackets and quotes. */
function splitTop(text: string, separators: string): string[] {
  const parts = [""];
  let depth = 0;
  let quote = "";
  for (const [at, char] of [...text].entries()) {
    const arrow = char === ">" && text[at - 1] === "=";
    if (quote) quote = char === quote ? "" : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (OPEN.includes(char)) depth += 1;
    else if (CLOSE.includes(char) && !arrow) depth -= 1;
    if (depth === 0 && !quote && separators.includes(char)) parts.push("");
    else parts[parts.length - 1] += char;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== "");
}

/** The index behind the bracket that closes the one at the text's start. */
function closing(text: string): number {
  let depth = 0;
  for (const [at, char] of [...text].entries()) {
    const arrow = char === ">" && text[at - 1] === "=";
    if (OPEN.includes(char)) depth += 1;
    else if (CLOSE.includes(char) && !arrow) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
}

const clean = (text: string): string =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\//g, " ")
    .replaceAll(/\/\/.*$/gm, " ")
    .replaceAll(/\$\d+\b/g, "")
    .replaceAll(/\breadonly\s+/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();

const nameOf = (part: string): string => /^[^:]+/.exec(part)?.[0].trim() ?? part;

/** `{ a: A; b: B }` as `{ a, b }`. */
const fieldNames = (text: string): string =>
  `{ ${splitTop(text.slice(1, -1), ";").map(nameOf).join(", ")} }`;

/** A parameter's name, or the names of its fields where they are declared with it. */
function parameterWords(part: string): string {
  const type = part.slice(part.indexOf(":") + 1).trim();
  return type.startsWith("{") && closing(type) === type.length ? fieldNames(type) : nameOf(part);
}

/** A result that is worth its place: one name, unless that name says nothing. */
const SHORT_RESULT = /^(?!(?:any|unknown)$)[\w.]+(\[\])?$/;

/** `(args: A, options?: B) => C` as `(args, options?) => …`; empty for anything else. */
function functionWords(text: string): string {
  const open = text.indexOf("(");
  if (open !== 0 && !text.startsWith("<")) return "";
  const start = text.startsWith("<") ? closing(text) : 0;
  const end = start + closing(text.slice(start));
  const result = /^\s*=>\s*(.+)$/.exec(text.slice(end))?.[1];
  if (result === undefined) return "";
  const names = splitTop(text.slice(start + 1, end - 1), ",").map(parameterWords);
  const short = SHORT_RESULT.test(result) ? result : "…";
  return `(${names.join(", ")}) => ${short}`;
}

const code = (text: string): string => `\`${text}\``;

function memberWords(text: string, names: TypeNames): string {
  const bare = /^([\w.]+)<.*>$/.exec(text)?.[1] ?? text;
  // Words for the first part of `A & B` stand for the whole.
  const named = names[text] ?? names[bare] ?? names[splitTop(text, "&")[0] ?? text];
  if (named !== undefined) return named;
  const asFunction = functionWords(text);
  if (asFunction) return code(asFunction);
  const element =
    /^(?:Readonly)?Array<(.+)>$/.exec(text)?.[1] ??
    (text.endsWith("[]") ? text.slice(0, -2) : undefined);
  if (element !== undefined) {
    const words = typeWords(element, names);
    return /^`[\w.]+`$/.test(words) ? code(`${words.slice(1, -1)}[]`) : `list of ${words}`;
  }
  if (text.startsWith("{")) {
    return code(fieldNames(text));
  }
  if (bare === "Record") {
    const value = splitTop(text.slice(7, -1), ",").at(1) ?? "";
    const words = typeWords(value, names);
    return /^`[\w.]+`$/.test(words) && words !== "`unknown`" && words !== "`any`"
      ? code(`Record<string, ${words.slice(1, -1)}>`)
      : "object";
  }
  return code(bare);
}

/** Returns the members of a union: a function's result, which may be one, is left whole. */
function unionMembers(text: string): string[] {
  if (functionWords(text)) return [text];
  return splitTop(text, "|").flatMap((member) =>
    member.startsWith("(") && closing(member) === member.length
      ? unionMembers(member.slice(1, -1).trim())
      : [member],
  );
}

/**
 * Returns a declared type as Markdown: `string | false` becomes "`string` or `false`", arguments of
 * generic types, parameter types and long results are left out. `names` has words for a type's name.
 */
export function typeWords(declared: string, names: TypeNames = {}): string {
  const text = clean(declared);
  const whole = names[text];
  if (whole !== undefined) return whole;
  const members = unionMembers(text)
    .filter((member) => member !== "undefined")
    .map((member) => memberWords(member, names));
  const unique = [...new Set(members)];
  const last = unique.pop() ?? "";
  if (unique.length === 0) return last;
  return `${unique.join(", ")}${unique.some((one) => one.includes(" or ")) ? "," : ""} or ${last}`;
}

/** Returns the identifiers in a declared type: a name in `TypeNames` that is in none is out of date. */
export function typeIdentifiers(declared: string): Set<string> {
  const text = clean(declared);
  return new Set([text, ...(text.match(/[\w.]+/g) ?? [])]);
}
