import { useEffect, useRef } from 'react';

/** Milliseconds that remain at least to somebody who has just looked at it. */
const AFTER_HOLD_MS = 2_000;

/** Calls `end` after so many milliseconds; null is never. The time stands still while it is `held`. */
export function useLifetime(ms: number | null, held: boolean, end: () => void): void {
  const left = useRef(ms);
  const ending = useRef(end);
  useEffect(() => {
    ending.current = end;
  });
  useEffect(() => {
    if (left.current === null || held) return;
    const rest = left.current;
    const began = performance.now();
    const timer = setTimeout(() => ending.current(), rest);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(AFTER_HOLD_MS, rest - (performance.now() - began));
    };
  }, [held]);
}
