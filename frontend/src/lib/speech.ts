import { create } from 'zustand';
import { t } from './i18n/i18n.store.ts';
import { toast } from './toast.store.ts';

/** Speech rates by kind of text. */
const RATES = { message: 0.72, advice: 0.68 };
const PITCH = 0.85;
const VOLUME = 0.92;
/** Characters per utterance: some browsers stop in the middle of longer ones. */
const PIECE_MAX = 200;
/** Names of natural voices. */
const NATURAL = /natural|neural|premium|enhanced|online|google|siri/i;

/** The name of the text being read aloud, if any. */
export const useSpeech = create<{ speaking: string | null }>(() => ({ speaking: null }));

interface Words {
  /** Identifies the text, so its button can show that it is being read. */
  name: string;
  text: string;
  /** ISO 639-1. */
  language: string;
  kind: keyof typeof RATES;
}

/** Reads a text aloud, replacing another; the same one again stops it. Failures show a toast. */
export function toggleSpeech(words: Words): void {
  const same = useSpeech.getState().speaking === words.name;
  stopSpeech();
  if (same) return;
  if (!('speechSynthesis' in window)) {
    toast('error', t('speech.unsupported'), t('speech.unsupported_text'));
    return;
  }
  speak(words);
}

export function stopSpeech(): void {
  useSpeech.setState({ speaking: null });
  if ('speechSynthesis' in window) window.speechSynthesis.cancel();
}

function speak({ name, text, language, kind }: Words): void {
  const pieces = piecesOf(text);
  // Without an utterance, `onend` would never run.
  if (pieces.length === 0) return;
  const voice = bestVoice(window.speechSynthesis.getVoices(), language);
  useSpeech.setState({ speaking: name });
  pieces.forEach((piece, index) => {
    const utterance = new SpeechSynthesisUtterance(piece);
    Object.assign(utterance, {
      lang: voice?.lang ?? language,
      voice: voice ?? null,
      rate: RATES[kind],
      pitch: PITCH,
      volume: VOLUME,
    });
    utterance.onerror = ({ error }) => {
      // Stopping is no failure.
      if (error === 'canceled' || error === 'interrupted' || useSpeech.getState().speaking !== name) return;
      stopSpeech();
      toast('error', t(`speech.failed_${kind}`), t('speech.failed_text'));
    };
    utterance.onend = () => {
      if (index === pieces.length - 1 && useSpeech.getState().speaking === name) useSpeech.setState({ speaking: null });
    };
    window.speechSynthesis.speak(utterance);
  });
}

/** A natural voice of the language, else any of it, else undefined for the browser's choice. */
export function bestVoice<V extends Pick<SpeechSynthesisVoice, 'lang' | 'name'>>(
  voices: readonly V[],
  language: string,
): V | undefined {
  const own = voices.filter(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language);
  return own.find(({ name }) => NATURAL.test(name)) ?? own[0];
}

/** Splits a text between sentences, or at least between words. */
export function piecesOf(text: string): string[] {
  const sentences = text.match(/[^.!?。！？\n]+[.!?。！？\n]*\s*/gu) ?? [];
  const pieces: string[] = [];
  for (const sentence of sentences) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + sentence.length <= PIECE_MAX) pieces[pieces.length - 1] = last + sentence;
    else pieces.push(...wordsOf(sentence));
  }
  return pieces.map((piece) => piece.trim()).filter(Boolean);
}

function wordsOf(sentence: string): string[] {
  return sentence.length <= PIECE_MAX
    ? [sentence]
    : (sentence.match(new RegExp(`.{1,${PIECE_MAX}}(?=\\s|$)|.{1,${PIECE_MAX}}`, 'gsu')) ?? []);
}
