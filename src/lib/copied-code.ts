const shells = new Set(["bash", "sh", "shell"]);

/**
 * What a reader wants in the clipboard when they copy a code block: the code without the last line's end, and of
 * shell lines only what a terminal is to run, without prompts and comments. A line with quotes keeps its end: a `#`
 * in a text is no comment.
 */
export function copiedCode(code: string, language: string): string {
  const text = code.replace(/\n+$/, "");
  if (!shells.has(language)) return text;
  return text
    .split("\n")
    .filter((line) => !/^\s*#(?!!)/.test(line))
    .map((line) => line.replace(/^\$ /, ""))
    .map((line) => (/["'`]/.test(line) ? line : line.replace(/\s+# .*$/, "")))
    .join("\n");
}
