import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { bundlePrograms } from "./bundle";
import { SampleProcess } from "./sample-process";

const FOLDER = join(inject("runFolder"), "one-after-another");

let process: SampleProcess;
beforeAll(() => mkdirSync(FOLDER, { recursive: true }));
beforeEach(() => {
  process = new SampleProcess(inject("runFolder"));
});
afterEach(() => process.kill());

/** Executes a program of one file, with a name that no other has. */
async function execute(name: string, code: string) {
  const source = join(FOLDER, `${name}.ts`);
  writeFileSync(source, code);
  const [module = ""] = await bundlePrograms(inject("runFolder"), [source]);
  const folder = join(FOLDER, name);
  mkdirSync(folder);
  return process.execute({ name, module, folder });
}

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

  it("are each executed once", async () => {
    const task = { name: "once", module: "/once.js", replies: "/page.js", folder: FOLDER };
    await expect(process.execute(task)).rejects.toThrow("ended with code 1");
    expect(process.takes({ ...task, module: "/other.js" })).toBe(false);
    await expect(process.execute(task)).rejects.toThrow("has been executed before");
  });

  it.each([
    ["throws", 'throw new Error("no luck");', /"throws" ended with code 1.*no luck/s],
    ["sets-code", "process.exitCode = 3;", /"sets-code" ended with code 3/],
    ["waits", "await new Promise(() => {});", /"waits" ended with code 13.*never comes/s],
  ])("fail when one %s", async (name, code, message) => {
    await expect(execute(name, `export {};\n${code}`)).rejects.toThrow(message);
  });
});
