import { forConcepts, groupSizes, INPUTS, Joiner, type Parts } from '../../src/features/safety/classifier/safety.joiner.ts';
import { randomOf, shuffle } from './linear.ts';

/** A text that a joiner learns from. */
export interface JoinExample {
  parts: Parts;
  isDangerous: boolean;
  isLong: boolean;
  /** Of a text with marked sentences: which of its sentences are harmless. */
  surrounds: boolean[] | null;
}

/** How a joiner is trained. */
export interface JoinOptions {
  epochs: number;
  /** How much a long text counts beside a short one, and each of its harmless sentences by itself. */
  long: number;
  surrounds: number;
}

/** Chosen on messages of left-out authors: what suits long texts finds less in short ones, and the other way round. */
export const JOIN_OPTIONS = {
  short: { epochs: 4, long: 1, surrounds: 0.5 },
  long: { epochs: 5, long: 7, surrounds: 1 },
} as const satisfies Record<string, JoinOptions>;

/** The length of a step, which shrinks to a fifth over the training; the pull of every weight towards 0; the examples of a step. */
const RATE = 0.002;
const DECAY = 3e-5;
const BATCH = 16;
/** The share of the concepts that an example hides. */
const HIDDEN = 0.25;
/** How weights begin: spread so far around 0. Those from inputs to the score begin where they add up to the first stage's own answer. */
const SPREAD = 0.1;
const SPREAD_UNITS = 0.5;
const BEGIN = { ofThree: { input: 12, weight: 1 }, ofWhole: { input: 13, weight: 1.5 }, base: -1 };
/** Adam's memory of steps, and of their squares. */
const MEMORY = 0.9;
const MEMORY_SQUARES = 0.999;
/** The longest pull of one example. */
const PULL_MAX = 5;

/** Trains a joiner by Adam, in a fixed shuffled order: the same examples always give the same weights. */
export function trainJoiner(examples: readonly JoinExample[], concepts: number, options: JoinOptions): Float32Array {
  const longest = Math.max(...examples.map(({ parts }) => parts.sentences));
  const training = new Training(concepts, longest);
  const random = randomOf(1);
  training.begin(random);
  const order = Int32Array.from(examples.keys());
  for (let epoch = 0; epoch < options.epochs; epoch += 1) {
    shuffle(order, random);
    const rate = RATE * (1 - (0.8 * epoch) / options.epochs);
    for (const [at, index] of order.entries()) {
      const example = examples[index];
      const salt = Math.floor(random() * 0x1_0000);
      if (example) training.learn(example, options, (concept) => !isHidden(concept, salt));
      if ((at + 1) % BATCH === 0 || at + 1 === order.length) training.step(rate);
    }
  }
  return training.joiner.weights;
}

/** Which concepts an example hides, by chance. */
function isHidden(concept: number, salt: number): boolean {
  const mixed = Math.imul(concept + 1, 0x9e37_79b1) ^ Math.imul(salt, 0x85eb_ca6b);
  return (mixed >>> 8) % 1000 < HIDDEN * 1000;
}

/** The weights of a joiner in training, and what the examples of a step pull them by. */
class Training {
  readonly joiner: Joiner;
  readonly #pulls: Float64Array;
  readonly #means: Float32Array;
  readonly #squares: Float32Array;
  /** The weights that the step's examples pull. */
  readonly #pulled: number[] = [];
  readonly #isPulled: Uint8Array;
  /** Of one example: the pulls of each sentence's units, and of all together. */
  readonly #units: Float64Array;
  readonly #allUnits: Float64Array;
  #examples = 0;
  #steps = 0;

  constructor(concepts: number, longest: number) {
    const size = groupSizes(concepts).reduce((sum, each) => sum + each, 0);
    this.joiner = new Joiner(new Float32Array(size), concepts, longest);
    this.#pulls = new Float64Array(size);
    this.#means = new Float32Array(size);
    this.#squares = new Float32Array(size);
    this.#isPulled = new Uint8Array(size);
    this.#units = new Float64Array(this.joiner.units);
    this.#allUnits = new Float64Array(this.joiner.units);
  }

  begin(random: () => number): void {
    const { weights, places, units } = this.joiner;
    for (let at = 0; at < places.bias; at += 1) weights[at] = (random() - 0.5) * SPREAD;
    for (let unit = 0; unit < units; unit += 1) weights[places.units + unit] = (random() - 0.5) * SPREAD_UNITS;
    for (const { input, weight } of [BEGIN.ofThree, BEGIN.ofWhole]) weights[places.straight + input] = weight;
    weights[places.base] = BEGIN.base;
  }

  /** Adds what an example pulls the weights by. */
  learn({ parts, isDangerous, isLong, surrounds }: JoinExample, options: JoinOptions, knows: (concept: number) => boolean): void {
    const weight = isLong ? options.long : 1;
    this.joiner.read(parts, knows);
    const sum = this.joiner.sum(parts.sentences);
    const pull = Math.max(-PULL_MAX, (isDangerous ? -1 / Math.expm1(Math.max(sum, 1e-6)) : 1) * weight);
    this.#allUnits.fill(0);
    let all = 0;
    for (let at = 0; at < parts.sentences; at += 1) {
      const likelihood = 1 / (1 + Math.exp(-(this.joiner.scores[at] ?? 0)));
      const error = (pull + (surrounds?.[at] ? options.surrounds * weight : 0)) * likelihood;
      this.#pullSentence(parts, at, error, knows);
      all += error;
    }
    this.#pullAbout(parts.about, all, knows);
    this.#examples += 1;
  }

  /** Moves the weights, and begins the next step. */
  step(rate: number): void {
    const { weights } = this.joiner;
    this.#steps += 1;
    const meanScale = 1 - MEMORY ** this.#steps;
    const squareScale = 1 - MEMORY_SQUARES ** this.#steps;
    for (const at of this.#pulled) {
      const pull = (this.#pulls[at] ?? 0) / this.#examples + DECAY * (weights[at] ?? 0);
      const mean = MEMORY * (this.#means[at] ?? 0) + (1 - MEMORY) * pull;
      const square = MEMORY_SQUARES * (this.#squares[at] ?? 0) + (1 - MEMORY_SQUARES) * pull * pull;
      this.#means[at] = mean;
      this.#squares[at] = square;
      weights[at] = (weights[at] ?? 0) - (rate * (mean / meanScale)) / (Math.sqrt(square / squareScale) + 1e-8);
      this.#pulls[at] = 0;
      this.#isPulled[at] = 0;
    }
    this.#pulled.length = 0;
    this.#examples = 0;
  }

  #pullSentence(parts: Parts, at: number, error: number, knows: (concept: number) => boolean): void {
    const { places, weights, hidden, units } = this.joiner;
    for (let unit = 0; unit < units; unit += 1) {
      const value = hidden[at * units + unit] ?? 0;
      this.#pull(places.units + unit, error * value);
      const ofUnit = error * (weights[places.units + unit] ?? 0) * (1 - value * value);
      this.#units[unit] = ofUnit;
      this.#allUnits[unit] = (this.#allUnits[unit] ?? 0) + ofUnit;
      this.#pull(places.bias + unit, ofUnit);
    }
    this.#pull(places.base, error);
    for (let input = 0; input < INPUTS; input += 1) {
      const value = parts.inputs[at * INPUTS + input] ?? 0;
      if (value === 0) continue;
      this.#pull(places.straight + input, error * value);
      this.#pullRow(places.inputs + input * units, this.#units, value);
    }
    forConcepts(parts, at, knows, (concept) => {
      this.#pull(places.straightOwn + concept, error);
      this.#pullRow(places.own + concept * units, this.#units, 1);
    });
    forConcepts(parts, at - 1, knows, (concept) => this.#pullRow(places.before + concept * units, this.#units, 1));
    forConcepts(parts, at + 1, knows, (concept) => this.#pullRow(places.after + concept * units, this.#units, 1));
  }

  #pullAbout(about: Int32Array, error: number, knows: (concept: number) => boolean): void {
    const { places, units } = this.joiner;
    const scale = 1 / Math.sqrt(about.length || 1);
    for (const concept of about) {
      if (!knows(concept)) continue;
      this.#pull(places.straightAbout + concept, error * scale);
      this.#pullRow(places.about + concept * units, this.#allUnits, scale);
    }
  }

  #pullRow(from: number, pulls: Float64Array, scale: number): void {
    for (let unit = 0; unit < pulls.length; unit += 1) this.#pull(from + unit, (pulls[unit] ?? 0) * scale);
  }

  #pull(at: number, by: number): void {
    if (this.#isPulled[at] === 0) {
      this.#isPulled[at] = 1;
      this.#pulled.push(at);
    }
    this.#pulls[at] = (this.#pulls[at] ?? 0) + by;
  }
}
