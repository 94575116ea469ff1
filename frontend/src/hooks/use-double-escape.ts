import { useEffect } from 'react';

/** Milliseconds within which a second press belongs to the first. */
const TWICE_MS = 500;

/** Calls back when Esc is pressed twice in a row. */
export function useDoubleEscape(onTwice: () => void): void {
  useEffect(() => {
    let last = Number.NEGATIVE_INFINITY;
    const press = (event: KeyboardEvent) => {
      if (event.isComposing || event.repeat) return;
      if (event.key !== 'Escape') {
        last = Number.NEGATIVE_INFINITY;
        return;
      }
      if (event.timeStamp - last <= TWICE_MS) onTwice();
      last = event.timeStamp;
    };
    // Before a dialog or menu that closes on it can keep it to itself.
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, [onTwice]);
}
