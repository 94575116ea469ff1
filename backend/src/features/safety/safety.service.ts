import type { Danger } from '@beside/common/safety/safety.constants';
import { loadClassifier } from './classifier/safety.classifier.ts';
import { preparePhrases } from './phrases/safety.phrases.ts';

// What other features use; each has its own file.
export { composeHelpAdvice } from './safety.answer.ts';
export { assessDanger, assessSoon } from './safety.assessment.ts';
export { countryOf } from './safety.country.ts';
export { helpUnread, helpView, withHelp } from './safety.help.ts';
export {
  CAREFUL_LINE,
  COUNTRY_LINE,
  JUDGED_SUBJECTS,
  type Judgement,
  judgementFields,
  judgementLine,
  judgementSchema,
  judgePrompt,
  ONE_SIDE_LINE,
  parseJudgement,
  readDanger,
  YOUNG_LINE,
} from './safety.judgement.ts';
export { moreSevereJudgement, readJudged, splitJudged } from './safety.judgement-text.ts';
export { STORED_HELP } from './safety.limits.ts';

/** The graver of two findings; at equal levels the first. */
export function moreSevere(one: Danger | null, other: Danger | null): Danger | null {
  if (!one || !other) return one ?? other;
  return one.level === 'possible' && other.level === 'certain' ? other : one;
}

/**
 * Reads the classifier's weights, some 50 ms in one tick, and compiles every pattern ahead of the first message, a few milliseconds per
 * tick. Answers are right without it, and only slower.
 * @throws when the weights cannot be read, or the process that compiles the patterns fails
 */
export async function prepareSafety(): Promise<void> {
  // Each without the other: a failure of one leaves the other at work.
  const results = await Promise.allSettled([loadClassifier(), preparePhrases()]);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}
