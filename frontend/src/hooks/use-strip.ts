import { type RefObject, useLayoutEffect, useRef } from 'react';
import { openDialog } from '../lib/open-dialog.ts';

/** The strip's height, for what sticks to the window's top below it. */
const HEIGHT = '--toast';

/**
 * Makes room for a strip that comes into the page's flow. A scrolled page moves down by its height, so that it covers nothing that was in sight;
 * when it goes, the browser keeps the text where it is. Over a dialog it is out of the flow, and comes into it with the dialog's end. `inPlace`: nothing
 * may move, since the room is there already.
 */
export function useStrip(element: RefObject<HTMLElement | null>, isStrip: boolean, inPlace: boolean): void {
  const pushes = useRef(!inPlace);
  useLayoutEffect(() => {
    const own = element.current;
    if (!own || !isStrip) return;
    const root = document.documentElement;
    const sizes = new ResizeObserver(() => root.style.setProperty(HEIGHT, `${own.offsetHeight}px`));
    sizes.observe(own);
    let isOver = openDialog() !== null;
    const dialogs = new MutationObserver(() => {
      if (isOver && openDialog() === null) moveFreely(root);
      isOver = openDialog() !== null;
    });
    dialogs.observe(document.body, { childList: true, subtree: true });
    if (pushes.current) moveFreely(root);
    else if (window.scrollY === 0 || !keepsText()) window.scrollBy({ top: own.offsetHeight, behavior: 'instant' });
    return () => {
      if (!keepsText() && window.scrollY > 0) window.scrollBy({ top: -own.offsetHeight, behavior: 'instant' });
      sizes.disconnect();
      dialogs.disconnect();
      root.style.removeProperty(HEIGHT);
    };
  }, [element, isStrip]);
}

/** Whether the browser keeps the text of a scrolled page where it is. Safari does not. */
const keepsText = () => CSS.supports('overflow-anchor', 'auto');

/** Lets the content move with what comes above it, until that is drawn. */
function moveFreely(root: HTMLElement): void {
  root.style.setProperty('overflow-anchor', 'none');
  requestAnimationFrame(() => requestAnimationFrame(() => root.style.removeProperty('overflow-anchor')));
}
