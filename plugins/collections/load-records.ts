import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { loadFreshModule } from "@docusaurus/utils";
import type { Check } from "../../src/lib/record-checks";

/** What every record has: a number that orders it, and a slug that is the name of its file. */
export interface RecordBase {
  readonly id: number;
  readonly slug: string;
}

interface Named {
  readonly file: string;
  readonly value: unknown;
}

const fieldOf = (value: unknown, field: "id" | "slug"): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, field) : undefined;

/** What only the set as a whole can tell: slugs that are not the file's name, ids given twice. */
function problemsOfSet(records: readonly Named[]): string[] {
  return records.flatMap(({ file, value }, index) => {
    const slug = path.basename(file, ".ts");
    const id = fieldOf(value, "id");
    const same = records.slice(0, index).find((other) => fieldOf(other.value, "id") === id);
    return [
      ...(fieldOf(value, "slug") === slug
        ? []
        : [
            `${file}: "slug" is not the name of the file. Set it to "${slug}", or rename the file.`,
          ]),
      ...(same ? [`${file}: "id" is ${id}, as in ${same.file}. Give it a number of its own.`] : []),
    ];
  });
}

/**
 * Reads every `*.ts` file of `folder`, a record each as its default export, and returns them in the
 * order of their ids. A folder that is not there holds none. `shown` is how the folder is called in
 * messages.
 *
 * @throws Error with one line for each thing that is wrong: file, field, what to do
 */
export async function loadRecords<R extends RecordBase>(
  folder: string,
  { check, shown }: { check: Check; shown: string },
): Promise<readonly R[]> {
  const names = existsSync(folder)
    ? readdirSync(folder).filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    : [];
  const records: readonly Named[] = await Promise.all(
    names.sort().map(async (name) => ({
      file: `${shown}/${name}`,
      value: await loadFreshModule(path.join(folder, name)),
    })),
  );
  const problems = [
    ...records.flatMap(({ file, value }) =>
      check(value).map(({ field, fix }) => `${file}: "${field}" ${fix}`),
    ),
    ...problemsOfSet(records),
  ];
  if (problems.length > 0) {
    throw new Error(`Records to put right:\n${problems.join("\n")}`);
  }
  // The check has just told that each value has the record's shape.
  return records.map(({ value }) => value as R).sort((a, b) => a.id - b.id);
}
