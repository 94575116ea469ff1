import { TABLES } from '../../src/features/safety/classifier/safety.features.ts';
import { CLASSES } from '../../src/features/safety/classifier/safety.weights.ts';
import type { Segment } from './segments.ts';

/** A linear model: scores for harmless and for each kind of danger. */
export interface Linear {
  bias: Float64Array;
  /** `CLASSES` weights for each feature. */
  weights: Float32Array;
}

export interface Example {
  /** Of numbered features. */
  segment: Segment;
  /** 0 for harmless, else a kind of danger, from 1. */
  label: number;
  weight: number;
}

export interface Options {
  epochs: number;
  rate: number;
  /** Pull of every weight towards 0. */
  decay: number;
}

/** Chosen on messages of left-out authors: slower or faster learning finds less. */
export const OPTIONS: Options = { epochs: 14, rate: 0.12, decay: 2e-6 };

/** How loud each kind of features is. Letters repeat what words say. */
export const LOUDNESS = { words: 1, letters: 0.5, concepts: 1 };

/** The sum of squares that a weight's first step is divided by, so that it is not too long. */
const FIRST_SQUARE = 0.01;

const scores = new Float64Array(CLASSES);

/** The scores of the classes. Each kind of features counts by the root of its number, so that long texts are not louder. */
function readScores({ bias, weights }: Linear, segment: Segment): void {
  scores.set(bias);
  for (const table of TABLES) {
    const features = segment[table];
    if (features.length === 0) continue;
    const scale = LOUDNESS[table] / Math.sqrt(features.length);
    for (let at = 0; at < features.length; at += 1) {
      const row = (features[at] ?? 0) * CLASSES;
      for (let each = 0; each < CLASSES; each += 1) scores[each] = (scores[each] ?? 0) + (weights[row + each] ?? 0) * scale;
    }
  }
}

/**
 * Multinomial logistic regression by AdaGrad, in a fixed shuffled order: the same examples always give the same weights.
 * @param features how many features there are
 */
export function train(examples: readonly Example[], features: number, { epochs, rate, decay }: Options): Linear {
  const model: Linear = { bias: new Float64Array(CLASSES), weights: new Float32Array(features * CLASSES) };
  const { bias, weights } = model;
  const squares = new Float32Array(features * CLASSES).fill(FIRST_SQUARE);
  const biasSquares = new Float64Array(CLASSES).fill(FIRST_SQUARE);
  const errors = new Float64Array(CLASSES);
  const random = randomOf(1);
  const order = Int32Array.from(examples.keys());
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    for (const index of order) {
      const example = examples[index];
      if (!example) continue;
      readScores(model, example.segment);
      readErrors(example, errors);
      for (let each = 0; each < CLASSES; each += 1) {
        const error = errors[each] ?? 0;
        const square = (biasSquares[each] ?? 0) + error * error;
        biasSquares[each] = square;
        bias[each] = (bias[each] ?? 0) - (rate * error) / Math.sqrt(square);
      }
      for (const table of TABLES) {
        const rows = example.segment[table];
        const scale = LOUDNESS[table] / Math.sqrt(rows.length || 1);
        for (let at = 0; at < rows.length; at += 1) {
          const from = (rows[at] ?? 0) * CLASSES;
          for (let each = 0; each < CLASSES; each += 1) {
            const row = from + each;
            const before = weights[row] ?? 0;
            const gradient = (errors[each] ?? 0) * scale + decay * before;
            const square = (squares[row] ?? 0) + gradient * gradient;
            squares[row] = square;
            weights[row] = before - (rate * gradient) / Math.sqrt(square);
          }
        }
      }
    }
  }
  return model;
}

/** How far each class's probability is from what it should be, from the scores that were read last. */
function readErrors({ label, weight }: Example, errors: Float64Array): void {
  const highest = Math.max(...scores);
  let sum = 0;
  for (let each = 0; each < CLASSES; each += 1) {
    const share = Math.exp((scores[each] ?? 0) - highest);
    errors[each] = share;
    sum += share;
  }
  for (let each = 0; each < CLASSES; each += 1) errors[each] = ((errors[each] ?? 0) / sum - (each === label ? 1 : 0)) * weight;
}

/** Numbers from 0 to 1, the same in every run. */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 0x1_0000_0000;
  };
}

/** Shuffles in place. */
export function shuffle(order: Int32Array, random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    const kept = order[at] ?? 0;
    order[at] = order[other] ?? 0;
    order[other] = kept;
  }
}
