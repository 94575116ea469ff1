import { DANGER_KINDS, type DangerKind } from '@beside/common/safety/safety.constants';
import { KIND_ROWS, type WeightsHeader } from '../../src/features/safety/safety.classifier.ts';
import type { LexiconEntry } from '../../src/features/safety/safety.lexicon.ts';
import { type Linear, LOUDNESS, OPTIONS, train } from './linear.ts';
import type { Prepared } from './prepare.ts';
import { TABLES } from './segments.ts';

/** Steps of a byte on each side of 0. */
const STEPS = 127;

/** The kinds' table: a linear model for each kind against the others, over words and concepts in one table. */
export interface Kinds {
  bias: Record<DangerKind, number>;
  weights: Float32Array;
}

/** Trains which kind a dangerous message is of. */
export function trainKinds(prepared: readonly Prepared[]): Kinds {
  const weights = new Float32Array(KIND_ROWS * DANGER_KINDS.length);
  const bias: Record<DangerKind, number> = { self_harm: 0, violence: 0, abuse: 0, child: 0 };
  const fold = (rows: Int32Array): Int32Array => rows.map((row) => row & (KIND_ROWS - 1));
  for (const [index, kind] of DANGER_KINDS.entries()) {
    const examples = prepared
      .filter(({ message }) => message.kind !== null)
      .map(({ message, segments, marked }) => {
        const { words, concepts } = marked[0] ?? segments.whole;
        const segment = { words: fold(words), letters: new Int32Array(), concepts: fold(concepts) };
        return { segment, label: message.kind === kind ? 1 : 0, weight: 1 };
      });
    const model = train(examples, OPTIONS);
    bias[kind] = model.bias;
    for (let row = 0; row < KIND_ROWS; row += 1)
      weights[row * DANGER_KINDS.length + index] = (model.words[row] ?? 0) + (model.concepts[row] ?? 0);
  }
  return { bias, weights };
}

/** The file of weights: a header in JSON, four tables of one byte a weight, and the lexicon. Read by `Classifier`. */
export function encodeWeights(
  model: Linear,
  kinds: Kinds,
  entries: readonly LexiconEntry[],
  rest: Pick<WeightsHeader, 'sentences' | 'phrase' | 'possible' | 'certain'>,
): Buffer {
  const tables = TABLES.map((table) => quantise(model[table]));
  const kindTable = quantise(kinds.weights);
  const [words = 1, letters = 1, concepts = 1] = TABLES.map((table, at) => LOUDNESS[table] * (tables[at]?.step ?? 1));
  const header: WeightsHeader = {
    entries: entries.length,
    bias: model.bias,
    steps: { words, letters, concepts, kinds: kindTable.step },
    ...rest,
    kindBias: kinds.bias,
  };
  const json = Buffer.from(JSON.stringify(header));
  const size = Buffer.alloc(4);
  size.writeUInt32LE(json.length);
  const bytes = [...tables, kindTable].map(({ bytes }) => Buffer.from(bytes.buffer));
  return Buffer.concat([size, json, ...bytes, ...entries.map(encodeEntry)]);
}

function encodeEntry({ hash, language, isPrefix, concepts }: LexiconEntry): Buffer {
  const entry = Buffer.alloc(8);
  entry.writeUInt32LE(hash);
  const packed = concepts.reduce((bits, concept, at) => bits + concept * 2 ** (4 + 9 * at), language * 2 + (isPrefix ? 1 : 0));
  entry.writeUInt32LE(packed, 4);
  return entry;
}

/** Weights as bytes. The few largest are cut at six deviations, so that the rest keep their differences. */
function quantise(weights: Float32Array): { bytes: Int8Array; step: number } {
  let squares = 0;
  let count = 0;
  for (const weight of weights)
    if (weight !== 0) {
      squares += weight * weight;
      count += 1;
    }
  const step = (6 * Math.sqrt(squares / Math.max(1, count))) / STEPS || 1;
  const bytes = Int8Array.from(weights, (weight) => Math.max(-STEPS, Math.min(STEPS, Math.round(weight / step))));
  return { bytes, step };
}
