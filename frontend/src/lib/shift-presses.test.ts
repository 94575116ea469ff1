import { describe, expect, it } from 'vitest';
import { type KeyPress, shiftPresses } from './shift-presses.ts';

/** A fake keyboard with its own clock. */
function keyboard() {
  let now = 0;
  let times = 0;
  const presses = shiftPresses(() => {
    times += 1;
  });
  const event = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
    key,
    timeStamp: now,
    repeat: false,
    isComposing: false,
    ...more,
  });
  const keys = {
    down: (key: string, more?: Partial<KeyPress>) => presses.keyDown(event(key, more)),
    up: (key: string) => presses.keyUp(event(key)),
    wait(ms: number) {
      now += ms;
    },
    /** Presses a key and releases it. */
    press(key: string, heldMs = 80) {
      keys.down(key);
      keys.wait(heldMs);
      keys.up(key);
      keys.wait(100);
    },
    /** A capital letter. */
    capital(letter: string) {
      keys.down('Shift');
      keys.press(letter);
      keys.up('Shift');
    },
    click: presses.interrupt,
    leave: presses.leave,
    left: () => times,
  };
  return keys;
}

describe('Shift, pressed three times', () => {
  it('triggers at the third release', () => {
    const keys = keyboard();
    keys.press('Shift');
    keys.press('Shift');
    keys.down('Shift');
    expect(keys.left()).toBe(0);
    keys.up('Shift');
    expect(keys.left()).toBe(1);
  });

  it('must happen within five seconds', () => {
    const keys = keyboard();
    keys.press('Shift');
    keys.wait(2_300);
    keys.press('Shift');
    keys.wait(2_300);
    keys.press('Shift');
    expect(keys.left()).toBe(1);

    const slow = keyboard();
    for (let times = 0; times < 6; times += 1) {
      slow.press('Shift');
      slow.wait(2_500);
    }
    expect(slow.left()).toBe(0);
  });

  it('can start its five seconds with any press', () => {
    const keys = keyboard();
    keys.press('Shift');
    keys.wait(6_000);
    keys.press('Shift');
    keys.press('Shift');
    expect(keys.left()).toBe(0);
    keys.press('Shift');
    expect(keys.left()).toBe(1);
  });

  it('is not triggered by typing capitals', () => {
    const keys = keyboard();
    for (const letter of 'ADHD') keys.capital(letter);
    // Two keys that overlap: the letter is still down when Shift is released.
    for (let times = 0; times < 4; times += 1) {
      keys.down('Shift');
      keys.down('A');
      keys.up('Shift');
      keys.up('A');
    }
    expect(keys.left()).toBe(0);
  });

  it('restarts after any other key or click', () => {
    for (const between of [
      (keys: ReturnType<typeof keyboard>) => keys.press('a'),
      (keys: ReturnType<typeof keyboard>) => keys.click(),
    ]) {
      const keys = keyboard();
      keys.press('Shift');
      keys.press('Shift');
      between(keys);
      keys.press('Shift');
      keys.press('Shift');
      expect(keys.left()).toBe(0);
      keys.press('Shift');
      expect(keys.left()).toBe(1);
    }
  });

  it('does not count a held Shift, nor one with a click', () => {
    const keys = keyboard();
    for (let times = 0; times < 4; times += 1) keys.press('Shift', 1_100);
    for (let times = 0; times < 4; times += 1) {
      keys.down('Shift');
      for (let repeats = 0; repeats < 5; repeats += 1) keys.down('Shift', { repeat: true });
      keys.up('Shift');
    }
    for (let times = 0; times < 4; times += 1) {
      keys.down('Shift');
      keys.click();
      keys.up('Shift');
    }
    expect(keys.left()).toBe(0);
  });

  it('does not count Shift during an IME composition, nor across windows', () => {
    const keys = keyboard();
    for (let times = 0; times < 4; times += 1) {
      keys.down('Shift', { isComposing: true });
      keys.up('Shift');
    }
    keys.press('Shift');
    keys.press('Shift');
    keys.leave();
    keys.press('Shift');
    expect(keys.left()).toBe(0);
  });

  it('counts either Shift, but not both at once', () => {
    const keys = keyboard();
    for (let times = 0; times < 4; times += 1) {
      keys.down('Shift');
      keys.down('Shift');
      keys.up('Shift');
      keys.up('Shift');
    }
    expect(keys.left()).toBe(0);
  });
});
