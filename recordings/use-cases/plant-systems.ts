/**
 * What the shown program reads: the plant's sensors, and the ERP with its stock, permits and stops.
 * Both answer from memory; the waits stand for the gateway and the database behind them.
 */
import { setTimeout as wait } from "node:timers/promises";

const readings = {
  "P-7": {
    vibrationMmPerS: { now: 7.4, aWeekAgo: 3.1, limit: 7.1 },
    bearingTemperatureC: { now: 81, limit: 90 },
  },
} as const;

const entries = {
  permits: [{ machine: "P-7", permit: "hot work beside P-7, open until 18:00" }],
  stock: [{ part: "drive-end bearing of P-7", available: 1, store: "B-12" }],
  stops: [{ line: "cooling water", next: "today 22:00 to 02:00" }],
} as const;

export const sensors = {
  /** Returns the last values of a machine with their limits, or a note that it has no sensors. */
  async read(machine: string) {
    await wait(140);
    const values = Object.entries(readings).find(([key]) => key === machine)?.[1];
    return values ?? { note: `No sensors on ${machine}.` };
  },
};

export const ledger = {
  /** Returns the entries of one of the ERP's lists. */
  async find(list: keyof typeof entries) {
    await wait(260);
    return entries[list];
  },
};
