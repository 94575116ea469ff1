import { useEffect, useState } from 'react';

/**
 * A text that comes after its place: what reads the screen aloud announces what changes, not what is there from the start.
 * @param before what stands there until then
 */
export function useAfterMount(text: string, before = ''): string {
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  return isMounted ? text : before;
}
