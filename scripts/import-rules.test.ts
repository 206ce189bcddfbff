import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "..");

/** Files of a made-up project, each with the one module it imports. */
const forbidden: Record<string, string> = {
  "src/lib/data.ts": "../data/install",
  "src/lib/react.ts": "react",
  "src/config/component.ts": "../components/ui/Logo",
  "src/data/theme.ts": "../theme/Navbar",
  "src/server/data.ts": "../data/install",
  "src/contexts/Component.tsx": "../components/ui/Logo",
  "src/components/home/Data.tsx": "../../data/install",
  "src/components/home/Alias.tsx": "@site/src/data/install",
  "src/components/ui/Theme.tsx": "@theme/Layout",
  "src/components/exhibits/Context.tsx": "../../contexts/GitHubStars",
  "src/pages/server.tsx": "../server/love",
  "src/theme/Page/index.tsx": "../../pages/index",
};
const allowed: Record<string, string> = {
  "src/pages/data.tsx": "../data/install",
  "src/theme/Part/index.tsx": "../../components/ui/Logo",
  "src/components/home/Lib.tsx": "../../lib/trace",
  "src/data/lib.ts": "../lib/trace",
  "src/server/config.ts": "../config/site",
};

/** Writes the files beside a copy of the project's biome.json and returns those that the import rules reject. */
function rejected(files: Record<string, string>): string[] {
  const folder = mkdtempSync(path.join(os.tmpdir(), "import-rules-"));
  try {
    copyFileSync(path.join(root, "biome.json"), path.join(folder, "biome.json"));
    for (const [file, source] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), `import { x } from "${source}";\n\nx();\n`);
    }
    const biome = path.join(root, "node_modules", "@biomejs", "biome", "bin", "biome");
    const rule = "--only=style/noRestrictedImports";
    const args = [biome, "lint", rule, "--reporter=github", "--max-diagnostics=none", "."];
    const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
    return Object.keys(files).filter((file) => stdout.includes(`/${file},line=`));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test("an import against the direction is rejected, one along it is not", () => {
  expect(rejected({ ...forbidden, ...allowed })).toEqual(Object.keys(forbidden));
});
