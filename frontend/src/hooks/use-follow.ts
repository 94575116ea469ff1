import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Pixels of room kept below the text's end. */
const ROOM = 96;

interface Follow {
  following: boolean;
  /** Goes to the text's end and along with it, or stays. */
  toggle: () => void;
}

/**
 * Leads a reader along with the end of growing text, if they ask for it and until they scroll up. Text is written faster than it is
 * read: nobody else is moved, wherever they are. `text` is whatever changes when the text grows.
 */
export function useFollow(end: RefObject<HTMLElement | null>, text: unknown, growing: boolean): Follow {
  const [wanted, setWanted] = useState(false);
  const following = wanted && growing;
  /** How far down the window has been moved here. */
  const led = useRef(0);

  useEffect(() => {
    if (!following) return;
    const onScroll = () => {
      if (window.scrollY < led.current - 1) setWanted(false);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [following]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the text's growth is what this waits for
  useLayoutEffect(() => {
    if (!following) return;
    const below = (end.current?.getBoundingClientRect().bottom ?? 0) + ROOM - window.innerHeight;
    if (below > 0) window.scrollBy({ top: below, behavior: 'instant' });
    led.current = window.scrollY;
  }, [text, following]);

  return { following, toggle: () => setWanted(!following) };
}
