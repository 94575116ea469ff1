import { LANGUAGES } from '@beside/common/language/language.constants';
import { CLASSES } from './safety.weights.ts';

/** Texts of so many sentences are long: they have a joiner and a threshold of their own, since what they hide is one sentence of many. */
export const LONG_FROM = 7;
/** How much the most dangerous sentence of a long text, or two, count as a text of their own beside what they are in it. */
export const ALONE = 0.5;
/** What the joiner knows of a sentence in numbers: scores, place and length of the text. */
const SCORES = 3 * (CLASSES - 1) + 8;
export const INPUTS = SCORES + LANGUAGES.length;
/** Units between what is known of a sentence and its score. */
const UNITS = 16;
/** Scores as inputs are about as large as the others. */
const SCALE = 0.3;
/** Long texts of the training have so many sentences. More of them count no more. */
const SENTENCES_KNOWN = 20;
/** A sum beyond this is its own logarithm of odds. */
const CERTAIN = 30;

/** A text as the joiner reads it: what is known of each sentence, and the concepts that it is about. */
export interface Parts {
  sentences: number;
  /** `INPUTS` a sentence. */
  inputs: Float32Array;
  /** The concepts of each sentence, each once, from 0; and where those of each sentence end. */
  concepts: Int32Array;
  ends: Int32Array;
  /** The concepts of the whole text, each once. */
  about: Int32Array;
}

/** The groups of weights, in their order. A file keeps a scale for each. */
export function groupSizes(concepts: number): number[] {
  const each = concepts * UNITS;
  // From inputs, from the concepts of a sentence, of those before and after it, and of the text, to units; their bias and their weights;
  // straight from inputs and concepts to the score, and its bias.
  return [INPUTS * UNITS, each, each, each, each, UNITS, UNITS, INPUTS, concepts, concepts, 1];
}

/** Where each group begins. */
export interface Places {
  inputs: number;
  own: number;
  before: number;
  after: number;
  about: number;
  bias: number;
  units: number;
  straight: number;
  straightOwn: number;
  straightAbout: number;
  base: number;
}

/** The places of the groups among the weights. */
export function placesOf(concepts: number): Places {
  const begins: number[] = [];
  let at = 0;
  for (const size of groupSizes(concepts)) {
    begins.push(at);
    at += size;
  }
  const [inputs = 0, own = 0, before = 0, after = 0, about = 0, bias = 0, units = 0, straight = 0] = begins;
  const [straightOwn = 0, straightAbout = 0, base = 0] = begins.slice(8);
  return { inputs, own, before, after, about, bias, units, straight, straightOwn, straightAbout, base };
}

/** Whether a concept may be used. */
type Knows = (concept: number) => boolean;

/**
 * The second stage of the classifier: a small network that reads each sentence with its scores, its place, its neighbours and what they
 * and the text are about, and says how dangerous it is there. One dangerous sentence makes a text dangerous.
 */
export class Joiner {
  readonly units = UNITS;
  readonly places: Places;
  readonly weights: Float32Array;
  /** Of the sentences of the text that was read last: their scores, and their units. */
  readonly scores: Float64Array;
  readonly hidden: Float64Array;
  readonly #about = new Float64Array(UNITS);

  /** @param longest sentences of the longest text */
  constructor(weights: Float32Array, concepts: number, longest: number) {
    this.weights = weights;
    this.places = placesOf(concepts);
    this.scores = new Float64Array(longest);
    this.hidden = new Float64Array(longest * UNITS);
  }

  /**
   * The logarithm of the odds that a text is dangerous.
   * @param knows which concepts it may use, all unless given: the training hides some, so that it leans on none
   */
  read(parts: Parts, knows?: Knows): number {
    const fromAbout = this.#readAbout(parts.about, knows);
    for (let at = 0; at < parts.sentences; at += 1) this.#readSentence(parts, at, fromAbout, knows);
    return logOdds(this.sum(parts.sentences));
  }

  /** The sum of what the sentences add, of those that add the most: harmless ones must not add up without end. */
  sum(sentences: number): number {
    let sum = 0;
    if (sentences <= SENTENCES_KNOWN) {
      for (let at = 0; at < sentences; at += 1) sum += softplus(this.scores[at] ?? 0);
      return sum;
    }
    const ascending = this.scores.slice(0, sentences).sort();
    for (let most = 1; most <= SENTENCES_KNOWN; most += 1) sum += softplus(ascending[sentences - most] ?? 0);
    return sum;
  }

  #readAbout(about: Int32Array, knows: Knows | undefined): number {
    const { places, weights } = this;
    const units = this.#about.fill(0);
    const scale = 1 / Math.sqrt(about.length || 1);
    let straight = 0;
    for (const concept of about) {
      if (knows && !knows(concept)) continue;
      straight += (weights[places.straightAbout + concept] ?? 0) * scale;
      addRow(units, 0, weights, places.about + concept * UNITS, scale);
    }
    return straight;
  }

  #readSentence(parts: Parts, at: number, fromAbout: number, knows: Knows | undefined): void {
    const { places, weights, hidden } = this;
    const row = at * UNITS;
    for (let unit = 0; unit < UNITS; unit += 1)
      hidden[row + unit] = (weights[places.bias + unit] ?? 0) + (this.#about[unit] ?? 0);
    let score = (weights[places.base] ?? 0) + fromAbout;
    for (let input = 0; input < INPUTS; input += 1) {
      const value = parts.inputs[at * INPUTS + input] ?? 0;
      if (value === 0) continue;
      score += (weights[places.straight + input] ?? 0) * value;
      addRow(hidden, row, weights, places.inputs + input * UNITS, value);
    }
    const { concepts } = parts;
    for (let each = beginOf(parts, at); each < endOf(parts, at); each += 1)
      if (!knows || knows(concepts[each] ?? 0)) score += weights[places.straightOwn + (concepts[each] ?? 0)] ?? 0;
    this.#addConcepts(parts, at, places.own, row, knows);
    this.#addConcepts(parts, at - 1, places.before, row, knows);
    this.#addConcepts(parts, at + 1, places.after, row, knows);
    for (let unit = 0; unit < UNITS; unit += 1) {
      const value = Math.tanh(hidden[row + unit] ?? 0);
      hidden[row + unit] = value;
      score += (weights[places.units + unit] ?? 0) * value;
    }
    this.scores[at] = score;
  }

  /** Adds the weights of a sentence's concepts to a row of units; none for a sentence that is not there. */
  #addConcepts(parts: Parts, sentence: number, group: number, row: number, knows: Knows | undefined): void {
    const { hidden, weights } = this;
    for (let at = beginOf(parts, sentence); at < endOf(parts, sentence); at += 1) {
      const concept = parts.concepts[at] ?? 0;
      if (!knows || knows(concept)) addRow(hidden, row, weights, group + concept * UNITS, 1);
    }
  }
}

/** Where the concepts of a sentence begin, and end; nothing between for one that is not there. */
function beginOf({ ends }: Parts, sentence: number): number {
  return sentence > 0 ? (ends[sentence - 1] ?? 0) : 0;
}

function endOf({ sentences, ends }: Parts, sentence: number): number {
  return sentence < 0 || sentence >= sentences ? 0 : (ends[sentence] ?? 0);
}

/** Calls for each concept of a sentence that may be used; for none of a sentence that is not there. */
export function forConcepts(parts: Parts, sentence: number, knows: Knows, use: (concept: number) => void): void {
  for (let at = beginOf(parts, sentence); at < endOf(parts, sentence); at += 1) {
    const concept = parts.concepts[at] ?? 0;
    if (knows(concept)) use(concept);
  }
}

function addRow(to: Float64Array, row: number, weights: Float32Array, from: number, scale: number): void {
  for (let unit = 0; unit < UNITS; unit += 1) to[row + unit] = (to[row + unit] ?? 0) + (weights[from + unit] ?? 0) * scale;
}

function softplus(score: number): number {
  return score > CERTAIN ? score : Math.log1p(Math.exp(score));
}

/** The logarithm of the odds that not every sentence is harmless, by the sum of what they add. */
function logOdds(sum: number): number {
  return sum > CERTAIN ? sum : Math.log(Math.expm1(Math.max(sum, Number.MIN_VALUE)));
}

/** The scores of the windows of a text, each how much likelier danger is, and by `CLASSES` scores. */
export interface Windows {
  /** From one sentence to before another: `CLASSES` scores, valid until the next call. */
  classes: (from: number, to: number) => Float64Array;
  danger: (from: number, to: number) => number;
}

/** The danger of each sentence by itself. Used again for the next text. */
let alone = new Float64Array(64);

/** Writes the inputs of every sentence of a text. */
export function writeInputs(inputs: Float32Array, sentences: number, language: number, { classes, danger }: Windows): void {
  if (alone.length < sentences) alone = new Float64Array(sentences * 2);
  let sum = 0;
  let highest = Number.NEGATIVE_INFINITY;
  let second = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < sentences; at += 1) {
    const score = danger(at, at + 1);
    alone[at] = score;
    sum += score;
    second = Math.max(second, Math.min(score, highest));
    highest = Math.max(highest, score);
  }
  const mean = sum / sentences;
  if (sentences === 1) second = highest;
  const whole = danger(0, sentences);
  inputs.fill(0, 0, sentences * INPUTS);
  let to = 0;
  const writeClasses = (from: number, end: number): void => {
    const scores = classes(from, end);
    for (let each = 1; each < CLASSES; each += 1) inputs[to++] = SCALE * ((scores[each] ?? 0) - (scores[0] ?? 0));
  };
  for (let at = 0; at < sentences; at += 1) {
    to = at * INPUTS;
    writeClasses(at, at + 1);
    writeClasses(at, Math.min(at + 2, sentences));
    writeClasses(Math.max(0, at - 1), at + 1);
    const middle = Math.max(0, Math.min(sentences - 3, at - 1));
    inputs[to++] = SCALE * (sentences > 2 ? danger(middle, middle + 3) : whole);
    inputs[to++] = SCALE * whole;
    inputs[to++] = SCALE * (alone[at] === highest ? second : highest);
    inputs[to++] = SCALE * (alone[at] ?? 0);
    inputs[to++] = Math.log(Math.min(sentences, SENTENCES_KNOWN)) / 2;
    inputs[to++] = sentences === 1 ? 0.5 : at / (sentences - 1);
    inputs[to++] = sentences >= LONG_FROM ? 1 : 0;
    inputs[to++] = SCALE * mean;
    inputs[to + language] = 1;
  }
}
