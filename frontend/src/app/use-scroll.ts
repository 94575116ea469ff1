import { useCallback, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router';
import type { Arrival } from '../hooks/use-arrival.ts';
import { pageOf } from '../lib/page-of.ts';
import { recordScroll, scrollPosition, storeScroll } from '../lib/scroll-positions.ts';

/** Milliseconds for a revisited page to grow to its former height. */
const SETTLING_MS = 3_000;
/** Input that ends the restoring: the reader scrolls. */
const OWN_WILL = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls a new page to its top, and a revisited one to its former position.
 * The router does not restore it, and the browser tries before code and data are there.
 */
export function useScroll(arrival: Arrival): void {
  const location = useLocation();
  const replaced = useNavigationType() === 'REPLACE';
  const shown = useRef<Location>(null);
  /** Restoring, or between two pages: record nothing. */
  const moving = useRef(false);
  /** Ends the restoring that goes on. */
  const ending = useRef<() => void>(() => undefined);

  const restore = useCallback((entry: Location) => {
    ending.current();
    ending.current = hold(entry, moving);
  }, []);

  // A layout effect, so that it listens before the router, its parent: the window calls its listeners in this order, captured or not.
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const note = () => {
      const left = shown.current;
      // An address with a hash has the same key as the visit's first page.
      if (!moving.current && left && !left.hash && !hasMovedWithin(left)) recordScroll(left.key, window.scrollY);
    };
    // The router shows the other page at once, while scroll events come a frame late, and Back may be faster.
    const turn = () => {
      note();
      moving.current = true;
      // Back may come before a link within the page was shown: then the router shows nothing new.
      if (shown.current && isAt(shown.current)) restore(shown.current);
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
      ending.current();
    };
  }, [restore]);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = location;
    if (arrival === 'return' || location.hash) return restore(location);
    ending.current();
    moving.current = false;
    if (before === null || (replaced && staysInPlace(before, location))) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [location, arrival, replaced, restore]);
}

/** Whether the browser is at an entry. */
function isAt({ pathname, search, hash, key }: Location): boolean {
  const { location, history } = window;
  const isSameKey = (Object(history.state).key ?? 'default') === key;
  return isSameKey && location.pathname === pathname && location.search === search && location.hash === hash;
}

/** Whether the browser has followed a link within the page: it scrolls before the router hears of it. */
function hasMovedWithin({ pathname, search }: Location): boolean {
  const { location } = window;
  return location.hash !== '' && location.pathname === pathname && location.search === search;
}

/** Whether only the address changed, as when an advice is complete. A link to the same address still scrolls up. */
function staysInPlace(before: Location, now: Location): boolean {
  const same = before.search === now.search && before.state === now.state;
  return pageOf(before) === pageOf(now) && !same;
}

/** Scrolls to an entry's former position or its hash, and holds it while the page grows. Input by the reader ends it. */
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
