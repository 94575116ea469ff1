import { DANGER_LEVELS, type Danger } from '@beside/common/safety/safety.constants';
import { classifier, loadClassifier } from './safety.classifier.ts';
import { foldWords } from './safety.normalise.ts';
import { findPhrase, preparePhrases, stretchesWithPhrase } from './safety.phrases.ts';

// What other features use; each has its own file.
export { composeHelpAdvice } from './safety.answer.ts';
export { countryOf } from './safety.country.ts';
export { helpUnread, helpView, withHelp } from './safety.help.ts';
export {
  CAREFUL_LINE,
  type Judgement,
  judgementFields,
  judgementLine,
  judgementSchema,
  judgePrompt,
  parseJudgement,
  readDanger,
} from './safety.judgement.ts';
export { graverJudgement, readJudged, splitJudged } from './safety.judgement-text.ts';

/** The graver of two findings; at equal levels the first. */
export function graver(one: Danger | null, other: Danger | null): Danger | null {
  if (!one || !other) return one ?? other;
  return one.level === 'possible' && other.level === 'certain' ? other : one;
}

/**
 * Whether a message speaks of danger, how surely, and of which kind; null if not. Pure, without a model, linear in the text.
 *
 * It reads all six languages, whichever the page has, because people in distress write in their own. It leans towards catching: a
 * card is cheap, a miss leaves someone alone. The thresholds come from `backend/training/danger`.
 */
export function assessDanger(text: string): Danger | null {
  const words = foldWords(text);
  const phrase = findPhrase(words);
  const screening = classifier();
  // Without its weights, what the patterns know is certain.
  if (!screening) return phrase && { level: 'certain', kind: phrase };
  const levels = [screening.assess(words, phrase !== null)];
  if (phrase) levels.push(...stretchesWithPhrase(words).map((stretch) => screening.assess(stretch, true)));
  const level = DANGER_LEVELS.find((each) => levels.includes(each));
  return level ? { level, kind: phrase ?? screening.kindOf(words) } : null;
}

/**
 * Reads the classifier's weights and compiles every pattern ahead of the first message, a few milliseconds per tick. Answers are right
 * without it, and only slower.
 * @throws when the weights cannot be read, or the process that compiles the patterns fails
 */
export async function prepareSafety(): Promise<void> {
  // Each without the other: a failure of one leaves the other at work.
  const results = await Promise.allSettled([loadClassifier(), preparePhrases()]);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}
