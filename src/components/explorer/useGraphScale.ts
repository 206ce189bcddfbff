import { type RefObject, useLayoutEffect, useState } from "react";

const STEPS = [0.6, 0.8, 1, 1.25] as const;
/** The smallest size at which a graph is made to fit its box: text must stay legible. A wider one is scrolled instead. */
const LEAST_FIT = 0.9;

/** How large a graph is drawn, and the steps to another size; null where there is none. */
export interface GraphScale {
  readonly scale: number;
  readonly smaller: (() => void) | null;
  readonly larger: (() => void) | null;
}

/** Fits a graph of `width` pixels into its box until a person chooses another size. */
export function useGraphScale(box: RefObject<HTMLElement | null>, width: number): GraphScale {
  const [fit, setFit] = useState(1);
  const [chosen, setChosen] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const sizes = new ResizeObserver(() => {
      const ratio = element.clientWidth / width;
      setFit(ratio < LEAST_FIT ? 1 : Math.min(1, ratio));
    });
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [box, width]);
  const scale = chosen ?? fit;
  const down = STEPS.findLast((step) => step < scale - 0.01);
  const up = STEPS.find((step) => step > scale + 0.01);
  return {
    scale,
    smaller: down === undefined ? null : () => setChosen(down),
    larger: up === undefined ? null : () => setChosen(up),
  };
}
