import site from "@site/package.json";
import samples from "@site/samples/package.json";
import { projects } from "./projects";

/** What a project is needed for; the order in which the page lists the groups. */
export const uses = ["site", "checks", "samples"] as const;

/** An open-source project behind at least one direct dependency of the site or of its samples. */
export interface Project {
  readonly name: string;
  readonly href: string;
  /** As its own manifest states it (SPDX). */
  readonly licence: string;
  readonly use: (typeof uses)[number];
  /** One sentence of ours on what it does for us. */
  readonly line: string;
  /** The packages of it that a manifest here names. */
  readonly packages: readonly string[];
}

/** A package with the version that is installed. */
export interface InstalledPackage {
  readonly name: string;
  readonly version: string;
}

/** Every direct dependency and its pinned version; where both manifests name one, the site's counts. */
export const directDependencies: Readonly<Record<string, string>> = {
  ...samples.devDependencies,
  ...samples.dependencies,
  ...site.devDependencies,
  ...site.dependencies,
};

/** The packages of a project that are installed, with their versions. Throws for one that no manifest names. */
export function installedPackages({ name, packages }: Project): InstalledPackage[] {
  return packages.map((dependency) => {
    const version = directDependencies[dependency];
    if (!version) {
      throw new Error(`${name} lists ${dependency}, which no manifest names`);
    }
    return { name: dependency, version };
  });
}

export { projects };
