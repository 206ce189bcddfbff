import { type RefObject, useCallback, useLayoutEffect, useState } from "react";

/** Rows drawn above and below the visible ones, so that a quick scroll meets drawn rows. */
const OVERSCAN = 6;
/** Rows left in view beyond the one that is revealed. */
const MARGIN = 1;
/** Rows drawn before the box has been measured: as many as the highest one shows. */
const FIRST_ROWS = 20;

/** The part of a long list that is drawn. */
export interface RowWindow {
  readonly first: number;
  /** Excluded. */
  readonly last: number;
  /** Height of a row in pixels. */
  readonly rowHeight: number;
  /** Scrolls as little as needed to have a row in view. */
  readonly reveal: (row: number) => void;
}

function heightOfRow(box: HTMLElement, assumed: number): number {
  return box.querySelector<HTMLElement>("[data-row]")?.offsetHeight || assumed;
}

/**
 * Draws only the rows in view of a scrolling box whose rows are all of one height: 2,000 spans cost
 * what 40 do. A library would measure rows of unequal height, which there are none of; with
 * `content-visibility: auto` all rows would still have to be made.
 *
 * `rowHeight` is the value until an element with `data-row` has been measured; `header` is what
 * sticks to the top of the box, in pixels; `start` the row that will be revealed first.
 */
export function useRowWindow(
  box: RefObject<HTMLElement | null>,
  count: number,
  { rowHeight: assumed, header, start }: { rowHeight: number; header: number; start: number },
): RowWindow {
  const [rowHeight, setRowHeight] = useState(assumed);
  const [range, setRange] = useState<readonly [number, number]>(() => {
    // The first row to be revealed is revealed from above: it is the last in view.
    const last = Math.min(count, Math.max(FIRST_ROWS, start + 1 + MARGIN));
    return [Math.max(0, last - FIRST_ROWS), last];
  });

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const height = heightOfRow(element, assumed);
      setRowHeight(height);
      const top = Math.floor(element.scrollTop / height);
      // In steps of the overscan, so that most scroll events change nothing.
      const first = Math.max(0, Math.floor(top / OVERSCAN) * OVERSCAN - OVERSCAN);
      const last = top + Math.ceil(element.clientHeight / height) + OVERSCAN;
      const rounded = Math.ceil(last / OVERSCAN) * OVERSCAN;
      setRange((now) => (now[0] === first && now[1] === rounded ? now : [first, rounded]));
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    element.addEventListener("scroll", measure, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener("scroll", measure);
    };
  }, [box, assumed]);

  const reveal = useCallback(
    (row: number) => {
      const element = box.current;
      if (!element) return;
      // Measured now: the first call comes before the measured height is in the state.
      const height = heightOfRow(element, assumed);
      const top = (row - MARGIN) * height;
      const bottom = (row + 1 + MARGIN) * height - (element.clientHeight - header);
      if (top < element.scrollTop) element.scrollTop = top;
      else if (bottom > element.scrollTop) element.scrollTop = bottom;
    },
    [box, header, assumed],
  );

  // A filter may have made the list shorter than the range.
  const last = Math.min(range[1], count);
  const first = Math.min(range[0], Math.max(0, last - FIRST_ROWS));
  return { first, last, rowHeight, reveal };
}
