import { DANGER_LEVELS, type Danger } from '@beside/common/safety/safety.constants';
import { classifier } from './safety.classifier.ts';
import { foldWords } from './safety.normalise.ts';
import { findPhrase, stretchesWithPhrase } from './safety.phrases.ts';

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
