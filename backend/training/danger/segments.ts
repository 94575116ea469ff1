import { readAbout } from '../../src/features/safety/classifier/safety.about.ts';
import {
  type Features,
  type Hashes,
  readFeatures,
  readLetters,
  type Table,
} from '../../src/features/safety/classifier/safety.features.ts';
import type { Parts } from '../../src/features/safety/classifier/safety.joiner.ts';
import { Lexicon } from '../../src/features/safety/classifier/safety.lexicon.ts';
import { foldWords } from '../../src/features/safety/reading/safety.normalise.ts';
import { readLexicon } from './lexicon.ts';

/** A stretch of text: its features of each kind, each once a sentence. */
export type Segment = Record<Table, Int32Array>;

/** A text, whole, by sentences, and in windows of one and two of them. A text of one sentence has no windows. */
export interface Segments {
  whole: Segment;
  windows: Segment[];
  single: Segment[];
  sentences: number;
  /** An index of `LANGUAGES`. */
  language: number;
  about: Omit<Parts, 'sentences' | 'inputs'>;
}

/** The words of the lexicon's files. */
export function readWords(): Lexicon {
  return Lexicon.of(readLexicon().entries);
}

/** Cuts a text as the classifier does. The features are hashes. */
export function segmentsOf(text: string, lexicon: Lexicon): Segments {
  const features = readFeatures(foldWords(text), lexicon);
  readLetters(features);
  const { sentences, language } = features;
  const single = Array.from({ length: sentences }, (_, at) => sentenceOf(features, at));
  const windows: Segment[] = [];
  if (sentences > 1)
    for (let at = 0; at < sentences; at += 1) {
      windows.push(join(single.slice(at, at + 1)));
      if (sentences > 2 && at + 1 < sentences) windows.push(join(single.slice(at, at + 2)));
    }
  return { whole: join(single), windows, single, sentences, language, about: readAbout(features) };
}

function sentenceOf(features: Features, at: number): Segment {
  const part = ({ hashes, ends }: Hashes): Int32Array =>
    Int32Array.from(new Set(hashes.subarray(at > 0 ? ends[at - 1] : 0, ends[at])));
  return mapTables((table) => part(features[table]));
}

function join(sentences: readonly Segment[]): Segment {
  return mapTables((table) => {
    const parts = sentences.map((sentence) => sentence[table]);
    const joined = new Int32Array(parts.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const each of parts) {
      joined.set(each, at);
      at += each.length;
    }
    return joined;
  });
}

/** Something for each kind of features. */
export function mapTables<T>(make: (table: Table) => T): Record<Table, T> {
  return { words: make('words'), letters: make('letters'), concepts: make('concepts') };
}
