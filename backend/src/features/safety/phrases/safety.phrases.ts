import { setImmediate } from 'node:timers/promises';
import type { DangerKind } from '@beside/common/safety/safety.constants';
import { compileElsewhere } from '../../../lib/expressions/compile-elsewhere.ts';
import { readCompiled, writeCompiled } from '../../../lib/expressions/compiled-file.ts';
import { charactersOf } from '../reading/safety.normalise.ts';
import { HAN_FROM } from '../reading/safety.simplify.ts';
import { compileCharacters, compileWords, type Matcher } from './safety.matcher.ts';
import { PHRASES_DE } from './safety.patterns.de.ts';
import { PHRASES_EN } from './safety.patterns.en.ts';
import { PHRASES_ES } from './safety.patterns.es.ts';
import { PHRASES_FR } from './safety.patterns.fr.ts';
import { PHRASES_NL } from './safety.patterns.nl.ts';
import { PHRASES_ZH } from './safety.patterns.zh.ts';
import { Screen } from './safety.screen.ts';

/** The order of the dangers: the first found decides which help leads. */
const ORDER: DangerKind[] = ['self_harm', 'child', 'abuse', 'violence'];

const SPACED = [PHRASES_EN, PHRASES_ES, PHRASES_FR, PHRASES_DE, PHRASES_NL];

interface Screens {
  spaced: Screen;
  unspaced: Screen;
}
const screensOf = (spaced: Matcher[]): Screens => ({
  spaced: new Screen(spaced, [7, 4]),
  unspaced: new Screen([compileCharacters(PHRASES_ZH)], [2, 1], HAN_FROM),
});

/** Made after the start, which they would delay: a language in each tick, or all of them for the first message. */
let made: Screens | null = null;
const screens = (): Screens => (made ??= screensOf(SPACED.map(compileWords)));

async function makeScreens(): Promise<Screens> {
  const spaced: Matcher[] = [];
  for (const phrases of SPACED) {
    spaced.push(compileWords(phrases));
    await setImmediate();
  }
  made ??= screensOf(spaced);
  return made;
}

/**
 * The kind of danger that a phrase of the patterns speaks of, in a folded text (`foldWords`); null without one. All six languages are
 * searched. Harm long past ("as a child", "years ago") has no phrase.
 */
export function findPhrase(words: string): DangerKind | null {
  const { spaced, unspaced } = screens();
  const found = spaced.look(words);
  const foundUnspaced = unspaced.mayMatch(words) ? unspaced.look(charactersOf(words)) : null;
  if (found === null && foundUnspaced === null) return null;
  return ORDER.find((each) => found?.(each) || foundUnspaced?.(each)) ?? null;
}

/**
 * Stretches of which a text has more whose stretches are judged too: one that is longer than any that the classifier has learnt from, or
 * a long one whose sentences run on. Any other is judged with its context.
 */
const LONG = 20;
const LONG_RUN_ON = 5;
/** Sentences of more stretches run on. */
const RUN_ON = 3;
/** A text with more than one of so many characters in Chinese is Chinese. */
const HAN_SHARE = 4;
/** Characters of a stretch around a phrase: a line of a letter; in Chinese about as many words. */
const STRETCH = { spaced: 72, unspaced: 20 };

/** Whether a text is Chinese: one such character in an English text changes nothing. */
function isMostlyHan(words: string): boolean {
  let count = 0;
  for (let at = 0; at < words.length; at += 1) if (words.charCodeAt(at) >= HAN_FROM) count += 1;
  return count * HAN_SHARE > words.length;
}

/** Whether a folded text is long: what a phrase in it says is of another kind, perhaps, than the rest. */
export function isLong(words: string): boolean {
  return words.length > LONG_RUN_ON * STRETCH.unspaced && words.length > LONG_RUN_ON * sizeOf(words);
}

/** Whether the stretches of a folded text are judged too. */
export function hasStretches(words: string): boolean {
  if (!isLong(words)) return false;
  // Each sentence ends with a stop, and one stands before the first.
  const sentences = words.split(' . ').length - 2;
  return words.length > Math.min(LONG, sentences * RUN_ON) * sizeOf(words);
}

function sizeOf(words: string): number {
  return isMostlyHan(words) ? STRETCH.unspaced : STRETCH.spaced;
}

/**
 * The stretches of a long folded text that have a phrase, each folded like a text of its own; none for a short one. What surrounds a
 * phrase in a long text, with or without full stops, must not drown it.
 */
export function stretchesWithPhrase(words: string): string[] {
  if (!hasStretches(words)) return [];
  const isHan = isMostlyHan(words);
  const size = isHan ? STRETCH.unspaced : STRETCH.spaced;
  const stretches: string[] = [];
  for (let from = 0; from < words.length; from += size / 2) {
    const begin = isHan ? from : words.indexOf(' ', from);
    const space = words.indexOf(' ', from + size);
    const end = isHan || space < 0 ? Math.min(words.length, from + size) : space;
    const stretch = ` . ${words.slice(begin < 0 ? from : begin, end).replace(/^[ .]+|[ .]+$/g, '')} . `;
    if (findPhrase(stretch) !== null) stretches.push(stretch);
  }
  return stretches;
}

/** What the build compiles these phrases into. */
const COMPILED = new URL('./phrases.compiled', import.meta.url);

/**
 * Derives the literals of each phrase, for `preparePhrases` of the built product.
 * @public Only the build's script calls it, from `dist`, which the look for unused code does not know.
 */
export const compilePhrases = (): Promise<void> =>
  writeCompiled(
    COMPILED,
    Object.values(screens()).map(({ sources }) => sources),
  );

/**
 * Compiles every pattern ahead of the first message, a few milliseconds per tick. The literals of each pattern come from the build, or
 * from another process: no request waits for them. Answers are right without it: until then, every pattern is tried.
 * @throws when that process cannot start, or fails
 */
export async function preparePhrases(): Promise<void> {
  const all = Object.values(await makeScreens());
  const sources = all.map((screen) => screen.sources);
  const compiling = readCompiled(COMPILED, sources).then((compiled) => compiled ?? compileElsewhere(sources));
  const [compiled] = await Promise.all([compiling, compileAll(all)]);
  for (const [index, each] of compiled.entries()) all[index]?.prepare(each);
}

async function compileAll(all: Screen[]): Promise<void> {
  for (const screen of all) for (const _ of screen.compile()) await setImmediate();
}
