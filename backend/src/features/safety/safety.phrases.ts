import type { DangerKind } from '@beside/common/safety/safety.constants';
import { compileElsewhere } from '../../lib/expressions/compile-elsewhere.ts';
import { compileCharacters, compileWords } from './safety.matcher.ts';
import { charactersOf, HAN_FROM } from './safety.normalise.ts';
import { PHRASES_DE } from './safety.patterns.de.ts';
import { PHRASES_EN } from './safety.patterns.en.ts';
import { PHRASES_ES } from './safety.patterns.es.ts';
import { PHRASES_FR } from './safety.patterns.fr.ts';
import { PHRASES_NL } from './safety.patterns.nl.ts';
import { PHRASES_ZH } from './safety.patterns.zh.ts';
import { Screen } from './safety.screen.ts';

/** The order of the dangers: the first found decides which help leads. */
const ORDER: DangerKind[] = ['self_harm', 'child', 'abuse', 'violence'];

const SPACED = new Screen([PHRASES_EN, PHRASES_ES, PHRASES_FR, PHRASES_DE, PHRASES_NL].map(compileWords), [7, 4]);
const UNSPACED = new Screen([compileCharacters(PHRASES_ZH)], [2, 1], HAN_FROM);

/**
 * The kind of danger that a phrase of the patterns speaks of, in a folded text (`foldWords`); null without one. All six languages are
 * searched. Harm long past ("as a child", "years ago") has no phrase.
 */
export function findPhrase(words: string): DangerKind | null {
  const spaced = SPACED.look(words);
  const unspaced = UNSPACED.mayMatch(words) ? UNSPACED.look(charactersOf(words)) : null;
  if (spaced === null && unspaced === null) return null;
  return ORDER.find((each) => spaced?.(each) || unspaced?.(each)) ?? null;
}

/**
 * Compiles every pattern ahead of the first message, a few milliseconds per tick, while another process derives the literals
 * of each pattern: no request waits for it. Answers are right without it: until then, every pattern is tried.
 * @throws when that process cannot start, or fails
 */
export async function preparePhrases(): Promise<void> {
  const screens = [SPACED, UNSPACED];
  const [compiled] = await Promise.all([compileElsewhere(screens.map(({ sources }) => sources)), compileAll(screens)]);
  for (const [index, each] of compiled.entries()) screens[index]?.prepare(each);
}

async function compileAll(screens: Screen[]): Promise<void> {
  for (const screen of screens) for (const _ of screen.compile()) await new Promise<void>((resolve) => setImmediate(resolve));
}
