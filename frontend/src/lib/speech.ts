import { create } from 'zustand';
import { t } from './i18n/i18n.store.ts';
import { onQuickExit } from './quick-exit.ts';
import { highlighter } from './speech-highlight.ts';
import { type Piece, readingOf } from './speech-pieces.ts';
import { bestVoice, loadVoices } from './speech-voice.ts';
import { alertsOf } from './toast.store.ts';

const alerts = alertsOf('speech');

/** Speech rates by kind of text. */
const RATES = { message: 0.72, advice: 0.68 };
const PITCH = 0.85;
const VOLUME = 0.92;
/** Chrome drops a text that is spoken right after `cancel`, so a text that replaces another waits for this long. */
const AFTER_CANCEL_MS = 150;
/** A voice that does not begin within this time never will. */
const START_MS = 8_000;
/** No sentence takes as long: the voice has fallen silent. */
const STALL_MS = 60_000;
/** Chrome's own online voices stop after fifteen seconds, unless they are paused and resumed before. */
const KEEP_MS = 10_000;

interface State {
  /** The name of the text being read aloud, if any. */
  speaking: string | null;
  /** The sentence being read, from 1, and their number. */
  sentence: number;
  sentences: number;
}
const SILENT: State = { speaking: null, sentence: 0, sentences: 0 };

export const useSpeech = create<State>(() => SILENT);

export interface Words {
  /** Identifies the text, so its button can show that it is being read. Its element carries it as `data-spoken`. */
  name: string;
  text: string;
  /** ISO 639-1. */
  language: string;
  kind: keyof typeof RATES;
}

/** Stops the current reading; set while there is one. */
let stop: (() => void) | null = null;

/** Reads a text aloud, replacing another; the same one again stops it. Failures show a toast. */
export function toggleSpeech(words: Words): void {
  const { speaking } = useSpeech.getState();
  alerts.clear();
  stopSpeech();
  if (speaking === words.name) return;
  if (!('speechSynthesis' in window)) {
    alerts.show(t('speech.unsupported'), t('speech.unsupported_text'));
    return;
  }
  stop = read(window.speechSynthesis, words, speaking === null ? 0 : AFTER_CANCEL_MS);
}

/** Stops reading: any text, or only the one of this name. */
export function stopSpeech(name?: string): void {
  if (name !== undefined && useSpeech.getState().speaking !== name) return;
  stop?.();
}

onQuickExit(() => stopSpeech());

/** Reads a text, one utterance after the other. Returns what stops it. */
function read(synthesis: SpeechSynthesis, { name, text, language, kind }: Words, delayMs: number): (() => void) | null {
  const { pieces, sentences } = readingOf(text, language);
  // Without an utterance, nothing would ever end.
  if (pieces.length === 0) return null;
  const marks = highlighter(name);
  const whole = pieces.reduce<string[]>((all, piece) => {
    all[piece.sentence] = `${all[piece.sentence] ?? ''}${piece.text}`;
    return all;
  }, []);
  const ended = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let keeper: ReturnType<typeof setInterval> | undefined;
  /** Kept, since Chrome forgets the events of an utterance that nothing refers to. */
  let current: SpeechSynthesisUtterance | null = null;
  let voice: SpeechSynthesisVoice | undefined;

  const end = (): void => {
    ended.abort();
    clearTimeout(timer);
    clearInterval(keeper);
    current = null;
    marks.clear();
    stop = null;
    useSpeech.setState(SILENT);
    // Also where nothing speaks: a paused engine stays silent for every later text.
    synthesis.cancel();
  };
  const fail = (): void => {
    end();
    alerts.show(t(`speech.failed_${kind}`), t('speech.failed_text'));
  };
  const speak = (index: number, isRetry = false): void => {
    const piece: Piece | undefined = pieces[index];
    if (!piece) {
      end();
      return;
    }
    const utterance = new SpeechSynthesisUtterance(piece.text);
    current = utterance;
    let begun = false;
    Object.assign(utterance, {
      lang: voice?.lang.replace('_', '-') ?? language,
      voice: voice ?? null,
      rate: RATES[kind],
      pitch: PITCH,
      volume: VOLUME,
    });
    utterance.onstart = () => {
      if (current !== utterance) return;
      begun = true;
      clearTimeout(timer);
      timer = setTimeout(fail, STALL_MS);
    };
    utterance.onend = () => {
      if (current === utterance) speak(index + 1);
    };
    utterance.onerror = ({ error }) => {
      // An utterance that was stopped or replaced is no failure.
      if (current !== utterance) return;
      clearTimeout(timer);
      if (error !== 'canceled' && error !== 'interrupted') fail();
      else if (begun || isRetry) end();
      else {
        // Chrome may cancel with an earlier text the one that follows it.
        current = null;
        timer = setTimeout(() => speak(index, true), AFTER_CANCEL_MS);
      }
    };
    useSpeech.setState({ sentence: piece.sentence + 1 });
    marks.mark(whole[piece.sentence] ?? '');
    clearTimeout(timer);
    timer = setTimeout(fail, START_MS);
    synthesis.speak(utterance);
  };
  const begin = (): void => {
    loadVoices(synthesis, (voices) => {
      if (ended.signal.aborted) return;
      voice = bestVoice(voices, language, navigator.languages, navigator.onLine);
      // Android ends an utterance that is paused, and has no online voices of this kind.
      if (voice?.localService === false && !/android/i.test(navigator.userAgent))
        keeper = setInterval(() => {
          synthesis.pause();
          synthesis.resume();
        }, KEEP_MS);
      speak(0);
    });
  };

  useSpeech.setState({ speaking: name, sentence: 1, sentences });
  window.addEventListener('pagehide', end, { signal: ended.signal });
  if (delayMs === 0) begin();
  else timer = setTimeout(begin, delayMs);
  return end;
}
