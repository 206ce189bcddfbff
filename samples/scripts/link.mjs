// Lets the programs in recordings/ and projects/ find the packages of samples/: a link, because a
// second copy would take another 400 MB and could drift from the versions the docs are checked with.
import { existsSync, lstatSync, symlinkSync, unlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const samples = dirname(dirname(fileURLToPath(import.meta.url)));

for (const room of ["recordings", "projects"]) {
  const folder = join(samples, "..", room);
  if (!existsSync(folder)) continue;
  const link = join(folder, "node_modules");
  const present = lstatSync(link, { throwIfNoEntry: false });
  if (present && !present.isSymbolicLink()) continue;
  if (present) unlinkSync(link);
  // "junction" is what Windows allows without administrator rights; other systems ignore it.
  symlinkSync(join("..", "samples", "node_modules"), link, "junction");
}
