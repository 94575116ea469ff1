import type { Language } from '@beside/common/language/language.constants';
import { WORDS } from '../words/words.ts';
import { countOf, has, unquoted } from './text.ts';

/** Numbers that helplines have. A year is none. */
const LINE_NUMBER =
  /(?<!\d)(?:112|110|113|116|119|120|911|988|999|1414|1450|14[347]|016|024|062|3018|3114|3919|12338|12355|12356|116 ?\d{3}|0800[\d -]*|\d{3,}(?:[ -]\d{2,})+)(?!\d)/u;

/** Whether nobody is said to have a condition. What is quoted is another's. */
export const diagnosesNobody = (text: string, language: Language): boolean => !has(WORDS[language].diagnosis, unquoted(text));

/** Whether no healing, success or therapy is promised. */
export const promisesNothing = (text: string, language: Language): boolean => !has(WORDS[language].promise, unquoted(text));

/** A number to ring, after a word for ringing in its sentence. An amount of money is none. */
const RUNG =
  /(?:(?<!\p{L})(?:call|ring|dial|phone|text|helpline|lifeline|llam|marca|teléfono|appel|compos|numéro|ruf|wähl|anruf|nummer|telefon|bel(?:t|len)?(?!\p{L}))|拨|致电|热线|电话)[^.!?。！？\n]{0,40}?(?<![\d.,€$£])\d{3}(?![\d.,]*\s?(?:€|£|euro|pound|dollar|元))/iu;

/** Whether no number of a helpline is given: a model may invent one, and the right ones are shown beside its words. */
export const givesNoNumber = (text: string): boolean => !has(RUNG, unquoted(text));

/** Whether nothing in what both partners read names or hints at one's danger. A quotation of it counts as well. */
export const keepsPrivate = (text: string, language: Language, words: readonly string[]): boolean =>
  !has(WORDS[language].danger, text) &&
  !has(LINE_NUMBER, text) &&
  !words.some((word) => text.toLowerCase().includes(word.toLowerCase()));

export const isWarm = (text: string, language: Language): boolean => has(WORDS[language].warm, unquoted(text));

/** Whether nobody is scolded. */
export const isKind = (text: string, language: Language): boolean => !has(WORDS[language].scolding, unquoted(text));

/** Whether a text stays calm: no shouting in capitals, no heap of exclamation marks. */
export const isCalm = (text: string): boolean =>
  countOf(/[!！]/u, text) <= 2 && !has(/(?<!\p{L})\p{Lu}{4,}\s+\p{Lu}{4,}(?!\p{L})/u, text);
