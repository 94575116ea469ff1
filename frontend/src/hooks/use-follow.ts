import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Pixels from the end of the text within which a reader counts as following it. */
const NEAR = 150;
/** Pixels of room kept below the text's end. */
const ROOM = 96;

/**
 * Keeps the end of growing text in view for a reader who has scrolled to within 150 px of it, and leaves every other reader alone.
 * `text` is whatever changes when the text grows.
 */
export function useFollow(end: RefObject<HTMLElement | null>, text: unknown): void {
  const following = useRef(false);

  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const down = window.scrollY > last;
      const near = (end.current?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY) <= window.innerHeight + NEAR;
      // Going up is a wish to read in peace; only going down to the end is one to follow.
      following.current = near && (down || following.current) && window.scrollY >= last;
      last = window.scrollY;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [end]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the text's growth is what this waits for
  useLayoutEffect(() => {
    const below = (end.current?.getBoundingClientRect().bottom ?? 0) + ROOM - window.innerHeight;
    if (following.current && below > 0) window.scrollBy({ top: below, behavior: 'instant' });
  }, [text]);
}
