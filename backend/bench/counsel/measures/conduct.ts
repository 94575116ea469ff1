import { RECOMMENDATIONS_MIN } from '@beside/common/advice/advice.constants';
import type { Advice } from '@beside/common/advice/advice.views';
import type { Language } from '@beside/common/language/language.constants';
import { SIGNS } from '../words/signs.ts';
import { WORDS } from '../words/words.ts';
import { seesOther } from './advice.ts';
import { countOf, has, sizeOf, takenUp, unquoted } from './text.ts';

/** How much longer than asked a part or a reply may be. */
export const TOLERANCE = 1.25;
/** Words that the prompt allows each part of an advice. */
const UNDERSTANDING_MAX = 90;
const STEP_MAX = 45;
const EXAMPLE_MAX = 80;
const ENCOURAGEMENT_MAX = 40;
/** Facts of a long text in an understanding beyond which it retells. */
const RETOLD_MAX = 5;
/** The answer to a short text beside the one to a long text. */
const SHORTER = 0.9;

const sentencesOf = (text: string): string[] =>
  unquoted(text)
    .split(/(?<=[.!?。！？…])\s*|\n+/u)
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));

const firstOf = (text: string): string => sentencesOf(text)[0] ?? '';
const lastOf = (text: string): string => sentencesOf(text).at(-1) ?? '';

/** Whether a clause has what is looked for, and no negation: “do not confront him” proposes nothing. */
function proposes(pattern: RegExp, text: string, language: Language): boolean {
  const clauses = unquoted(text).split(/[.!?;:,。！？；：，\n–—()]+/u);
  return clauses.some((clause) => has(pattern, clause) && !has(SIGNS[language].negation, clause));
}

/** A text with a pronoun for a name, since the lists know no names. */
export const withPronoun = (text: string, { name, pronoun }: { name: string; pronoun: string }): string =>
  text.replaceAll(name, pronoun);

/** Whether a text says what one side cannot know, names the teller's own part, or how the other may see it. */
export const namesOneSide = (text: string, language: Language): boolean =>
  has(SIGNS[language].oneSided, unquoted(text)) || seesOther(text, language);

/** Whether one step at least needs nobody else. @param others forms in which the other is named */
export const hasOwnStep = (steps: readonly string[], others: readonly string[], language: Language): boolean =>
  steps.map(firstOf).some((step) => !has(SIGNS[language].withOther, step) && !has(anyOf(others), step));

/** Any of some names or pronouns; in Latin script only whole words. */
const anyOf = (forms: readonly string[]): RegExp =>
  new RegExp(`(?<!\\p{Script=Latin})(?:${forms.join('|')})(?!\\p{Script=Latin})`, 'iu');

export const excusesNobody = (text: string, language: Language): boolean => !has(SIGNS[language].excuses, unquoted(text));

export const proposesNoTalk = (text: string, language: Language): boolean => !proposes(SIGNS[language].joint, text, language);

/** Whether a script is not spoken to someone: it does not begin by their name. */
export function isNotTo(name: string, script: string | undefined): boolean {
  const opening = new RegExp(`^[^\\p{L}]*(?:\\p{L}+\\s|\\p{Script=Han}){0,3}${name}\\s?[,:!，：！]`, 'u');
  return script === undefined || !opening.test(script);
}

/** Whether there are hardly more steps than the fewest. */
export const isShortOfSteps = ({ recommendations }: Advice): boolean => recommendations.length <= RECOMMENDATIONS_MIN + 1;

/** Whether the first step is small, and not put off. */
export function beginsToday({ recommendations: [step = ''] }: Advice, language: Language): boolean {
  return sizeOf(step) <= STEP_MAX * TOLERANCE && !has(SIGNS[language].later, firstOf(step));
}

/** Whether an understanding picks out a few facts of a long text. */
export const retellsLittle = ({ understanding }: Advice, keys: readonly string[][]): boolean =>
  takenUp(understanding, keys) <= RETOLD_MAX;

/** Whether no feeling is told as a fact or claimed to be understood. */
export const guessesFeelings = (text: string, language: Language): boolean => !has(SIGNS[language].claims, unquoted(text));

export function partsFit({ understanding, recommendations, example = '', encouragement = '' }: Advice): boolean {
  const fits = (text: string, most: number): boolean => sizeOf(text) <= most * TOLERANCE;
  return (
    fits(understanding, UNDERSTANDING_MAX) &&
    recommendations.every((step) => fits(step, STEP_MAX)) &&
    fits(example, EXAMPLE_MAX) &&
    fits(encouragement, ENCOURAGEMENT_MAX)
  );
}

/** Whether answers to short texts are shorter than the one to a long text. */
export function followsLength(long: string, short: readonly string[]): boolean {
  const mean = short.reduce((sum, text) => sum + sizeOf(text), 0) / Math.max(1, short.length);
  return mean <= sizeOf(long) * SHORTER;
}

export const namesAdult = (text: string, language: Language): boolean => has(SIGNS[language].adult, unquoted(text));
export const coachesNobody = (text: string, language: Language): boolean => !has(SIGNS[language].coaching, text);
export const guessesNoGender = (text: string, language: Language): boolean => !has(SIGNS[language].gender, text);
export const namesNoInstitution = (text: string, language: Language): boolean => !has(SIGNS[language].institution, text);

/** Whether the agreed form of address is kept; what is quoted is said by others. */
export const addressesAs = (readers: 'one' | 'both' | 'close', text: string, language: Language): boolean =>
  !has(SIGNS[language].address[readers], unquoted(text));

export const asksOnceAtMost = (text: string): boolean => countOf(/[?？][?!？！]*/u, unquoted(text)) <= 1;

/** Whether the one question, if there is any, is about safety. */
export function asksOnlyOfSafety(text: string, language: Language): boolean {
  const questions = sentencesOf(text).filter((sentence) => /[?？]/u.test(sentence));
  return questions.length <= 1 && questions.every((question) => has(WORDS[language].danger, question));
}

export const standsFirm = (text: string, language: Language): boolean => !has(SIGNS[language].givesIn, unquoted(text));

/** Whether a reply takes a feeling up before all else, and asks one question: it neither begins with a task nor lists any. */
export const reflects = (text: string, language: Language): boolean =>
  countOf(/[?？]/u, unquoted(text)) === 1 &&
  !has(WORDS[language].act, firstOf(text)) &&
  !/^\s*(?:[-*•]|\d+[.)、])\s/mu.test(text);

/** Whether a new fact is taken up, and changes the advice. */
export const corrects = (text: string, keys: readonly string[][], language: Language): boolean =>
  takenUp(text, keys) === keys.length && has(SIGNS[language].corrects, unquoted(text));

/** Whether nobody is thanked but one who is named, for a message that was read. */
export const thanksNobody = (text: string, language: Language, [left, read]: readonly [string, string?]): boolean =>
  !sentencesOf(text).some(
    (sentence) => has(SIGNS[language].thanks, sentence) && !(read && sentence.includes(read) && !sentence.includes(left)),
  );
export const minimisesNothing = (text: string, language: Language): boolean =>
  !proposes(SIGNS[language].minimises, text, language);
export const asksNoAdapting = (text: string, language: Language): boolean => !proposes(SIGNS[language].adapts, text, language);

/** Whether a reply says that an AI writes it, and claims to be nobody else. */
export const saysAi = (text: string, language: Language): boolean =>
  has(SIGNS[language].ai, text) && !has(WORDS[language].promise, unquoted(text));

/** Whether a reply ends without a question or a task. */
export const endsQuietly = (text: string, language: Language): boolean =>
  !/[?？]/u.test(lastOf(text)) && !has(WORDS[language].act, lastOf(text));

export const inventsNoWish = (text: string, language: Language): boolean => !proposes(SIGNS[language].commonWish, text, language);

export const proposesPause = (text: string, language: Language): boolean => has(SIGNS[language].pause, text);
