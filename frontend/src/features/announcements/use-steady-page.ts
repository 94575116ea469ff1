import { type RefObject, useLayoutEffect } from 'react';

/** What a reader types into, or is about to press. Headings have the focus only because a page was opened. */
const CONTROL = 'input, textarea, select, button, a[href], [contenteditable], [tabindex="0"]';

/**
 * Keeps what a reader uses in its place when strips come, grow or go above it: the page scrolls by the difference. A scrolled page is held by
 * the browser, where it can (`overflow-anchor`; the header and the strips are no anchors, by their styles). At the top the strips take
 * their room, unless a control below them has the focus.
 */
export function useSteadyPage(frame: RefObject<HTMLElement | null>, some: boolean): void {
  useLayoutEffect(() => {
    if (!some || !frame.current) return;
    let height = 0;
    const follow = (now: number) => {
      const by = now - height;
      height = now;
      if (by !== 0 && mustScroll()) window.scrollBy({ top: by, behavior: 'instant' });
    };
    // It is called before the paint: when the strips are there first, and at each change of their size.
    const observer = new ResizeObserver(([entry]) => follow(entry?.target.clientHeight ?? 0));
    observer.observe(frame.current);
    return () => {
      observer.disconnect();
      follow(0);
    };
  }, [frame, some]);
}

function mustScroll(): boolean {
  if (window.scrollY > 0) return !CSS.supports('overflow-anchor', 'auto');
  const used = document.activeElement;
  return used !== null && document.getElementById('main')?.contains(used) === true && used.matches(CONTROL);
}
