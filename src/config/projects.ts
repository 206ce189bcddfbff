import { hosts } from "./site";

/** Where the runnable projects lie in a clone of the repository. */
export const projectsFolder = "website/projects";

/** The commands that bring a project to a reader's machine. */
export function projectCommands(folder: string): Readonly<Record<"get" | "scaffold", string>> {
  const clone = hosts.repository.split("/").at(-1);
  return {
    get: [
      `git clone --depth 1 ${hosts.repository}.git`,
      `cp -r ${clone}/${projectsFolder}/${folder} .`,
      `cd ${folder}`,
      "npm install",
    ].join("\n"),
    scaffold: `npm create voltagent-app@latest -- --example ${folder}`,
  };
}
