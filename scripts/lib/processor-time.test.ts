import { expect, test } from "vitest";
import { withoutWaiting } from "./processor-time";

/** An event of the trace: microseconds on the wall, and on the processor where it was recorded. */
const event = (name: string, ts: number, dur: number, tdur?: number, tid = 1) => ({
  name,
  cat: "toplevel",
  ph: "X",
  pid: 7,
  tid,
  ts,
  dur,
  tdur,
  args: {},
});

const times = (events: readonly { ts: number; dur: number }[]) =>
  events.map(({ ts, dur }) => [ts, dur]);

test("a task that waited half of its time is half as long, and so is what happens in it", () => {
  const trace = [
    event("RunTask", 1000, 80, 40),
    event("EvaluateScript", 1020, 60, 30),
    event("Layout", 1040, 20, 8),
  ];
  expect(times(withoutWaiting(trace))).toEqual([
    [1000, 40],
    [1010, 30],
    [1020, 10],
  ]);
});

test("time between tasks, other threads and tasks without a processor's time stay as they are", () => {
  const trace = [
    event("RunTask", 1000, 80, 40),
    event("Idle", 1100, 10),
    event("RunTask", 1200, 80, 40, 2),
    event("Paint", 1240, 20, 20),
    event("RunTask", 1300, 50),
    event("Paint", 1310, 20),
  ];
  expect(times(withoutWaiting(trace))).toEqual([
    [1000, 40],
    [1100, 10],
    [1200, 40],
    [1240, 20],
    [1300, 50],
    [1310, 20],
  ]);
});

test("a task within a task is shortened once", () => {
  const trace = [
    event("ThreadControllerImpl::RunTask", 1000, 100, 50),
    event("RunTask", 1000, 100, 50),
    event("RunTask", 1050, 50, 5),
  ];
  expect(times(withoutWaiting(trace))).toEqual([
    [1000, 50],
    [1000, 50],
    [1025, 25],
  ]);
});

test("a task never becomes longer: the two clocks differ by some microseconds", () => {
  expect(times(withoutWaiting([event("RunTask", 1000, 10, 12)]))).toEqual([[1000, 10]]);
});

test("the moment of an instant event is moved with its task", () => {
  const mark = { ...event("mark", 1080, 0), ph: "I" };
  expect(withoutWaiting([event("RunTask", 1000, 100, 50), mark])[1]?.ts).toBe(1040);
});
