import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { LANGUAGES, type Language } from '@beside/common/language/language.constants';
import type { Danger, DangerKind } from '@beside/common/safety/safety.constants';
import { readFeatures, readLetters, TABLES, type Table } from './safety.features.ts';
import { CONCEPTS_PER_WORD, Lexicon } from './safety.lexicon.ts';
import { addUp, classScores, type Joining, joinScores, readScore, type Score } from './safety.scores.ts';
import { CLASSES, readWeights, type Weights } from './safety.weights.ts';

/** Changes whenever older files would be read wrongly. */
export const WEIGHTS_FORMAT = 2;
/** Bytes of the SHA-256 that the file of weights begins with, of all that follows. */
export const DIGEST_BYTES = 32;

/** What stands before the weights in their file. */
export interface WeightsHeader {
  format: number;
  /** Words of the lexicon. */
  entries: number;
  /** Features with weights. */
  features: number;
  /** A class each, as in the weights. */
  bias: number[];
  /** What one step of a feature's weights weighs, by its kind. */
  steps: Record<Table, number>;
  /** How the scores of a text's sentences join. */
  sentences: Joining;
  /** What a phrase of the patterns adds. */
  phrase: number;
  /** Scores from which a text is possibly dangerous. */
  possible: Record<Language, number>;
  /** How far above that it is certainly so, without and with a phrase. */
  certain: { without: number; with: number };
}

/** Bytes of a lexicon entry in the file: its hash; and its concepts, nine bits each, above its language and form. */
const ENTRY_BYTES = 8;

/** What the classifier makes of a text. */
export interface ClassifierReading {
  /** How far its score is above the one from which a text is possibly dangerous. */
  above: number;
  kind: DangerKind;
  /** Whether it is made of words: of chords, grades or initials nothing is certain. */
  isWorded: boolean;
}

/** At least one of so many words has three letters or more in a text that is made of words. */
const WORDED_SHARE = 4;

const WITHOUT_LETTERS = ['words', 'concepts'] as const;
/** How far below danger the letters are not read. Words and concepts say nearly all; the training's test compares with and without it. */
const LETTERS_MARGIN = 4;
/** Used again for each text. */
const scores = new Float64Array(CLASSES);

/** A linear model over words, groups of letters and concepts, trained by `backend/training/danger`. Pure, and without the network. */
export class Classifier {
  readonly #header: WeightsHeader;
  readonly #lexicon: Lexicon;
  readonly #weights: Weights;

  /**
   * @param file as `encodeWeights` of the training writes it
   * @throws for any other file: whole weights, or none
   */
  constructor(file: Buffer) {
    const rest = file.subarray(DIGEST_BYTES);
    if (!createHash('sha256').update(rest).digest().equals(file.subarray(0, DIGEST_BYTES)))
      throw new Error('The weights of the screening are damaged');
    const headerBytes = rest.readUInt32LE(0);
    this.#header = JSON.parse(rest.toString('utf8', 4, 4 + headerBytes));
    if (this.#header.format !== WEIGHTS_FORMAT)
      throw new Error('The weights of the screening have another format: train them anew');
    const { weights, end } = readWeights(rest, 4 + headerBytes, this.#header.features);
    this.#weights = weights;
    this.#lexicon = readLexicon(rest, end, this.#header.entries);
  }

  /**
   * How dangerous a folded text (`foldWords`) is, and the likeliest kind. It is read whole, and by its sentences, alone and in pairs,
   * since a long text may hide the one that matters.
   * @param lettersMargin below danger by more than this, a text's letters are not read
   */
  read(folded: string, lettersMargin = LETTERS_MARGIN): ClassifierReading {
    const features = readFeatures(folded, this.#lexicon);
    const possible = this.#header.possible[LANGUAGES[features.language] ?? 'en'];
    addUp(features, WITHOUT_LETTERS, this.#weights);
    const isWorded = features.longWords * WORDED_SHARE >= features.allWords;
    const first = { ...this.#read(features.sentences, WITHOUT_LETTERS, possible), isWorded };
    // Most messages are far from danger, whatever their letters add.
    if (first.above < -this.#header.phrase - lettersMargin) return first;
    readLetters(features);
    addUp(features, ['letters'], this.#weights);
    return { ...this.#read(features.sentences, TABLES, possible), isWorded };
  }

  /** How far a reading may be below danger for a phrase of the patterns to matter. */
  get phrase(): number {
    return this.#header.phrase;
  }

  /**
   * The finding of a reading; null for no danger.
   * @param phrase whether a phrase of the patterns is in the text
   */
  findingOf({ above, kind, isWorded }: ClassifierReading, phrase: boolean): Danger | null {
    const { certain, phrase: added } = this.#header;
    const distance = above + (phrase ? added : 0);
    if (distance < 0) return null;
    const isCertain = isWorded && distance >= (phrase ? certain.with : certain.without);
    return { level: isCertain ? 'certain' : 'possible', kind };
  }

  #read(sentences: number, tables: readonly Table[], possible: number): Omit<ClassifierReading, 'isWorded'> {
    let highest: Score | null = null;
    for (let size = 1; size <= 2 && sentences > size; size += 1)
      for (let at = 0; at + size <= sentences; at += 1) {
        const part = this.#score(at, at + size, tables);
        if (!highest || part.danger > highest.danger) highest = part;
      }
    const { danger, kind } = joinScores(this.#score(0, sentences, tables), highest, sentences, this.#header.sentences);
    return { above: danger - possible, kind };
  }

  #score(from: number, to: number, tables: readonly Table[]): Score {
    classScores(from, to, tables, this.#header.bias, this.#header.steps, scores);
    return readScore(scores);
  }
}

function readLexicon(file: Buffer, from: number, count: number): Lexicon {
  const lexicon = new Lexicon(count);
  const concepts = [0, 0, 0];
  for (let at = from; at < from + count * ENTRY_BYTES; at += ENTRY_BYTES) {
    const packed = file.readUInt32LE(at + 4);
    for (let each = 0; each < CONCEPTS_PER_WORD; each += 1) concepts[each] = (packed >>> (4 + 9 * each)) & 0x1ff;
    lexicon.add({ hash: file.readUInt32LE(at), language: (packed >> 1) & 7, isPrefix: (packed & 1) === 1, concepts });
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
