import { DANGER_KINDS } from '@beside/common/safety/safety.constants';
import type { Lexicon } from '../../src/features/safety/classifier/safety.lexicon.ts';
import { findPhrase } from '../../src/features/safety/phrases/safety.phrases.ts';
import { foldWords } from '../../src/features/safety/reading/safety.normalise.ts';
import type { Example } from './linear.ts';
import { type Message, readPhrases, readRegressionSet } from './messages.ts';
import { type Segment, type Segments, segmentsOf } from './segments.ts';

/** A message, cut once for every model. */
export interface Prepared {
  message: Message;
  segments: Segments;
  marked: Segment[];
  unmarked: Segment[];
  /** Of a text with marked sentences: which of its sentences surround them. */
  surrounds: boolean[] | null;
  /** Whether the patterns know a phrase of it. */
  phrase: boolean;
}

/** Shorter stretches around a marked sentence say nothing. */
const STRETCH_MIN = 20;
/** How much an example counts beside a short dangerous message. */
const WEIGHTS = { longDangerous: 0.5, harmless: 1, window: 0.3 };

/** Cuts a message, and its marked sentences. */
export function prepare(message: Message, words: Lexicon): Prepared {
  const segments = segmentsOf(message.text, words);
  const marked = message.marked.map((text) => segmentsOf(text, words).whole);
  return {
    message,
    segments,
    marked,
    surrounds: marked.length > 0 ? segments.single.map((each) => !marked.some((other) => isMostlyIn(each, other))) : null,
    unmarked: message.unmarked
      .filter((text) => text.trim().length > STRETCH_MIN)
      .flatMap((text) => partsOf(segmentsOf(text, words))),
    phrase: findPhrase(foldWords(message.text)) !== null,
  };
}

/** The messages of authors, and what is learnt from and never measured. */
export function prepareAll(messages: readonly Message[], words: Lexicon): { prepared: Prepared[]; always: Prepared[] } {
  const cut = (message: Message): Prepared => prepare(message, words);
  return { prepared: messages.map(cut), always: [...readRegressionSet(), ...readPhrases()].map(cut) };
}

/** Whether most words of a sentence are of another: a mark may begin or end within it. */
function isMostlyIn({ words }: Segment, other: Segment): boolean {
  const known = new Set(other.words);
  return words.filter((word) => known.has(word)).length * 2 > words.length;
}

const partsOf = ({ whole, windows }: Segments): Segment[] => (windows.length > 0 ? windows : [whole]);

/**
 * What a model learns from: dangerous messages whole, their marked sentences, and as harmless all that surrounds those; harmless
 * messages whole and in windows.
 */
export function examplesOf(prepared: readonly Prepared[]): Example[] {
  const { longDangerous, harmless, window } = WEIGHTS;
  return prepared.flatMap(({ message, segments, marked, unmarked }): Example[] => {
    const label = message.kind === null ? 0 : 1 + DANGER_KINDS.indexOf(message.kind);
    if (label === 0)
      return [
        { segment: segments.whole, label: 0, weight: harmless },
        ...segments.windows.map((segment) => ({ segment, label: 0, weight: window })),
      ];
    return [
      { segment: segments.whole, label, weight: marked.length > 0 ? longDangerous : 1 },
      ...marked.map((segment) => ({ segment, label, weight: 1 })),
      ...unmarked.map((segment) => ({ segment, label: 0, weight: window })),
    ];
  });
}
