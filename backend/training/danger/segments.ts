import { type Features, readFeatures } from '../../src/features/safety/safety.features.ts';
import type { Lexicon } from '../../src/features/safety/safety.lexicon.ts';
import { foldWords } from '../../src/features/safety/safety.normalise.ts';

/** The tables, in the order of a segment's rows. */
export const TABLES = ['words', 'letters', 'concepts'] as const;

/** A stretch of text: its rows of each table. */
export interface Segment {
  words: Int32Array;
  letters: Int32Array;
  concepts: Int32Array;
}

/** A text, whole and in windows of one and two sentences. A text of one sentence has no windows. */
export interface Segments {
  whole: Segment;
  windows: Segment[];
  sentences: number;
  /** An index of `LANGUAGES`. */
  language: number;
}

/** Cuts a text as the classifier does. */
export function segmentsOf(text: string, lexicon: Lexicon): Segments {
  const features = readFeatures(foldWords(text), lexicon);
  const { sentences, language } = features;
  const windows: Segment[] = [];
  if (sentences > 1)
    for (let at = 0; at < sentences; at += 1) {
      windows.push(cut(features, at, at + 1));
      if (sentences > 2 && at + 1 < sentences) windows.push(cut(features, at, at + 2));
    }
  return { whole: cut(features, 0, sentences), windows, sentences, language };
}

function cut(features: Features, from: number, to: number): Segment {
  const part = ({ rows, ends }: Features['words']): Int32Array =>
    rows.slice(from > 0 ? ends[from - 1] : 0, to > 0 ? ends[to - 1] : 0);
  return { words: part(features.words), letters: part(features.letters), concepts: part(features.concepts) };
}
