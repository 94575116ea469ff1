import { CONCEPT_ROWS, divisor, LETTER_ROWS, SATURATION, WORD_ROWS } from '../../src/features/safety/safety.features.ts';
import { type Segment, TABLES } from './segments.ts';

/** A linear model over the three tables. */
export interface Linear {
  bias: number;
  words: Float32Array;
  letters: Float32Array;
  concepts: Float32Array;
}

export interface Example {
  segment: Segment;
  /** 1 for danger, 0 for none. */
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
export const OPTIONS: Options = { epochs: 14, rate: 0.05, decay: 2e-6 };

/** How loud each table is. Letters repeat what words say. */
export const LOUDNESS = { words: 1, letters: 0.5, concepts: 1 };

/** The score of a segment: 0 is as likely as not. Each table counts by the root of its rows, so that long texts are not louder. */
export function scoreOf(model: Linear, segment: Segment): number {
  let score = model.bias;
  for (const table of TABLES) {
    const rows = segment[table];
    const weights = model[table];
    let sum = 0;
    for (let at = 0; at < rows.length; at += 1) sum += weights[rows[at] ?? 0] ?? 0;
    if (rows.length > 0) score += (LOUDNESS[table] * sum) / divisor(rows.length, SATURATION[table]);
  }
  return score;
}

/** Logistic regression by AdaGrad, in a fixed shuffled order: the same examples always give the same weights. */
export function train(examples: readonly Example[], { epochs, rate, decay }: Options): Linear {
  const model: Linear = {
    bias: 0,
    words: new Float32Array(WORD_ROWS),
    letters: new Float32Array(LETTER_ROWS),
    concepts: new Float32Array(CONCEPT_ROWS),
  };
  const seen = {
    words: new Float32Array(WORD_ROWS).fill(0.01),
    letters: new Float32Array(LETTER_ROWS).fill(0.01),
    concepts: new Float32Array(CONCEPT_ROWS).fill(0.01),
  };
  let biasSeen = 0.01;
  const random = randomOf(1);
  const order = Int32Array.from(examples.keys());
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    for (const index of order) {
      const example = examples[index];
      if (!example) continue;
      const { segment, label, weight } = example;
      const error = (1 / (1 + Math.exp(-scoreOf(model, segment))) - label) * weight;
      biasSeen += error * error;
      model.bias -= (rate * error) / Math.sqrt(biasSeen);
      for (const table of TABLES) {
        const rows = segment[table];
        const weights = model[table];
        const squares = seen[table];
        const value = (LOUDNESS[table] * error) / divisor(rows.length || 1, SATURATION[table]);
        for (let at = 0; at < rows.length; at += 1) {
          const row = rows[at] ?? 0;
          const before = weights[row] ?? 0;
          const gradient = value + decay * before;
          const square = (squares[row] ?? 0) + gradient * gradient;
          squares[row] = square;
          weights[row] = before - (rate * gradient) / Math.sqrt(square);
        }
      }
    }
  }
  return model;
}

/** Numbers from 0 to 1, the same in every run. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 0x1_0000_0000;
  };
}

function shuffle(order: Int32Array, random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    const kept = order[at] ?? 0;
    order[at] = order[other] ?? 0;
    order[other] = kept;
  }
}
