import { type RefObject, useLayoutEffect, useState } from 'react';
import { coveredAt, freePlace, type Obstacle } from '../lib/free-place.ts';

/** Controls and alerts that a toast must not cover. Pages add others by `data-keep-clear`. */
const OPERATED =
  'a[href], button, input, select, textarea, summary, label:has(input), [role="tab"], [role="menuitemradio"], [role="alert"], [data-keep-clear]';
/** Milliseconds without changes before the position is checked again. */
const REST_MS = 120;
/** The cost of covering something if no position is free: the focused control costs most, the shell least. */
const WEIGHTS = { focused: 8, page: 4, shell: 1 };

/**
 * Positions an element where it covers no control, and moves it after scrolls and changes of page or focus.
 * It does not move while `held`.
 */
export function useFreePlace(element: RefObject<HTMLElement | null>, held: boolean): { left: number; top: number } {
  const [place, setPlace] = useState({ left: 0, top: 0 });

  useLayoutEffect(() => {
    const own = element.current;
    if (!own || held) return;
    const settle = () => {
      const { left, top, width, height } = own.getBoundingClientRect();
      const obstacles = obstaclesFor(own);
      const window = { width: document.documentElement.clientWidth, height: innerHeight };
      const inside = top > 0 && top + height < window.height && left + width <= window.width;
      if (inside && coveredAt({ left, top, width, height }, obstacles) === 0) return;
      setPlace(freePlace({ width, height }, window, obstacles));
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, REST_MS);
    };
    settle();
    const changes = new MutationObserver(soon);
    changes.observe(document.body, { childList: true, subtree: true });
    const sizes = new ResizeObserver(soon);
    sizes.observe(document.body);
    sizes.observe(own);
    const names = ['scroll', 'resize', 'focusin'] as const;
    for (const name of names) window.addEventListener(name, soon, { passive: true });
    return () => {
      clearTimeout(timer);
      changes.disconnect();
      sizes.disconnect();
      for (const name of names) window.removeEventListener(name, soon);
    };
  }, [element, held]);

  return place;
}

function obstaclesFor(own: HTMLElement): Obstacle[] {
  return [...document.querySelectorAll(OPERATED)].flatMap((each) => {
    if (own.contains(each) || !each.checkVisibility({ visibilityProperty: true })) return [];
    const { left, top, width, height, bottom } = each.getBoundingClientRect();
    // Visually hidden elements are one pixel large.
    if (bottom <= 0 || top >= innerHeight || width <= 1 || height <= 1) return [];
    return [{ left, top, width, height, weight: weightOf(each) }];
  });
}

function weightOf(element: Element): number {
  if (element === document.activeElement) return WEIGHTS.focused;
  return element.closest('body > * > header, body > * > footer') ? WEIGHTS.shell : WEIGHTS.page;
}
