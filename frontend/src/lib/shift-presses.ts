/** Three presses within five seconds, each shorter than a second: a held key is no press. */
const PRESSES = 3;
const WITHIN_MS = 5_000;
const HELD_MS = 1_000;

/** The fields of a KeyboardEvent that are read. */
export interface KeyPress {
  key: string;
  /** Milliseconds on a monotonic clock. */
  timeStamp: number;
  repeat: boolean;
  isComposing: boolean;
}

/**
 * Detects Shift pressed alone three times in five seconds. A Shift with another key or click does not count,
 * and other input in between restarts the count, so typing cannot trigger it.
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
    /** A click. */
    interrupt: reset,
    /** The window lost the focus, so key releases go unseen. */
    leave(): void {
      down = null;
      released = [];
    },
  };
}
