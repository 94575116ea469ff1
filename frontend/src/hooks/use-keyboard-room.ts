import { useEffect } from 'react';

/** Pixels by which a keyboard makes the visible part of the page smaller, at least. */
const KEYBOARD = 100;

/**
 * For a page that fills the window: `--window` is the height that a phone's keyboard leaves of it. Most browsers make the page itself
 * smaller, as its viewport asks; this is for those that lay the keyboard over it.
 */
export function useKeyboardRoom(): void {
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return;
    const { style } = document.documentElement;
    const fit = () => {
      const covered = window.innerHeight - visualViewport.height * visualViewport.scale > KEYBOARD;
      if (!covered) return void style.removeProperty('--window');
      style.setProperty('--window', `${visualViewport.height}px`);
      window.scrollTo({ top: 0, behavior: 'instant' });
    };
    visualViewport.addEventListener('resize', fit);
    return () => {
      visualViewport.removeEventListener('resize', fit);
      style.removeProperty('--window');
    };
  }, []);
}
