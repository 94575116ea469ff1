import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type { Recognition } from '../lib/recognition.ts';

export interface FakeEar {
  /** What was said so far, as the browser tells it: all results, each as it is now. */
  hear(...results: string[]): void;
  fail(error: string): void;
  /** The browser asks for the microphone from now on. */
  ask(): void;
  /** The microphone is allowed. */
  allow(): void;
  state(): { running: boolean; lang: string };
}

/** Stands in for the browser's recogniser until the test ends, and hears what a test says. */
export function fakeEar(): FakeEar {
  const ear: { running: boolean; asks: boolean; lang: string; current: Recognition | null } = {
    running: false,
    asks: false,
    lang: '',
    current: null,
  };
  class Recogniser implements Recognition {
    lang = '';
    continuous = false;
    interimResults = false;
    onstart: Recognition['onstart'] = null;
    onresult: Recognition['onresult'] = null;
    onerror: Recognition['onerror'] = null;
    onend: Recognition['onend'] = null;
    start() {
      Object.assign(ear, { running: true, lang: this.lang, current: this });
      if (!ear.asks) this.onstart?.();
    }
    stop() {
      ear.running = false;
      this.onend?.();
    }
    abort() {
      ear.running = false;
      this.onerror?.({ error: 'aborted' });
      this.onend?.();
    }
  }
  vi.stubGlobal('webkitSpeechRecognition', Recogniser);
  return {
    hear: (...results) => act(() => ear.current?.onresult?.({ results: results.map((transcript) => [{ transcript }]) })),
    fail: (error) =>
      act(() => {
        ear.current?.onerror?.({ error });
        ear.current?.stop();
      }),
    ask: () => {
      ear.asks = true;
    },
    allow: () => act(() => ear.current?.onstart?.()),
    state: () => ({ running: ear.running, lang: ear.lang }),
  };
}
