/**
 * What the shown program reads: the HR system's employee records and the handbook. Both answer from
 * memory; the waits stand for the services behind them.
 */
import { setTimeout as wait } from "node:timers/promises";

const records = {
  "E-204": {
    role: "Field engineer",
    leave: { vacationDaysLeft: 11, parentalLeaveEnds: "2 March" },
    equipment: { laptop: "in store, account suspended" },
  },
} as const;

const paragraphs = [
  {
    section: "6.3",
    subject: "part-time after parental leave",
    text: "Four days a week are granted for up to a year. Ask six weeks ahead; your manager signs.",
    validFrom: "1 January",
  },
] as const;

export const people = {
  /** Returns an employee's record, or a note that there is none. */
  async read(id: string) {
    await wait(210);
    const record = Object.entries(records).find(([key]) => key === id)?.[1];
    return record ?? { note: `No employee ${id}.` };
  },
};

export const handbook = {
  /** Returns the paragraphs whose subject shares a word with `subject`. */
  async find(subject: string) {
    await wait(160);
    const words = subject.toLowerCase().split(" ");
    return paragraphs.filter((paragraph) =>
      words.some((word) => paragraph.subject.split(" ").includes(word)),
    );
  },
};
