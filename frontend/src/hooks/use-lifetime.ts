import { useEffect, useRef } from 'react';

/** The least remaining time after a hold. */
const AFTER_HOLD_MS = 2_000;

/** Calls `end` after `ms`; null is never. The timer pauses while `paused`. */
export function useLifetime(ms: number | null, paused: boolean, end: () => void): void {
  const left = useRef(ms);
  const ending = useRef(end);
  useEffect(() => {
    ending.current = end;
  });
  useEffect(() => {
    if (left.current === null || paused) return;
    const rest = left.current;
    const began = performance.now();
    const timer = setTimeout(() => ending.current(), rest);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(AFTER_HOLD_MS, rest - (performance.now() - began));
    };
  }, [paused]);
}
