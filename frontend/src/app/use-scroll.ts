import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router';
import type { Arrival } from '../hooks/use-arrival.ts';
import { pageOf } from '../lib/page-of.ts';
import { recordScroll, scrollPosition, storeScroll } from '../lib/scroll-positions.ts';

/** Milliseconds in which a page that is returned to grows to its former height. */
const SETTLING_MS = 3_000;
/** What a reader does who wants to be somewhere else. */
const OWN_WILL = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Where the window is scrolled to: a new page begins at its top, one that is returned to where it was left. The router restores
 * nothing by itself, and the browser does so before a page's code and data are here.
 */
export function useScroll(arrival: Arrival): void {
  const location = useLocation();
  const replaced = useNavigationType() === 'REPLACE';
  const shown = useRef<Location>(null);
  /** The window is being moved, or shows another page than the address says: nothing is noted. */
  const moving = useRef(false);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const note = () => {
      // A place within a page has an address of its own, and the same key as the visit's first page.
      if (!moving.current && shown.current && !shown.current.hash) recordScroll(shown.current.key, window.scrollY);
    };
    const turn = () => {
      // A scroll event comes a frame late, and Back may be quicker.
      note();
      moving.current = true;
    };
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('click', note, { capture: true });
    window.addEventListener('popstate', turn);
    window.addEventListener('pagehide', storeScroll);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('click', note, { capture: true });
      window.removeEventListener('popstate', turn);
      window.removeEventListener('pagehide', storeScroll);
    };
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = location;
    if (arrival === 'return' || location.hash) return hold(location, moving);
    moving.current = false;
    if (before === null || (replaced && staysInPlace(before, location))) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [location, arrival, replaced]);
}

/** Whether the address changed and the page did not, as when an advice is complete. A link to where one is leads to its top. */
function staysInPlace(before: Location, now: Location): boolean {
  const same = before.search === now.search && before.state === now.state;
  return pageOf(before) === pageOf(now) && !same;
}

/** Goes to where an entry was left, or to the place that its address names, and stays there while the page grows. The reader's own move ends it. */
function hold(location: Location, moving: { current: boolean }): () => void {
  const go = () => {
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
    else window.scrollTo({ top: scrollPosition(location.key) ?? 0, behavior: 'instant' });
  };
  moving.current = true;
  const sizes = new ResizeObserver(go);
  const stop = () => {
    sizes.disconnect();
    clearTimeout(timer);
    for (const name of OWN_WILL) window.removeEventListener(name, stop, { capture: true });
    moving.current = false;
  };
  const timer = setTimeout(stop, SETTLING_MS);
  for (const name of OWN_WILL) window.addEventListener(name, stop, { capture: true, passive: true });
  sizes.observe(document.body);
  go();
  return stop;
}
