import type { Danger, DangerKind } from '@beside/common/safety/safety.constants';
import { compileElsewhere } from '../../lib/expressions/compile-elsewhere.ts';
import { compileCharacters, compileWords } from './safety.matcher.ts';
import { charactersOf, foldWords, HAN_FROM } from './safety.normalise.ts';
import { PHRASES_DE } from './safety.patterns.de.ts';
import { PHRASES_EN } from './safety.patterns.en.ts';
import { PHRASES_ES } from './safety.patterns.es.ts';
import { PHRASES_FR } from './safety.patterns.fr.ts';
import { PHRASES_NL } from './safety.patterns.nl.ts';
import { PHRASES_ZH } from './safety.patterns.zh.ts';
import { Screen } from './safety.screen.ts';

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
  readJudged,
  splitJudged,
} from './safety.judgement.ts';

/** The order of the dangers: the first found decides which help leads. */
const ORDER: DangerKind[] = ['self_harm', 'child', 'abuse', 'violence'];

const SPACED = new Screen([PHRASES_EN, PHRASES_ES, PHRASES_FR, PHRASES_DE, PHRASES_NL].map(compileWords), [7, 4]);
const UNSPACED = new Screen([compileCharacters(PHRASES_ZH)], [2, 1], HAN_FROM);

/** The graver of two findings; at equal levels the first. */
export function graver(one: Danger | null, other: Danger | null): Danger | null {
  if (!one || !other) return one ?? other;
  return one.level === 'possible' && other.level === 'certain' ? other : one;
}

/**
 * Whether a message speaks of danger, how surely, and of which kind; null if not. Pure, without a model, linear in the text.
 *
 * It searches all six languages at once, because people in distress write in their own. It leans towards catching:
 * a false alarm shows a helpline, a miss leaves someone alone. It leaves harm long past ("as a child", "years ago") to
 * the model.
 */
export function assessDanger(text: string): Danger | null {
  const words = foldWords(text);
  const spaced = SPACED.look(words);
  const unspaced = UNSPACED.mayMatch(words) ? UNSPACED.look(charactersOf(words)) : null;
  if (spaced === null && unspaced === null) return null;
  const kind = ORDER.find((each) => spaced?.(each) || unspaced?.(each));
  return kind ? { level: 'certain', kind } : null;
}

/**
 * Compiles every pattern ahead of the first message, a few milliseconds per tick, while another process derives the literals
 * of each pattern: no request waits for it. Answers are right without it: until then, every pattern is tried.
 * @throws when that process cannot start, or fails
 */
export async function prepareSafety(): Promise<void> {
  const screens = [SPACED, UNSPACED];
  const [compiled] = await Promise.all([compileElsewhere(screens.map(({ sources }) => sources)), compileAll(screens)]);
  for (const [index, each] of compiled.entries()) screens[index]?.prepare(each);
}

async function compileAll(screens: Screen[]): Promise<void> {
  for (const screen of screens) for (const _ of screen.compile()) await new Promise<void>((resolve) => setImmediate(resolve));
}
