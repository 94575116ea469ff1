import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { LANGUAGES, type Language } from '@beside/common/language/language.constants';
import type { Danger, DangerKind } from '@beside/common/safety/safety.constants';
import { readAbout, sliceAbout } from './safety.about.ts';
import { type Features, readFeatures, readLetters, SENTENCES_MAX, TABLES, type Table } from './safety.features.ts';
import { ALONE, groupSizes, INPUTS, Joiner, LONG_FROM, type Parts, writeInputs } from './safety.joiner.ts';
import { CONCEPTS_PER_WORD, Lexicon } from './safety.lexicon.ts';
import { addUp, classScores, dangerOf, readScore, type Score } from './safety.scores.ts';
import { CLASSES, readWeights, type Weights } from './safety.weights.ts';

/** Changes whenever older files would be read wrongly. */
export const WEIGHTS_FORMAT = 3;
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
  /** Concepts of the lexicon. */
  concepts: number;
  /** What one step of a joiner's weights weighs, by their groups: of the joiner of short texts, and of that of long ones. */
  joiners: { short: number[]; long: number[] };
  /** What a phrase of the patterns adds. */
  phrase: number;
  /** Scores from which a short text is possibly dangerous. */
  possible: Record<Language, number>;
  /** The score from which a long one is. */
  possibleLong: number;
  /** How far above that it is certainly so, without and with a phrase. */
  certain: Record<Language, { without: number; with: number }>;
  /** The same for a long one. */
  certainLong: { without: number; with: number };
}

/** Bytes of a lexicon entry in the file: its hash; and its concepts, nine bits each, above its language and form. */
const ENTRY_BYTES = 8;

/** What the classifier makes of a text. */
export interface ClassifierReading {
  /** How far its score is above the one from which a text is possibly dangerous. */
  above: number;
  kind: DangerKind;
  language: Language;
  isLong: boolean;
  /** Whether it is made of words: of chords, grades or initials nothing is certain. */
  isWorded: boolean;
}

/** At least one of so many words has three letters or more in a text that is made of words. */
const WORDED_SHARE = 4;

const WITHOUT_LETTERS = ['words', 'concepts'] as const;
/**
 * Every part of a text is so far below danger that neither its letters nor its sentences' neighbours are read. Words and concepts say
 * nearly all; the training's test compares with and without it.
 */
const FAR = 4.5;
/** Used again for each text. */
const scores = new Float64Array(CLASSES);
const inputs = new Float32Array(SENTENCES_MAX * INPUTS);

/**
 * A linear model over words, groups of letters and concepts, and a small network that reads its scores in their context. Trained by
 * `backend/training/danger`. Pure, and without the internet.
 */
export class Classifier {
  readonly #header: WeightsHeader;
  readonly #lexicon: Lexicon;
  readonly #weights: Weights;
  readonly #joiners: { short: Joiner; long: Joiner };

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
    const from = end + this.#header.entries * ENTRY_BYTES;
    const { joiners, concepts } = this.#header;
    const size = groupSizes(concepts).reduce((sum, each) => sum + each, 0);
    this.#joiners = {
      short: readJoiner(rest, from, concepts, joiners.short),
      long: readJoiner(rest, from + size, concepts, joiners.long),
    };
  }

  /**
   * How dangerous a folded text (`foldWords`) is, and the likeliest kind. Each sentence is scored alone and with its neighbours, since a
   * long text may hide the one that matters.
   * @param far below danger by more than this, a text is read no further
   */
  read(folded: string, far = FAR): ClassifierReading {
    const features = readFeatures(folded, this.#lexicon);
    const language = LANGUAGES[features.language] ?? 'en';
    const isLong = features.sentences >= LONG_FROM;
    const isWorded = features.longWords * WORDED_SHARE >= features.allWords;
    // Nothing is said.
    if (features.sentences === 0) return { above: -far, kind: 'self_harm', language, isLong, isWorded };
    addUp(features, WITHOUT_LETTERS, this.#weights);
    const [whole, highest] = [
      this.#score(0, features.sentences, WITHOUT_LETTERS),
      this.#highest(features.sentences, WITHOUT_LETTERS, 2),
    ];
    // Most messages are far from danger, whatever else they say.
    if (Math.max(whole.danger, highest.danger) < -far) return { above: -far, kind: whole.kind, language, isLong, isWorded };
    readLetters(features);
    addUp(features, ['letters'], this.#weights);
    return { ...this.#join(features, language), language, isLong, isWorded };
  }

  /** How far a reading may be below danger for a phrase of the patterns to matter. */
  get phrase(): number {
    return this.#header.phrase;
  }

  /**
   * The finding of a reading; null for no danger.
   * @param phrase whether a phrase of the patterns is in the text
   */
  findingOf({ above, kind, language, isLong, isWorded }: ClassifierReading, phrase: boolean): Danger | null {
    const { certain, certainLong, phrase: added } = this.#header;
    const distance = above + (phrase ? added : 0);
    if (distance < 0) return null;
    const walls = isLong ? certainLong : certain[language];
    const isCertain = isWorded && distance >= (phrase ? walls.with : walls.without);
    return { level: isCertain ? 'certain' : 'possible', kind };
  }

  /** What the joiners make of the scores. */
  #join(features: Features, language: Language): Pick<ClassifierReading, 'above' | 'kind'> {
    const { sentences } = features;
    const { possible, possibleLong } = this.#header;
    const about = readAbout(features);
    const text = this.#write(features, 0, sentences);
    if (sentences < LONG_FROM)
      return {
        above: this.#joiners.short.read({ ...text, ...about }) - possible[language],
        kind: this.#score(0, sentences, TABLES).kind,
      };
    const inContext = this.#joiners.long.read({ ...text, ...about }) - possibleLong;
    const { from, to } = this.#highest(sentences, TABLES, 2);
    const { kind } = this.#highest(sentences, TABLES, 1);
    const own = { ...this.#write(features, from, to), ...sliceAbout(about, from, to) };
    return { above: inContext + ALONE * (this.#joiners.short.read(own) - possible[language]), kind };
  }

  /** The inputs of some sentences, as if they were a text of their own. Valid until the next call. */
  #write({ language }: Features, from: number, to: number): Pick<Parts, 'sentences' | 'inputs'> {
    const classes = (begin: number, end: number): Float64Array => this.#classes(from + begin, from + end, TABLES);
    writeInputs(inputs, to - from, language, { classes, danger: (begin, end) => dangerOf(classes(begin, end)) });
    return { sentences: to - from, inputs };
  }

  /** A text's most dangerous sentences, at most so many together. */
  #highest(sentences: number, tables: readonly Table[], most: number): Score & { from: number; to: number } {
    let highest = { from: 0, to: 1, ...this.#score(0, 1, tables) };
    for (let size = 1; size <= most; size += 1)
      for (let from = 0; from + size <= sentences; from += 1) {
        const score = this.#score(from, from + size, tables);
        if (score.danger > highest.danger) highest = { from, to: from + size, ...score };
      }
    return highest;
  }

  #score(from: number, to: number, tables: readonly Table[]): Score {
    return readScore(this.#classes(from, to, tables));
  }

  #classes(from: number, to: number, tables: readonly Table[]): Float64Array {
    classScores(from, to, tables, this.#header.bias, this.#header.steps, scores);
    return scores;
  }
}

/** One byte a weight, in steps of its group. */
function readJoiner(file: Buffer, from: number, concepts: number, steps: readonly number[]): Joiner {
  const sizes = groupSizes(concepts);
  const weights = new Float32Array(sizes.reduce((sum, each) => sum + each, 0));
  let at = 0;
  for (const [group, size] of sizes.entries())
    for (const end = at + size; at < end; at += 1) weights[at] = file.readInt8(from + at) * (steps[group] ?? 0);
  return new Joiner(weights, concepts, SENTENCES_MAX);
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
const WEIGHTS = new URL('../../../../training/danger/danger.weights', import.meta.url);

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
