import type { DangerKind } from '@beside/common/safety/safety.constants';
import { blankHarmless, compileCharacters, compileWords } from './safety.matcher.ts';
import { fold } from './safety.normalise.ts';
import { PHRASES_DE } from './safety.patterns.de.ts';
import { PHRASES_EN } from './safety.patterns.en.ts';
import { PHRASES_ES } from './safety.patterns.es.ts';
import { PHRASES_FR } from './safety.patterns.fr.ts';
import { PHRASES_NL } from './safety.patterns.nl.ts';
import { PHRASES_ZH } from './safety.patterns.zh.ts';

// What other features need of this one; the answer and the country's rule are files of their own.
export { composeHelpAdvice } from './safety.answer.ts';
export { countryOf } from './safety.country.ts';

/** The order in which dangers are looked for: the first found decides which help leads. */
const ORDER: DangerKind[] = ['self_harm', 'child', 'abuse', 'violence'];

/** From this length V8 compiles straight to machine code; its bytecode takes ten times as long to make for patterns this large. */
const NATIVE_FROM = 1_024;

const SPACED = [PHRASES_EN, PHRASES_ES, PHRASES_FR, PHRASES_DE, PHRASES_NL].map(compileWords);
const UNSPACED = [PHRASES_ZH].map(compileCharacters);

/**
 * Whether a message speaks of immediate danger, and of which kind; null if not. Pure, without a model, linear in the text.
 *
 * All six languages are looked for at once, because people in distress write in their own. It leans towards catching:
 * a false alarm shows a helpline, a miss leaves someone alone. Harm told as long past ("as a child", "years ago") is left to
 * the model.
 */
export function assessDanger(text: string): DangerKind | null {
  const folded = fold(text);
  const words = blankHarmless(folded.words.padEnd(NATIVE_FROM), SPACED);
  const characters = blankHarmless(folded.characters.padEnd(NATIVE_FROM), UNSPACED);
  const found = ORDER.find(
    (kind) =>
      SPACED.some((language) => words.search(language.danger[kind]) >= 0) ||
      UNSPACED.some((language) => characters.search(language.danger[kind]) >= 0),
  );
  return found ?? null;
}

/**
 * Compiles every pattern ahead of the first message, one per turn of the event loop (a few milliseconds each), so that no
 * request waits for it. Not needed for a right answer.
 */
export async function prepareSafety(): Promise<void> {
  const blank = ' '.repeat(NATIVE_FROM);
  for (const { harmless, danger } of [...SPACED, ...UNSPACED]) {
    for (const pattern of [harmless, ...Object.values(danger)]) {
      blank.search(pattern);
      await new Promise<void>((resolve) => setImmediate(resolve));
    }
  }
}
