import type { Page } from "playwright-core";

/**
 * A clock of a page's main thread, in milliseconds of processor time: all its tasks, whoever started
 * them. Unlike the time on the wall it does not run while other programs do.
 */
export async function mainThreadClock(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN);
  };
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time in microseconds. */
  readonly tdur?: number;
  readonly args?: {
    readonly name?: string;
    readonly data?: { readonly frames?: readonly { processId?: number; url?: string }[] };
  };
}

/**
 * Runs `work` and returns the processor time, in milliseconds, of each task of the page's main thread
 * meanwhile. Throws when the browser recorded none.
 */
export async function mainThreadTasks(page: Page, work: () => Promise<unknown>): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: {
      includedCategories: ["devtools.timeline", "disabled-by-default-devtools.timeline"],
    },
  });
  await work();
  const complete = new Promise((done) => session.once("Tracing.tracingComplete", done));
  await session.send("Tracing.end");
  await complete;
  await session.detach();

  // The browser is shared: only the process that shows this page counts.
  const frames = events.flatMap(({ args }) => args?.data?.frames ?? []);
  const pid = frames.find(({ url }) => url === page.url())?.processId;
  const main = events.find(
    (event) =>
      event.pid === pid && event.name === "thread_name" && event.args?.name === "CrRendererMain",
  );
  const tasks = events.filter(
    ({ name, tid, ...event }) => name === "RunTask" && event.pid === pid && tid === main?.tid,
  );
  if (tasks.length === 0) throw new Error(`The browser recorded no tasks of ${page.url()}.`);
  return tasks.map(({ tdur = 0 }) => tdur / 1000);
}
