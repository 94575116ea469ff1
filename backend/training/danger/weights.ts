import { createHash } from 'node:crypto';
import { WEIGHTS_FORMAT, type WeightsHeader } from '../../src/features/safety/classifier/safety.classifier.ts';
import { groupSizes, type Joiner } from '../../src/features/safety/classifier/safety.joiner.ts';
import type { LexiconEntry } from '../../src/features/safety/classifier/safety.lexicon.ts';
import { writeWeights } from '../../src/features/safety/classifier/safety.weights.ts';
import { type Joiners, PHRASE, type Thresholds } from './evaluate.ts';
import { LOUDNESS } from './linear.ts';
import type { Model } from './model.ts';
import { mapTables } from './segments.ts';

/** Steps of a byte on each side of 0. */
const STEPS = 127;

/** The file of weights: the digest of what follows, a header in JSON, the features with one byte a weight, the lexicon, and the joiners. Read by `Classifier`. */
export function encodeWeights(
  { vocabulary, linear }: Model,
  joiners: Joiners,
  entries: readonly LexiconEntry[],
  rest: Thresholds & { concepts: number },
): Buffer {
  const { bytes, step } = quantise(linear.weights);
  const [short, long] = [joiners.short, joiners.long].map((joiner) => quantiseGroups(joiner, rest.concepts));
  if (!short || !long) throw new Error('There are two joiners');
  const header: WeightsHeader = {
    format: WEIGHTS_FORMAT,
    entries: entries.length,
    features: vocabulary.size,
    bias: [...linear.bias],
    steps: mapTables((table) => LOUDNESS[table] * step),
    joiners: { short: short.steps, long: long.steps },
    phrase: PHRASE,
    ...rest,
  };
  const json = Buffer.from(JSON.stringify(header));
  const size = Buffer.alloc(4);
  size.writeUInt32LE(json.length);
  const content = Buffer.concat([
    size,
    json,
    writeWeights(vocabulary.hashes, bytes),
    ...entries.map(encodeEntry),
    short.bytes,
    long.bytes,
  ]);
  return Buffer.concat([createHash('sha256').update(content).digest(), content]);
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

/** A joiner's weights as bytes, in steps of their group. */
function quantiseGroups({ weights }: Joiner, concepts: number): { bytes: Buffer; steps: number[] } {
  const bytes = Buffer.alloc(weights.length);
  let from = 0;
  const steps = groupSizes(concepts).map((size) => {
    const group = weights.subarray(from, from + size);
    const step = group.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 0) / STEPS || 1;
    for (const [at, weight] of group.entries()) bytes.writeInt8(Math.round(weight / step), from + at);
    from += size;
    return step;
  });
  return { bytes, steps };
}
