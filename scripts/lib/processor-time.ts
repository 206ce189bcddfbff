/** What is read of an event of Chromium's trace. Times are microseconds. */
type TimedEvent = {
  name: string;
  /** "X" has a duration. */
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  /** On the wall. */
  dur: number;
  /** On the processor. */
  tdur?: number | undefined;
};

/** A task of a thread that no other task encloses. Times are microseconds. */
type Task = {
  start: number;
  end: number;
  /** Its share of the time on the wall in which it had a processor, 0 to 1. */
  rate: number;
};

const isTask = ({ ph, name, dur, tdur }: TimedEvent) =>
  ph === "X" && /(?:^|::)RunTask$/.test(name) && dur > 0 && tdur !== undefined;

const threadOf = ({ pid, tid }: TimedEvent) => `${pid}:${tid}`;

/** The outermost tasks among a thread's events, in order. */
function outermostTasks(events: readonly TimedEvent[]): Task[] {
  const tasks: Task[] = [];
  const longestFirst = (one: TimedEvent, other: TimedEvent) =>
    one.ts - other.ts || other.dur - one.dur;
  for (const { ts, dur, tdur = dur } of events.filter(isTask).sort(longestFirst)) {
    if (ts >= (tasks.at(-1)?.end ?? Number.NEGATIVE_INFINITY)) {
      tasks.push({ start: ts, end: ts + dur, rate: Math.min(1, tdur / dur) });
    }
  }
  return tasks;
}

/** The last task that starts at a time or before it. */
function taskBefore(tasks: readonly Task[], time: number): Task | undefined {
  let low = 0;
  let high = tasks.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((tasks[middle]?.start ?? Number.POSITIVE_INFINITY) <= time) low = middle + 1;
    else high = middle;
  }
  return tasks[low - 1];
}

/**
 * The trace as a machine with nothing else to do would have recorded it: each task takes the processor time it used,
 * without what it waited for a processor. Where it starts stays, and what happens within keeps its place in it. What
 * a task waited for another thread, as for a frame to be taken over, cannot be told apart and is left out as well.
 *
 * @param events of Chromium's trace, all threads
 * @returns the same events in the same order, with other times
 */
export function withoutWaiting<Event extends TimedEvent>(events: readonly Event[]): Event[] {
  const threads = new Map<string, Event[]>();
  for (const event of events) {
    const own = threads.get(threadOf(event));
    if (own) own.push(event);
    else threads.set(threadOf(event), [event]);
  }
  const tasksOf = new Map([...threads].map(([thread, own]) => [thread, outermostTasks(own)]));
  return events.map((event) => {
    const tasks = tasksOf.get(threadOf(event)) ?? [];
    const shift = (time: number) => {
      const task = taskBefore(tasks, time);
      return task && time <= task.end ? task.start + (time - task.start) * task.rate : time;
    };
    const ts = shift(event.ts);
    return event.ph === "X"
      ? { ...event, ts, dur: shift(event.ts + event.dur) - ts }
      : { ...event, ts };
  });
}
