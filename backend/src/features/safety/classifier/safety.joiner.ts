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
   * @param knows which concepts it may use: the training hides some, so that it leans on none
   */
  read(parts: Parts, knows: (concept: number) => boolean = () => true): number {
    const fromAbout = this.#readAbout(parts.about, knows);
    for (let at = 0; at < parts.sentences; at += 1) this.#readSentence(parts, at, fromAbout, knows);
    return logOdds(this.sum(parts.sentences));
  }

  /** The sum of what the sentences add, of those that add the most: harmless ones must not add up without end. */
  sum(sentences: number): number {
    const added = Array.from(this.scores.subarray(0, sentences), softplus);
    if (sentences > SENTENCES_KNOWN) added.sort((one, other) => other - one);
    return added.slice(0, SENTENCES_KNOWN).reduce((sum, each) => sum + each, 0);
  }

  #readAbout(about: Int32Array, knows: (concept: number) => boolean): number {
    const { places, weights } = this;
    const units = this.#about.fill(0);
    const scale = 1 / Math.sqrt(about.length || 1);
    let straight = 0;
    for (const concept of about) {
      if (!knows(concept)) continue;
      straight += (weights[places.straightAbout + concept] ?? 0) * scale;
      addRow(units, 0, weights, places.about + concept * UNITS, scale);
    }
    return straight;
  }

  #readSentence(parts: Parts, at: number, fromAbout: number, knows: (concept: number) => boolean): void {
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
    forConcepts(parts, at, knows, (concept) => {
      score += weights[places.straightOwn + concept] ?? 0;
      addRow(hidden, row, weights, places.own + concept * UNITS, 1);
    });
    forConcepts(parts, at - 1, knows, (concept) => addRow(hidden, row, weights, places.before + concept * UNITS, 1));
    forConcepts(parts, at + 1, knows, (concept) => addRow(hidden, row, weights, places.after + concept * UNITS, 1));
    for (let unit = 0; unit < UNITS; unit += 1) {
      const value = Math.tanh(hidden[row + unit] ?? 0);
      hidden[row + unit] = value;
      score += (weights[places.units + unit] ?? 0) * value;
    }
    this.scores[at] = score;
  }
}

/** Calls for each concept of a sentence that may be used; for none of a sentence that is not there. */
export function forConcepts(
  { sentences, concepts, ends }: Parts,
  sentence: number,
  knows: (concept: number) => boolean,
  use: (concept: number) => void,
): void {
  if (sentence < 0 || sentence >= sentences) return;
  const end = ends[sentence] ?? 0;
  for (let at = sentence > 0 ? (ends[sentence - 1] ?? 0) : 0; at < end; at += 1) {
    const concept = concepts[at] ?? 0;
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

/** Writes the inputs of every sentence of a text. */
export function writeInputs(inputs: Float32Array, sentences: number, language: number, { classes, danger }: Windows): void {
  const alone = Array.from({ length: sentences }, (_, at) => danger(at, at + 1));
  const mean = alone.reduce((sum, each) => sum + each, 0) / sentences;
  const [highest = 0, second = highest] = alone.toSorted((one, other) => other - one);
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
