import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import texts from '../locales/speech/en.ts';
import { loadEnglish } from './i18n/english.fixtures.ts';
import { stopSpeech, toggleSpeech, useSpeech } from './speech.ts';
import { useToast } from './toast.store.ts';

await loadEnglish();

/** An utterance as the browser makes it, with what the reading sets. */
class Utterance {
  lang = '';
  voice: unknown = null;
  rate = 1;
  pitch = 1;
  volume = 1;
  onstart: () => void = () => undefined;
  onend: () => void = () => undefined;
  onerror: (event: { error: string }) => void = () => undefined;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A browser's voice, whose events the test makes. */
function fakeSynthesis(voices = [{ name: 'Google Deutsch', lang: 'de-DE', localService: false }]) {
  const spoken: Utterance[] = [];
  return {
    spoken,
    getVoices: () => voices,
    addEventListener: vi.fn(),
    speak: vi.fn((utterance: Utterance) => void spoken.push(utterance)),
    cancel: vi.fn(),
    pause: vi.fn(),
    resume: vi.fn(),
    /** The last utterance begins and ends. */
    finish() {
      const last = spoken.at(-1);
      last?.onstart();
      last?.onend();
    },
  };
}

let synthesis: ReturnType<typeof fakeSynthesis>;
let page: EventTarget;
const TEXT = 'One. Two. Three.';
const read = (name = '1', text = TEXT, kind: 'message' | 'advice' = 'message') =>
  toggleSpeech({ name, text, language: 'de', kind });
const state = () => useSpeech.getState();

beforeEach(() => {
  vi.useFakeTimers();
  synthesis = fakeSynthesis();
  page = Object.assign(new EventTarget(), { speechSynthesis: synthesis });
  vi.stubGlobal('window', page);
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  useToast.setState({ toast: null });
});
afterEach(() => {
  stopSpeech();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('reading aloud', () => {
  it('speaks one sentence after the other, and says which', () => {
    read();
    expect(state()).toEqual({ speaking: '1', sentence: 1, sentences: 3 });
    expect(synthesis.spoken.map(({ text }) => text)).toEqual(['One.']);
    synthesis.finish();
    expect(state().sentence).toBe(2);
    synthesis.finish();
    synthesis.finish();
    expect(synthesis.spoken.map(({ text }) => text)).toEqual(['One.', 'Two.', 'Three.']);
    expect(state().speaking).toBeNull();
  });

  it('speaks a message and an advice as specified', () => {
    const said = { pitch: 0.85, volume: 0.92, lang: 'de-DE', voice: { name: 'Google Deutsch' } };
    read();
    expect(synthesis.spoken[0]).toMatchObject({ ...said, rate: 0.72 });
    read();
    read('2', TEXT, 'advice');
    expect(synthesis.spoken[1]).toMatchObject({ ...said, rate: 0.68 });
  });

  it('leaves the choice to the browser where no voice speaks the language', () => {
    synthesis.getVoices().length = 0;
    read();
    vi.advanceTimersByTime(1_000);
    expect(synthesis.spoken[0]).toMatchObject({ lang: 'de', voice: null });
  });

  it('stops when pressed again, and ignores what comes later', () => {
    read();
    const [first] = synthesis.spoken;
    read();
    expect(synthesis.cancel).toHaveBeenCalled();
    expect(state().speaking).toBeNull();
    first?.onerror({ error: 'interrupted' });
    first?.onend();
    vi.advanceTimersByTime(100_000);
    expect(synthesis.spoken).toHaveLength(1);
    expect(useToast.getState().toast).toBeNull();
  });

  it('replaces another text, which Chrome would drop right after `cancel`', () => {
    read('1');
    read('2', 'Other.');
    expect(state().speaking).toBe('2');
    expect(synthesis.spoken).toHaveLength(1);
    vi.advanceTimersByTime(500);
    expect(synthesis.spoken.map(({ text }) => text)).toEqual(['One.', 'Other.']);
    synthesis.spoken[0]?.onend();
    expect(state().speaking).toBe('2');
  });

  it('speaks a sentence again that Chrome has cancelled with the text before', () => {
    read();
    synthesis.spoken[0]?.onerror({ error: 'interrupted' });
    vi.advanceTimersByTime(500);
    expect(synthesis.spoken.map(({ text }) => text)).toEqual(['One.', 'One.']);
    synthesis.spoken[1]?.onerror({ error: 'interrupted' });
    vi.advanceTimersByTime(500);
    // Something else takes the voice: it is left to it, without a word.
    expect(synthesis.spoken).toHaveLength(2);
    expect(state().speaking).toBeNull();
    expect(useToast.getState().toast).toBeNull();
  });

  it('keeps an online voice from falling silent, and only while it speaks', () => {
    read();
    synthesis.spoken[0]?.onstart();
    vi.advanceTimersByTime(25_000);
    expect(synthesis.resume).toHaveBeenCalledTimes(2);
    read();
    vi.advanceTimersByTime(60_000);
    expect(synthesis.resume).toHaveBeenCalledTimes(2);
  });

  it('stops only the text of the given name', () => {
    read('1');
    stopSpeech('2');
    expect(state().speaking).toBe('1');
    stopSpeech('1');
    expect(state().speaking).toBeNull();
  });

  it('ends with the page', () => {
    read();
    page.dispatchEvent(new Event('pagehide'));
    expect(state().speaking).toBeNull();
    expect(synthesis.cancel).toHaveBeenCalled();
  });

  it('does not begin without a word', () => {
    read('1', ' …! ');
    expect(state().speaking).toBeNull();
    expect(synthesis.speak).not.toHaveBeenCalled();
  });
});

describe('a failure', () => {
  const title = () => useToast.getState().toast?.title;

  it('is told, for a message and for an advice', () => {
    read();
    synthesis.spoken[0]?.onerror({ error: 'synthesis-failed' });
    expect(title()).toBe(texts['speech.failed_message']);
    expect(state().speaking).toBeNull();
    read('2', TEXT, 'advice');
    synthesis.spoken[1]?.onerror({ error: 'not-allowed' });
    expect(title()).toBe(texts['speech.failed_advice']);
  });

  it('is told where the voice never begins, or falls silent', () => {
    read();
    vi.advanceTimersByTime(10_000);
    expect(title()).toBe(texts['speech.failed_message']);
    useToast.setState({ toast: null });
    read();
    synthesis.spoken.at(-1)?.onstart();
    vi.advanceTimersByTime(50_000);
    expect(title()).toBeUndefined();
    vi.advanceTimersByTime(20_000);
    expect(title()).toBe(texts['speech.failed_message']);
  });

  it('is told where the browser has no voice at all', () => {
    vi.stubGlobal('window', new EventTarget());
    read();
    expect(title()).toBe(texts['speech.unsupported']);
    expect(state().speaking).toBeNull();
  });
});
