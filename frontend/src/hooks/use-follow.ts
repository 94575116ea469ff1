import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Pixels kept free below the text's end. */
const ROOM = 96;

interface Follow {
  following: boolean;
  /** Starts or stops following the text's end. */
  toggle: () => void;
}

/**
 * Scrolls along with growing text on request, until the reader scrolls up. Text grows faster than it is read,
 * so other readers are not moved. `text` is any value that changes with the text.
 */
export function useFollow(end: RefObject<HTMLElement | null>, text: unknown, growing: boolean): Follow {
  const [wanted, setWanted] = useState(false);
  const following = wanted && growing;
  /** The last scroll position set here. */
  const led = useRef(0);

  useEffect(() => {
    if (!following) return;
    const onScroll = () => {
      if (window.scrollY < led.current - 1) setWanted(false);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [following]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the text grows
  useLayoutEffect(() => {
    if (!following) return;
    const below = (end.current?.getBoundingClientRect().bottom ?? 0) + ROOM - window.innerHeight;
    if (below > 0) window.scrollBy({ top: below, behavior: 'instant' });
    led.current = window.scrollY;
  }, [text, following]);

  return { following, toggle: () => setWanted(!following) };
}
