import { DANGER_LEVELS, type Danger } from '@beside/common/safety/safety.constants';
import { report } from '../../lib/measures.ts';
import { classifier } from './classifier/safety.classifier.ts';
import { findPhrase, hasStretches, isLong, stretchesWithPhrase } from './phrases/safety.phrases.ts';
import { foldWords } from './reading/safety.normalise.ts';

/**
 * Whether a message speaks of danger, how surely, and of which kind; null if not. Pure, without a model, linear in the text.
 *
 * It reads all six languages, whichever the page has, because people in distress write in their own. It leans towards catching: a
 * card is cheap, a miss leaves someone alone. The thresholds come from `backend/training/danger`.
 */
export function assessDanger(text: string): Danger | null {
  const found = screen(text);
  if (found) report('danger', { level: found.level });
  return found;
}

/**
 * Assesses a text once this tick's statements are sent, so that the database works in the meantime.
 * @returns gives the finding, where it is asked earlier at once
 */
export function assessSoon(text: string): () => Danger | null {
  let found: Danger | null | undefined;
  const assess = (): Danger | null => {
    if (found === undefined) found = assessDanger(text);
    return found;
  };
  setImmediate(() => {
    try {
      assess();
    } catch {
      // It fails again, for its reader.
    }
  });
  return assess;
}

function screen(text: string): Danger | null {
  const words = foldWords(text);
  const screening = classifier();
  if (!screening) {
    // Without its weights, what the patterns know is certain.
    const phrase = findPhrase(words);
    return phrase && { level: 'certain', kind: phrase };
  }
  const reading = screening.read(words);
  // A phrase would change nothing. It may in a text whose stretches are judged too.
  if (reading.above < -screening.phrase && !hasStretches(words)) return null;
  const phrase = findPhrase(words);
  // The stretch of a phrase, or the phrase, knows the kind better than the long text around it.
  const stretches = phrase ? stretchesWithPhrase(words).map((each) => screening.read(each)) : [];
  const findings = [...stretches, reading].map((each) => screening.findingOf(each, phrase !== null));
  const [found] = DANGER_LEVELS.flatMap((level) => findings.find((each) => each?.level === level) ?? []);
  if (!found) return null;
  return phrase && stretches.length === 0 && isLong(words) ? { level: found.level, kind: phrase } : found;
}
