import { useEffect, useState } from 'react';

/** Milliseconds between a place and its text, which what reads the screen aloud would else take for one. */
const LATER_MS = 100;

/**
 * A text that comes after its place: what reads the screen aloud announces what changes, not what is there from the start.
 * @param before what stands there until then
 */
export function useAfterMount(text: string, before = ''): string {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const later = setTimeout(() => setIsLate(true), LATER_MS);
    return () => clearTimeout(later);
  }, []);
  return isLate ? text : before;
}
