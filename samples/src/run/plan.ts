/** Finds what is to be executed on a page: programs, the requests to them, and the output shown for each. */
import { COMPILED, type Fence, type SampleModule, toModules } from "../extract";

/** A block the page shows as output, and the code it belongs to. */
export interface ShownOutput {
  readonly fence: Fence;
  /** Index of the request it answers; without one, it is what the program printed. */
  readonly request?: number;
}

export interface PlannedRun {
  readonly name: string;
  readonly module: SampleModule;
  readonly requests: readonly string[];
  readonly outputs: readonly ShownOutput[];
}

/**
 * Returns the runs of a page. `run` on a TypeScript fence executes its file; `run="name"` on a bash
 * fence sends its curl command to the program of that name; an `output` fence shows what the run
 * before it gave. Throws when a fence names a program that the page does not have.
 */
export function planRuns(fences: readonly Fence[]): PlannedRun[] {
  const modules = toModules(fences);
  const runs = new Map<
    string,
    { module: SampleModule; requests: string[]; outputs: ShownOutput[] }
  >();
  let last: { name: string; request?: number } | undefined;
  for (const fence of fences) {
    const { page, line, lang, meta } = fence;
    if (meta.run !== undefined && COMPILED.has(lang)) {
      const module = modules.find((candidate) => candidate.fences.includes(fence));
      if (!module) throw new Error(`${page}:${line}: a fence that is not checked cannot be run`);
      const name = meta.run || module.file;
      if (runs.has(name)) throw new Error(`${page}:${line}: two fences are run as "${name}"`);
      runs.set(name, { module, requests: [], outputs: [] });
      last = { name };
    } else if (meta.run !== undefined) {
      const run = runs.get(meta.run);
      if (!run) throw new Error(`${page}:${line}: no program of this page is run as "${meta.run}"`);
      run.requests.push(fence.code);
      last = { name: meta.run, request: run.requests.length - 1 };
    } else if (meta.output) {
      if (!last) throw new Error(`${page}:${line}: output is shown, but nothing was run before it`);
      const { name, ...which } = last;
      runs.get(name)?.outputs.push({ fence, ...which });
    }
  }
  return [...runs].map(([name, run]) => ({ name, ...run }));
}
