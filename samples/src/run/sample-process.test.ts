import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { bundlePrograms } from "./bundle";
import type { Task } from "./messages";
import { SampleProcess } from "./sample-process";

const FOLDER = join(inject("runFolder"), "one-after-another");

let process: SampleProcess;
beforeAll(() => mkdirSync(FOLDER, { recursive: true }));
beforeEach(() => {
  process = new SampleProcess(inject("runFolder"));
});
afterEach(() => process.kill());

/** Writes a program of one file, with a name that no other has, and its empty folder. */
async function write(name: string, code: string): Promise<Task> {
  const source = join(FOLDER, `${name}.ts`);
  writeFileSync(source, code);
  const [module = ""] = await bundlePrograms(inject("runFolder"), [source]);
  const folder = join(FOLDER, name);
  mkdirSync(folder);
  return { name, module, folder };
}

const execute = async (name: string, code: string) => process.execute(await write(name, code));

const SHARED = `import { readdirSync, writeFileSync } from "node:fs";
import { Agent, AgentRegistry, VoltAgent } from "@voltagent/core";

console.log(JSON.stringify({
  files: readdirSync("."),
  global: "left" in globalThis,
  env: process.env.LEFT,
  listeners: process.listenerCount("SIGTERM"),
  fetch: globalThis.fetch.name,
  agents: AgentRegistry.getInstance().getAgentCount(),
}));
console.log = () => {};
new VoltAgent({ agents: { a: new Agent({ name: "a", instructions: "", model: "openai/x" }) } });
writeFileSync("left.txt", "");
Object.assign(globalThis, { left: true, fetch: function other() {} });
process.env.LEFT = "yes";
process.on("SIGTERM", () => {});
setInterval(() => {}, 1_000_000);
`;

describe("programs one after another in a process", () => {
  it("find nothing of each other", async () => {
    const first = await execute("first", SHARED);
    const second = await execute("second", SHARED);
    expect(JSON.parse(first.printed)).toMatchObject({
      files: [],
      global: false,
      listeners: 0,
      agents: 0,
    });
    expect(second.printed).toBe(first.printed);
  });

  it("have their own output, and may end the process", async () => {
    expect(await execute("prints", 'console.log("one");')).toMatchObject({
      printed: "one\n",
      last: false,
    });
    expect(await execute("exits", 'console.log("two");\nprocess.exit(0);')).toMatchObject({
      printed: "two\n",
      last: true,
    });
  });

  it("are each executed once, as are the replies of their page", async () => {
    const { module: replies } = await write("replies", "export default {};");
    const one = { ...(await write("one", "export {};")), replies };
    const two = await write("two", "export {};");
    await process.execute(one);
    expect(process.takes(two)).toBe(true);
    expect(process.takes({ ...two, replies })).toBe(false);
    await expect(process.execute(one)).rejects.toThrow('cannot execute "one"');
  });

  it("have no place in a process that has ended", async () => {
    await execute("ends", "process.exit(0);");
    expect(process.takes(await write("late", "export {};"))).toBe(false);
  });

  it.each([
    ["throws", 'throw new Error("no luck");', /"throws" ended with code 1.*no luck/s],
    ["sets-code", "process.exitCode = 3;", /"sets-code" ended with code 3/],
    ["waits", "await new Promise(() => {});", /"waits" ended with code 13.*never comes/s],
  ])("fail when one %s", async (name, code, message) => {
    await expect(execute(name, `export {};\n${code}`)).rejects.toThrow(message);
  });
});
