import { RECOMMENDATIONS_MAX, RECOMMENDATIONS_MIN } from '@beside/common/advice/advice.constants';
import type { Advice } from '@beside/common/advice/advice.views';
import type { Language } from '@beside/common/language/language.constants';
import { readWhole } from '../../../src/model/partial-answer.ts';
import { WORDS } from '../words/words.ts';
import { has, languageOf, sizeOf, takenUp, unquoted } from './text.ts';

/** Words of an advice in all: the prompt asks for about a page. */
const WORDS_MIN = 120;
const WORDS_MAX = 650;
/** Facts of a situation that an answer must take up. */
const FACTS_MIN = 2;
/** Words in a row that count as a quotation. */
const QUOTED_MIN = 5;

/** All of an advice's text, a paragraph each. */
export const allOf = ({ understanding, recommendations, example, encouragement }: Advice): string =>
  [understanding, ...recommendations, example ?? '', encouragement ?? ''].join('\n\n');

/** Whether each of its three parts is in a language. */
export function isAdviceIn(advice: Advice, language: Language): boolean {
  const { understanding, recommendations, example, encouragement } = advice;
  const parts = [understanding, recommendations.join('\n'), [example, encouragement].join('\n')];
  return parts.every((part) => sizeOf(unquoted(part)) < 12 || languageOf(part) === language);
}

export function isPageLong(advice: Advice): boolean {
  const size = sizeOf(allOf(advice));
  return size >= WORDS_MIN && size <= WORDS_MAX;
}

/** Whether as many steps were written as are asked for. The reader would cut a longer list. */
export function hasThreeToSix(text: string): boolean {
  const { recommendations } = readWhole(text);
  return (
    Array.isArray(recommendations) &&
    recommendations.length >= RECOMMENDATIONS_MIN &&
    recommendations.length <= RECOMMENDATIONS_MAX
  );
}

/**
 * Whether a step is concrete: it begins by asking for an act, or names a time or an amount in its first two sentences.
 * A rare verb without a time is missed. A listed verb with nothing behind it passes, unless it is very short.
 */
export function isConcrete(step: string, language: Language): boolean {
  const own = unquoted(step);
  if (sizeOf(own) < 5) return false;
  const begun = own
    .split(/(?<=[.!?。！？])\s*/u)
    .slice(0, 2)
    .join(' ');
  return has(WORDS[language].act, own) || has(WORDS[language].time, begun);
}

/** Whether a text takes up the situation's own facts: two of them, or one and some of its words in a row. */
export const takesUp = (text: string, { text: situation, keys }: { text: string; keys: readonly string[][] }): boolean =>
  takenUp(text, keys) + (quotes(text, situation) ? 1 : 0) >= FACTS_MIN;

/** Whether a text repeats so many words of another in a row. A Chinese character is a word. */
function quotes(text: string, other: string): boolean {
  const own = wordsOf(text).join(' ');
  const words = wordsOf(other);
  return words.some((_, at) => at + QUOTED_MIN <= words.length && own.includes(words.slice(at, at + QUOTED_MIN).join(' ')));
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{Script=Han}|[\p{L}\p{N}]+/gu) ?? [];

export const namesProfessional = (text: string, language: Language): boolean => has(WORDS[language].professional, text);

export const seesOther = (text: string, language: Language): boolean => has(WORDS[language].otherView, unquoted(text));
