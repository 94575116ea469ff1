/** How often Shift is pressed, within how many milliseconds, and for how long at most each time: a key that is held is no press. */
const PRESSES = 3;
const WITHIN_MS = 5_000;
const HELD_MS = 1_000;

/** What is read of an event of the keyboard. */
export interface KeyPress {
  key: string;
  /** Milliseconds on one clock. */
  timeStamp: number;
  repeat: boolean;
  isComposing: boolean;
}

/**
 * Counts Shift pressed and released alone, three times in five seconds. A Shift with another key or a click while it is down belongs to that one
 * (a capital letter, a selection), and anything else that is pressed in between begins the count anew, so that nobody leaves by writing.
 */
export function shiftPresses(onThird: () => void) {
  let released: number[] = [];
  let down: { since: number; alone: boolean } | null = null;
  const reset = (): void => {
    released = [];
    if (down) down.alone = false;
  };
  return {
    keyDown({ key, timeStamp, repeat, isComposing }: KeyPress): void {
      if (key === 'Shift' && !isComposing && !repeat && !down) down = { since: timeStamp, alone: true };
      else reset();
    },
    keyUp({ key, timeStamp }: KeyPress): void {
      if (key !== 'Shift' || !down) return;
      const { since, alone } = down;
      down = null;
      if (!alone || timeStamp - since > HELD_MS) {
        reset();
        return;
      }
      released = [...released.filter((at) => timeStamp - at <= WITHIN_MS), timeStamp];
      if (released.length < PRESSES) return;
      released = [];
      onThird();
    },
    /** A click, or another window. */
    interrupt: reset,
    /** The window is left: whether a key is still down is not known any more. */
    leave(): void {
      down = null;
      released = [];
    },
  };
}
