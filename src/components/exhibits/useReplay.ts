import { useEffect, useRef, useState } from "react";

/** A run's clock: where it stands, and how a person moves it. */
export interface Replay {
  /** Milliseconds into the run; the run's length when it shows whole. */
  readonly now: number;
  readonly playing: boolean;
  readonly toggle: () => void;
  readonly seek: (ms: number) => void;
}

const wantsStillness = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Plays a run in real time, from its start when it stands at its end. With reduced motion nothing runs by
 * itself: each press steps to the next of `stops`.
 */
export function useReplay(totalMs: number, stops: readonly number[]): Replay {
  const [now, setNow] = useState(totalMs);
  const [playing, setPlaying] = useState(false);
  const last = useRef(0);

  useEffect(() => {
    if (!playing) {
      return;
    }
    last.current = performance.now();
    let frame = requestAnimationFrame(function advance(time) {
      const passed = time - last.current;
      last.current = time;
      setNow((ms) => Math.min(totalMs, ms + passed));
      frame = requestAnimationFrame(advance);
    });
    return () => cancelAnimationFrame(frame);
  }, [playing, totalMs]);

  useEffect(() => {
    if (now >= totalMs) {
      setPlaying(false);
    }
  }, [now, totalMs]);

  return {
    now,
    playing,
    toggle: () => {
      if (wantsStillness()) {
        setNow(now >= totalMs ? 0 : (stops.find((ms) => ms > now) ?? totalMs));
      } else if (playing) {
        setPlaying(false);
      } else {
        setNow((ms) => (ms >= totalMs ? 0 : ms));
        setPlaying(true);
      }
    },
    seek: (ms) => {
      setPlaying(false);
      setNow(ms);
    },
  };
}
