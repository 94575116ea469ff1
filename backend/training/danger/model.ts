import type { Score } from '../../src/features/safety/safety.scores.ts';
import { type Linear, OPTIONS, scoreOf, train } from './linear.ts';
import { examplesOf, type Prepared } from './prepare.ts';
import type { Segment } from './segments.ts';
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

/** How much likelier danger is than none in a segment of hashes, and its likeliest kind. */
export function score({ vocabulary, linear }: Model, segment: Segment): Score {
  return scoreOf(linear, vocabulary.number(segment));
}
