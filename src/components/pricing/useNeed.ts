import { useHistory, useLocation } from "@docusaurus/router";
import { useEffect, useState } from "react";
import { type CalculatorRange, type Need, readCount } from "../../lib/pricing";

/** How long a person has to pause before the address follows, in ms. */
const SETTLE_MS = 400;
const MOST_SEATS = 1000;

/** What stands in the calculator's fields, and what it means. */
export interface NeedFields {
  readonly traces: string;
  readonly seats: string;
  /** Null while a field holds no whole number in its range. */
  readonly need: Need | null;
  readonly invalid: { readonly traces: boolean; readonly seats: boolean };
  readonly setTraces: (text: string) => void;
  readonly setSeats: (text: string) => void;
}

/**
 * The calculator's fields. They start from the address (`?traces=20000&seats=3`) once the page
 * runs, and the address follows them, so that a result can be shared.
 */
export function useNeed({ start, typedMax }: CalculatorRange): NeedFields {
  const history = useHistory();
  const { search } = useLocation();
  const [fields, setFields] = useState({ traces: String(start), seats: "1" });
  const [touched, setTouched] = useState(false);

  const traces = readCount(fields.traces, typedMax);
  const seats = readCount(fields.seats, MOST_SEATS);
  const need = traces !== null && seats ? { traces, seats } : null;

  // The HTML is the same for every address: what the address asks for comes after it.
  useEffect(() => {
    const asked = new URLSearchParams(search);
    const [askedTraces, askedSeats] = [asked.get("traces"), asked.get("seats")];
    setFields((now) => ({
      traces:
        askedTraces !== null && readCount(askedTraces, typedMax) !== null
          ? askedTraces
          : now.traces,
      seats: askedSeats !== null && readCount(askedSeats, MOST_SEATS) ? askedSeats : now.seats,
    }));
  }, [search, typedMax]);

  useEffect(() => {
    if (!touched || traces === null || !seats) {
      return;
    }
    const timer = window.setTimeout(() => {
      const { pathname, hash, search: before } = history.location;
      const query = new URLSearchParams(before);
      query.set("traces", String(traces));
      query.set("seats", String(seats));
      history.replace({ pathname, hash, search: `?${query}` });
    }, SETTLE_MS);
    return () => window.clearTimeout(timer);
  }, [touched, traces, seats, history]);

  const change = (next: Partial<typeof fields>) => {
    setTouched(true);
    setFields((now) => ({ ...now, ...next }));
  };
  return {
    ...fields,
    need,
    invalid: { traces: traces === null, seats: !seats },
    setTraces: (text) => change({ traces: text }),
    setSeats: (text) => change({ seats: text }),
  };
}
