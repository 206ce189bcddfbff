/** Runs one program with scripted models and returns what it did. One process records one program. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  AgentRegistry,
  createVoltAgentObservability,
  ModelProviderRegistry,
} from "@voltagent/core";
import { installScriptedProviders } from "../../samples/src/scripted/install";
import { ScriptedModels } from "../../samples/src/scripted/model";
import { type JsonValue, type RecordedSpan, type Recording, toRows } from "../../src/lib/trace";
import { mapSpan } from "./map";
import type { RawSpan, RecordingSpec } from "./spec";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const PACKAGES = ["@voltagent/core", "ai", "zod"] as const;

type Processor = NonNullable<
  NonNullable<Parameters<typeof createVoltAgentObservability>[0]>["spanProcessors"]
>[number];
type EndedSpan = Parameters<Processor["onEnd"]>[0];

const milliseconds = ([seconds, nanos]: readonly [number, number]): number =>
  seconds * 1000 + nanos / 1e6;

const ERROR = 2;

function rawSpan(span: EndedSpan): RawSpan {
  const { message } = span.status;
  return {
    id: span.spanContext().spanId,
    parentId: span.parentSpanContext?.spanId ?? null,
    name: span.name,
    startMs: milliseconds(span.startTime),
    endMs: milliseconds(span.endTime),
    failed: span.status.code === ERROR,
    ...(message ? { statusMessage: message } : {}),
    attributes: span.attributes,
  };
}

function installedVersions(): Record<string, string> {
  return Object.fromEntries(
    PACKAGES.map((name): [string, string] => {
      const manifest: { version: string } = JSON.parse(
        readFileSync(join(ROOT, "samples/node_modules", name, "package.json"), "utf8"),
      );
      return [name, manifest.version];
    }),
  );
}

/** Collects the one object the program prints. Throws when it prints anything else, or twice. */
function capturePrinted(): () => Record<string, JsonValue> | undefined {
  const printed: unknown[][] = [];
  const original = console.log;
  console.log = (...values: unknown[]) => void printed.push(values);
  return () => {
    console.log = original;
    if (printed.length === 0) return undefined;
    const [value] = printed[0] ?? [];
    if (printed.length > 1 || typeof value !== "object" || value === null) {
      throw new Error(`A recorded program prints one object; it printed ${printed.length} lines.`);
    }
    // Through JSON: what the page can hold, undefined values and class instances dropped.
    return JSON.parse(JSON.stringify(value)) as Record<string, JsonValue>;
  };
}

/** Puts spans in tree order and numbers them, so that the same run gives the same ids. */
function inTreeOrder(spans: readonly RecordedSpan[]): RecordedSpan[] {
  const ordered = toRows(spans).map(({ span }) => span);
  const ids = new Map(ordered.map(({ id }, index) => [id, `s${index + 1}`]));
  return ordered.map((span) => ({
    ...span,
    id: ids.get(span.id) ?? span.id,
    parentId: (span.parentId !== null && ids.get(span.parentId)) || null,
  }));
}

const asText = (value: JsonValue | undefined): string =>
  typeof value === "string" ? value : value === undefined ? "" : JSON.stringify(value);

/**
 * Runs the program of `spec` in an empty folder and returns its recording. Throws when the program fails or leaves scripted replies unused.
 */
export async function record(spec: RecordingSpec): Promise<Recording> {
  const code = readFileSync(join(ROOT, spec.program), "utf8");
  const ended: RawSpan[] = [];
  const processor: Processor = {
    onStart() {},
    onEnd: (span) => void ended.push(rawSpan(span)),
    async forceFlush() {},
    async shutdown() {},
  };
  const observability = createVoltAgentObservability({ spanProcessors: [processor] });
  const registry = AgentRegistry.getInstance();
  registry.setGlobalObservability(observability);
  // A program that makes a `new VoltAgent()` would put an instance of its own there, and we would see nothing.
  registry.setGlobalObservability = () => {};
  const models = new ScriptedModels(spec.replies);
  installScriptedProviders(models, ModelProviderRegistry.getInstance());

  const folder = mkdtempSync(join(tmpdir(), "recording-"));
  const home = process.cwd();
  process.chdir(folder);
  const printed = capturePrinted();
  let result: Record<string, JsonValue> | undefined;
  try {
    await spec.run();
    await observability.forceFlush();
  } finally {
    result = printed();
    process.chdir(home);
    rmSync(folder, { recursive: true, force: true });
  }
  if (models.unused > 0) {
    throw new Error(`${spec.program} left ${models.unused} scripted replies unused.`);
  }

  const origin = Math.min(...ended.map(({ startMs }) => startMs));
  const shown = ended.filter((span) => !spec.hide?.(span, ended));
  const spans = inTreeOrder(
    shown.map((span) => ({
      id: span.id,
      parentId: span.parentId,
      ...mapSpan(span, origin, code, spec.full),
    })),
  );
  const root = spans.findLast(({ parentId }) => parentId === null);
  return {
    slug: spec.slug,
    title: spec.title,
    source: { file: spec.program, code },
    packages: installedVersions(),
    recordedAt: new Date().toISOString().slice(0, 10),
    totalMs: Math.round(Math.max(...ended.map(({ endMs }) => endMs)) - origin),
    input: spec.input ?? asText(root?.input),
    output: asText(root?.output),
    ...(result ? { result } : {}),
    hiddenSpans: ended.length - shown.length,
    spans,
  };
}
