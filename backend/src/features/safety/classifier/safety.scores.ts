import { DANGER_KINDS, type DangerKind } from '@beside/common/safety/safety.constants';
import { type Features, SENTENCES_MAX, type Table } from './safety.features.ts';
import { CLASSES, type Weights } from './safety.weights.ts';

/** How much likelier danger is than none (`dangerOf`), and its likeliest kind. */
export interface Score {
  danger: number;
  kind: DangerKind;
}

/** Sums of weights of one kind of features, from the text's beginning to the end of each sentence. */
interface Sums {
  /** How many features are known. */
  counts: Int32Array;
  /** `CLASSES` sums a sentence. */
  sums: Float64Array;
}

const sumsOf = (): Sums => ({ counts: new Int32Array(SENTENCES_MAX), sums: new Float64Array(SENTENCES_MAX * CLASSES) });
/** Used again for each text. */
const sums: Record<Table, Sums> = { words: sumsOf(), letters: sumsOf(), concepts: sumsOf() };

/** Of one kind of features, up to the sentence that is read. */
const total = new Int32Array(CLASSES);

/** Adds up the weights of a text's features of some kinds, sentence by sentence, for `classScores`. A feature counts once a sentence. */
export function addUp(features: Features, tables: readonly Table[], weights: Weights): void {
  for (const table of tables) {
    const { hashes, ends } = features[table];
    const { counts, sums: added } = sums[table];
    total.fill(0);
    let count = 0;
    let from = 0;
    for (let sentence = 0; sentence < features.sentences; sentence += 1) {
      const to = ends[sentence] ?? 0;
      count += weights.addUp(hashes, from, to, total);
      from = to;
      counts[sentence] = count;
      added.set(total, sentence * CLASSES);
    }
  }
}

/**
 * The scores of the classes over some sentences, into `scores`. Each kind of features counts by the root of how many are known, so that
 * long texts are not louder.
 */
export function classScores(
  from: number,
  to: number,
  tables: readonly Table[],
  bias: readonly number[],
  step: Readonly<Record<Table, number>>,
  scores: Float64Array,
): void {
  for (let each = 0; each < CLASSES; each += 1) scores[each] = bias[each] ?? 0;
  for (const table of tables) {
    const { counts, sums: added } = sums[table];
    const count = (counts[to - 1] ?? 0) - (from > 0 ? (counts[from - 1] ?? 0) : 0);
    if (count === 0) continue;
    const scale = step[table] / Math.sqrt(count);
    for (let each = 0; each < CLASSES; each += 1) {
      const sum = (added[(to - 1) * CLASSES + each] ?? 0) - (from > 0 ? (added[(from - 1) * CLASSES + each] ?? 0) : 0);
      scores[each] = (scores[each] ?? 0) + sum * scale;
    }
  }
}

/** How much likelier danger of any kind is than none, by the classes' scores: the logarithm of the odds. */
export function dangerOf(scores: Float64Array): number {
  let highest = Number.NEGATIVE_INFINITY;
  for (let each = 1; each < CLASSES; each += 1) highest = Math.max(highest, scores[each] ?? 0);
  let sum = 0;
  for (let each = 1; each < CLASSES; each += 1) sum += Math.exp((scores[each] ?? 0) - highest);
  return highest + Math.log(sum) - (scores[0] ?? 0);
}

/** The danger and its kind, by the classes' scores. */
export function readScore(scores: Float64Array): Score {
  let best = 1;
  for (let each = 2; each < CLASSES; each += 1) if ((scores[each] ?? 0) > (scores[best] ?? 0)) best = each;
  return { danger: dangerOf(scores), kind: DANGER_KINDS[best - 1] ?? 'self_harm' };
}
