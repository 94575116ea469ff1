import { vi } from 'vitest';

class Utterance {
  lang = '';
  voice: { name: string } | null = null;
  rate = 1;
  pitch = 1;
  volume = 1;
  onstart?: () => void;
  onend?: () => void;
  onerror?: (event: { error: string }) => void;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export interface FakeVoice {
  /** What the page gave the voice, in order. */
  spoken: Utterance[];
  /** How often the page has silenced it. */
  cancelled(): number;
  /** Ends the current text. */
  next(): void;
  fail(): void;
}

/** Stands in for the browser's voice until the test ends: an English and a German one, that a test moves on. */
export function fakeVoice(): FakeVoice {
  const spoken: Utterance[] = [];
  let current: Utterance | null = null;
  let cancelled = 0;
  const voices = [
    { name: 'Microsoft Aria Online (Natural)', lang: 'en-US', localService: false },
    { name: 'Anna', lang: 'de-DE', localService: true },
  ];
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak(utterance: Utterance) {
      spoken.push(utterance);
      current = utterance;
      utterance.onstart?.();
    },
    cancel() {
      cancelled += 1;
      current = null;
    },
    pause: () => undefined,
    resume: () => undefined,
  });
  vi.stubGlobal('speechSynthesis', synthesis);
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  return {
    spoken,
    cancelled: () => cancelled,
    next: () => current?.onend?.(),
    fail: () => current?.onerror?.({ error: 'synthesis-failed' }),
  };
}
