import { TABLES } from '../../src/features/safety/classifier/safety.features.ts';
import type { Windows } from '../../src/features/safety/classifier/safety.joiner.ts';
import { dangerOf } from '../../src/features/safety/classifier/safety.scores.ts';
import { CLASSES } from '../../src/features/safety/classifier/safety.weights.ts';
import { type Linear, LOUDNESS, OPTIONS, train } from './linear.ts';
import { examplesOf, type Prepared } from './prepare.ts';
import { mapTables, type Segment } from './segments.ts';
import { Vocabulary } from './vocabulary.ts';

/** In how many messages a feature must be to be learnt. */
const MESSAGES_MIN = 6;

/** A trained model and the features that it knows. */
export interface Model {
  vocabulary: Vocabulary;
  linear: Linear;
}

/** Trains a model on messages. What it knows of features comes from these messages alone. */
export function trainOn(prepared: readonly Prepared[]): Model {
  const vocabulary = new Vocabulary(
    prepared.map(({ segments }) => segments.whole),
    MESSAGES_MIN,
  );
  const examples = examplesOf(prepared).map((example) => ({ ...example, segment: vocabulary.number(example.segment) }));
  return { vocabulary, linear: train(examples, vocabulary.size, OPTIONS) };
}

/** The scores of a text's windows by a model, as the classifier gives them. */
export function windowsOf({ vocabulary, linear }: Model, sentences: readonly Segment[]): Windows {
  const numbered = sentences.map((sentence) => vocabulary.number(sentence));
  const sums = numbered.map((sentence) => mapTables((table) => sumsOf(linear, sentence[table])));
  const scores = new Float64Array(CLASSES);
  const classes = (from: number, to: number): Float64Array => {
    scores.set(linear.bias);
    for (const table of TABLES) {
      const count = numbered.slice(from, to).reduce((sum, sentence) => sum + sentence[table].length, 0);
      if (count === 0) continue;
      const scale = LOUDNESS[table] / Math.sqrt(count);
      for (const each of sums.slice(from, to))
        for (let kind = 0; kind < CLASSES; kind += 1) scores[kind] = (scores[kind] ?? 0) + (each[table][kind] ?? 0) * scale;
    }
    return scores;
  };
  return { classes, danger: (from, to) => dangerOf(classes(from, to)) };
}

function sumsOf({ weights }: Linear, features: Int32Array): Float64Array {
  const sums = new Float64Array(CLASSES);
  for (const feature of features)
    for (let kind = 0; kind < CLASSES; kind += 1) sums[kind] = (sums[kind] ?? 0) + (weights[feature * CLASSES + kind] ?? 0);
  return sums;
}
