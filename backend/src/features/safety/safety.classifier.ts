import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { LANGUAGES, type Language } from '@beside/common/language/language.constants';
import { DANGER_KINDS, type DangerKind, type DangerLevel } from '@beside/common/safety/safety.constants';
import {
  CONCEPT_ROWS,
  divisor,
  type Features,
  LETTER_ROWS,
  readFeatures,
  SATURATION,
  SENTENCES_MAX,
  WORD_ROWS,
} from './safety.features.ts';
import { CONCEPTS_PER_WORD, Lexicon } from './safety.lexicon.ts';

/** What stands before the tables in the file of weights. */
export interface WeightsHeader {
  entries: number;
  bias: number;
  /** What one step of a table's bytes weighs. */
  steps: { words: number; letters: number; concepts: number; kinds: number };
  /** How much less than the whole the most dangerous sentence of a text counts, for each sentence (by its logarithm). */
  sentences: { base: number; each: number };
  /** What a phrase of the patterns adds. */
  phrase: number;
  /** Scores from which a text is possibly dangerous. */
  possible: Record<Language, number>;
  /** How far above that it is certainly so, without and with a phrase. */
  certain: { without: number; with: number };
  kindBias: Record<DangerKind, number>;
}

/** Rows of the table that tells the kinds apart: one weight a kind. Words and concepts share it. */
export const KIND_ROWS = 1 << 15;
/** Bytes of a lexicon entry in the file: its hash; and its concepts, nine bits each, above its language and form. */
const ENTRY_BYTES = 8;

/** A linear model over words, groups of letters and concepts, trained by `backend/training/danger`. Pure, and without the network. */
export class Classifier {
  readonly #header: WeightsHeader;
  readonly #lexicon: Lexicon;
  readonly #words: Int8Array;
  readonly #letters: Int8Array;
  readonly #concepts: Int8Array;
  readonly #kinds: Int8Array;

  /** @param file as `encodeWeights` of the training writes it */
  constructor(file: Buffer) {
    const headerBytes = file.readUInt32LE(0);
    this.#header = JSON.parse(file.toString('utf8', 4, 4 + headerBytes));
    let at = 4 + headerBytes;
    const table = (bytes: number): Int8Array => {
      const part = new Int8Array(bytes);
      part.set(new Int8Array(file.buffer, file.byteOffset + at, bytes));
      at += bytes;
      return part;
    };
    this.#words = table(WORD_ROWS);
    this.#letters = table(LETTER_ROWS);
    this.#concepts = table(CONCEPT_ROWS);
    this.#kinds = table(KIND_ROWS * DANGER_KINDS.length);
    this.#lexicon = readLexicon(file, at, this.#header.entries);
  }

  /**
   * How surely a folded text (`foldWords`) speaks of danger; null if it does not. It is read whole, and by its sentences, alone and
   * in pairs, since a long text may hide the one that matters.
   * @param phrase whether a phrase of the patterns is in it
   */
  assess(folded: string, phrase: boolean): DangerLevel | null {
    const features = readFeatures(folded, this.#lexicon);
    const { sentences, language } = features;
    const { possible, certain } = this.#header;
    const { base, each } = this.#header.sentences;
    this.#sum(features);
    let score = this.#scoreOf(features, 0, sentences);
    if (sentences > 1) {
      let highest = Number.NEGATIVE_INFINITY;
      for (let at = 0; at < sentences; at += 1) {
        highest = Math.max(highest, this.#scoreOf(features, at, at + 1));
        if (sentences > 2 && at + 1 < sentences) highest = Math.max(highest, this.#scoreOf(features, at, at + 2));
      }
      score = Math.max(score, highest - base - each * Math.log(sentences));
    }
    if (phrase) score += this.#header.phrase;
    const above = score - possible[LANGUAGES[language] ?? 'en'];
    if (above < 0) return null;
    return above < (phrase ? certain.with : certain.without) ? 'possible' : 'certain';
  }

  /** The likeliest kind of danger in a folded text that has some. */
  kindOf(folded: string): DangerKind {
    const { words, concepts, sentences } = readFeatures(folded, this.#lexicon);
    const scores = DANGER_KINDS.map((kind) => this.#header.kindBias[kind]);
    for (const { rows, ends } of [words, concepts]) {
      const count = ends[sentences - 1] ?? 0;
      const scale = this.#header.steps.kinds / Math.sqrt(count || 1);
      for (let at = 0; at < count; at += 1) {
        const row = ((rows[at] ?? 0) & (KIND_ROWS - 1)) * scores.length;
        for (let kind = 0; kind < scores.length; kind += 1)
          scores[kind] = (scores[kind] ?? 0) + (this.#kinds[row + kind] ?? 0) * scale;
      }
    }
    return DANGER_KINDS[scores.indexOf(Math.max(...scores))] ?? 'self_harm';
  }

  /** Adds up each table's weights, from the text's beginning to the end of each sentence. */
  #sum({ words, letters, concepts, sentences }: Features): void {
    addUp(words, this.#words, sentences, sums.words);
    addUp(letters, this.#letters, sentences, sums.letters);
    addUp(concepts, this.#concepts, sentences, sums.concepts);
  }

  #scoreOf({ words, letters, concepts }: Features, from: number, to: number): number {
    const { bias, steps } = this.#header;
    return (
      bias +
      steps.words * part(sums.words, words.ends, from, to, SATURATION.words) +
      steps.letters * part(sums.letters, letters.ends, from, to, SATURATION.letters) +
      steps.concepts * part(sums.concepts, concepts.ends, from, to, SATURATION.concepts)
    );
  }
}

/** Used again for each text. */
const sums = {
  words: new Float64Array(SENTENCES_MAX),
  letters: new Float64Array(SENTENCES_MAX),
  concepts: new Float64Array(SENTENCES_MAX),
};

function addUp({ rows, ends }: Features['words'], weights: Int8Array, sentences: number, into: Float64Array): void {
  let sum = 0;
  let at = 0;
  for (let sentence = 0; sentence < sentences; sentence += 1) {
    const end = ends[sentence] ?? 0;
    for (; at < end; at += 1) sum += weights[rows[at] ?? 0] ?? 0;
    into[sentence] = sum;
  }
}

/** The sum over some sentences, by the root of its count, so that long texts are not louder. */
function part(into: Float64Array, ends: Int32Array, from: number, to: number, saturation: number): number {
  const count = (ends[to - 1] ?? 0) - (from > 0 ? (ends[from - 1] ?? 0) : 0);
  const sum = (into[to - 1] ?? 0) - (from > 0 ? (into[from - 1] ?? 0) : 0);
  return count > 0 ? sum / divisor(count, saturation) : 0;
}

function readLexicon(file: Buffer, from: number, count: number): Lexicon {
  const lexicon = new Lexicon(count);
  const view = new DataView(file.buffer, file.byteOffset + from, count * ENTRY_BYTES);
  for (let at = 0; at < count * ENTRY_BYTES; at += ENTRY_BYTES) {
    const packed = view.getUint32(at + 4, true);
    const row = lexicon.add(view.getUint32(at, true), (packed >> 1) & 7, (packed & 1) === 1);
    for (let each = 0; each < CONCEPTS_PER_WORD; each += 1) lexicon.setConcept(row, each, (packed >>> (4 + 9 * each)) & 0x1ff);
  }
  return lexicon;
}

/** Where the training leaves its weights. */
const WEIGHTS = new URL('../../../training/danger/danger.weights', import.meta.url);

/** Undefined before the first use; null where the file of weights cannot be read. */
let loaded: Classifier | null | undefined;

/** The committed classifier. The first call reads its file, unless `loadClassifier` has. Null without a file that can be read. */
export function classifier(): Classifier | null {
  if (loaded === undefined) {
    try {
      loaded = new Classifier(readFileSync(WEIGHTS));
    } catch {
      loaded = null;
    }
  }
  return loaded;
}

/**
 * Reads the file of weights ahead of the first message.
 * @throws when it cannot be read: the patterns then screen alone
 */
export async function loadClassifier(): Promise<void> {
  if (loaded) return;
  try {
    loaded = new Classifier(await readFile(WEIGHTS));
  } catch (error) {
    loaded = null;
    throw error;
  }
}
