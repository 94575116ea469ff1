import { useEffect } from 'react';

/** A keyboard shrinks the visible page by at least this many pixels. */
const KEYBOARD = 100;

/**
 * Sets `--window` to the height above a phone's keyboard, for pages that fill the window.
 * Most browsers resize the page themselves; this is for those that overlay the keyboard.
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
