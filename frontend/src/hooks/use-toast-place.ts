import { type RefObject, useLayoutEffect, useState } from 'react';
import { coveredAt, freeArea, type Obstacle } from '../lib/free-area.ts';
import { openDialog } from '../lib/open-dialog.ts';
import { isVisible, textAreas } from '../lib/text-areas.ts';

/** Controls and alerts that a toast must not cover. Pages add others by `data-keep-clear`. */
const OPERATED =
  'a[href], button, input, select, textarea, summary, label:has(input), [role="tab"], [role="menuitemradio"], [role="alert"], [data-keep-clear]';
/** Narrower windows have no margin beside their text. */
const NARROW = '(max-width: 1079px)';
/** Milliseconds without changes before the position is checked again. */
const REST_MS = 120;
/** The cost of covering something if no position is free: the focused control costs most, the shell least. */
const WEIGHTS = { focused: 8, page: 4, shell: 1 };

/** A free place of the window; or a strip of its own above the content, where there is none. */
export type ToastPlace = { left: number; top: number } | 'strip';

/**
 * Places a toast where it covers neither text nor controls, and moves it after scrolls and changes of page or focus. It does not move
 * while `paused`, and a strip stays one.
 */
export function useToastPlace(element: RefObject<HTMLElement | null>, paused: boolean): ToastPlace {
  const [place, setPlace] = useState<ToastPlace>(() => (needsStrip() ? 'strip' : { left: 0, top: 0 }));
  const isStrip = place === 'strip';

  useLayoutEffect(() => {
    const own = element.current;
    if (!own || paused || isStrip) return;
    const settle = () => setPlace((before) => nextPlace(own, before));
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
  }, [element, paused, isStrip]);

  return place;
}

const needsStrip = () => window.matchMedia(NARROW).matches;

function nextPlace(own: HTMLElement, before: ToastPlace): ToastPlace {
  if (before === 'strip' || needsStrip()) return 'strip';
  const { left, top, width, height } = own.getBoundingClientRect();
  const obstacles = obstaclesFor(own, openDialog() ?? document.body);
  const window = { width: document.documentElement.clientWidth, height: innerHeight };
  const inside = top > 0 && top + height < window.height && left + width <= window.width;
  if (inside && coveredAt({ left, top, width, height }, obstacles) === 0) return before;
  const next = freeArea({ width, height }, window, obstacles);
  return coveredAt({ ...next, width, height }, obstacles) === 0 ? next : 'strip';
}

function obstaclesFor(own: HTMLElement, root: Element): Obstacle[] {
  const controls = [...root.querySelectorAll(OPERATED)].flatMap((each) => {
    if (own.contains(each) || !isVisible(each)) return [];
    const { left, top, width, height, bottom } = each.getBoundingClientRect();
    // Visually hidden elements are one pixel large.
    if (bottom <= 0 || top >= innerHeight || width <= 1 || height <= 1) return [];
    return [{ left, top, width, height, weight: weightOf(each) }];
  });
  const texts = textAreas(root, own).map((area) => ({ ...area, weight: WEIGHTS.page }));
  return [...controls, ...texts];
}

function weightOf(element: Element): number {
  if (element === document.activeElement) return WEIGHTS.focused;
  return element.closest('body > * > header, body > * > footer') ? WEIGHTS.shell : WEIGHTS.page;
}
