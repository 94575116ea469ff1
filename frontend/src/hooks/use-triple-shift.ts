import { useEffect } from 'react';
import { shiftPresses } from '../lib/shift-presses.ts';

/** Runs `onThird` when Shift is pressed three times within five seconds, with nothing in between. */
export function useTripleShift(onThird: () => void): void {
  useEffect(() => {
    const presses = shiftPresses(onThird);
    const ended = new AbortController();
    // Capture, since dialogs and menus stop propagation.
    const options = { capture: true, signal: ended.signal };
    window.addEventListener('keydown', presses.keyDown, options);
    window.addEventListener('keyup', presses.keyUp, options);
    window.addEventListener('pointerdown', presses.interrupt, options);
    window.addEventListener('blur', presses.leave, { signal: ended.signal });
    return () => ended.abort();
  }, [onThird]);
}
