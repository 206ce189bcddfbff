/** Checks the packages of install lines against what the samples are compiled with. */
import { readFileSync } from "node:fs";
import { satisfies, validRange } from "semver";
import type { Fence } from "./extract";
import type { Problem } from "./problem";

const SHELLS = new Set(["bash", "sh", "shell"]);

const INSTALL =
  /^(?:npm (?:install|i|add)|pnpm (?:add|install)|yarn add|bun (?:add|install))\b(.*)$/;

/** Packages whose newest major does not go with VoltAgent 2, and what to write instead. */
function pinFor(name: string): string | undefined {
  if (name === "ai") return "ai@^6";
  return name.startsWith("@ai-sdk/") ? `${name}@^3` : undefined;
}

/** Package name to the version that the samples' lock file holds. */
export type LockedVersions = ReadonlyMap<string, string>;

/** Returns the packages that the lock file at `path` installs at its top level. Throws when it is missing. */
export function readLock(path: URL): LockedVersions {
  const lock: { packages: Record<string, { version?: string }> } = JSON.parse(
    readFileSync(path, "utf8"),
  );
  const prefix = "node_modules/";
  return new Map(
    Object.entries(lock.packages)
      .filter(([key]) => key.startsWith(prefix) && !key.includes(`/${prefix}`))
      .map(([key, { version = "" }]): [string, string] => [key.slice(prefix.length), version]),
  );
}

/** Splits `@scope/name@^1` into name and range; the range is empty without one. */
function splitSpec(spec: string): [name: string, range: string] {
  const at = spec.indexOf("@", 1);
  return at === -1 ? [spec, ""] : [spec.slice(0, at), spec.slice(at + 1)];
}

function faultOf(spec: string, lock: LockedVersions): string | undefined {
  const [name, range] = splitSpec(spec);
  const locked = lock.get(name);
  if (locked === undefined) {
    return `"${name}" is not in samples/package-lock.json, so no sample was checked with it`;
  }
  const pin = pinFor(name);
  if (!range) {
    return pin
      ? `"${name}" needs a version: npm's latest does not go with VoltAgent 2, write ${pin}`
      : undefined;
  }
  if (validRange(range) === null) {
    return pin || !/^[a-z]+$/.test(range)
      ? `"${spec}" needs a version range, not "${range}"`
      : undefined;
  }
  return satisfies(locked, range, { includePrerelease: true })
    ? undefined
    : `"${spec}" does not allow ${locked}, the version the samples are checked with`;
}

/** Returns the problems of the install lines in a shell fence. */
export function checkInstalls(
  { page, line, lang, code, meta }: Fence,
  lock: LockedVersions,
): Problem[] {
  if (!SHELLS.has(lang) || meta.noCheck !== undefined) return [];
  const problems: Problem[] = [];
  // A command may go on after a backslash; what matters is the line on which it starts.
  const lines = code.split("\n");
  for (let index = 0; index < lines.length; index += 1) {
    const start = index;
    let command = lines[index] ?? "";
    while (command.endsWith("\\") && index + 1 < lines.length) {
      index += 1;
      command = `${command.slice(0, -1)} ${(lines[index] ?? "").trim()}`;
    }
    for (const part of command.split(/&&|;|\|/)) {
      const [, rest] = INSTALL.exec(part.trim()) ?? [];
      const specs = (rest ?? "").split("#")[0]?.split(/\s+/).filter(Boolean) ?? [];
      for (const spec of specs) {
        if (spec.startsWith("-")) continue;
        const message = faultOf(spec.replace(/^["']|["']$/g, ""), lock);
        if (message) problems.push({ page, line: line + start, message });
      }
    }
  }
  return problems;
}
