import type { Language } from '@beside/common/language/language.constants';
import type { Asked } from '../asking.ts';
import type { Observation } from '../counsel.types.ts';
import type { Measure } from '../floors.ts';
import { TOLERANCE } from '../measures/conduct.ts';
import { languageOf, sizeOf } from '../measures/text.ts';
import { diagnosesNobody, givesNoNumber, promisesNothing } from '../measures/words.ts';

const EXCERPT = 240;

/** One observation; a failed one keeps the beginning of its text. */
export function saw(measure: Measure, passed: boolean, text: string): Observation {
  return { measure, passed, ...(passed ? {} : { excerpt: text.slice(0, EXCERPT) }) };
}

/** What every answer is looked at for: whether it came, and in its form. */
export function sawForm<T>({ value, failure, attempts, text }: Asked<T>): Observation[] {
  const isAnswered = value !== null || failure === 'invalid_answer';
  if (!isAnswered) return [saw('answered', false, failure ?? '')];
  return [
    saw('answered', true, text),
    saw('structure', value !== null, text),
    saw('structure-first', value !== null && attempts === 1, text),
  ];
}

/** What every reply that is text is looked at for. @param most words that its prompt allows */
export function sawReply(text: string, language: Language, most: number): Observation[] {
  const size = sizeOf(text);
  return [
    saw('language', languageOf(text) === language, text),
    saw('length', size >= 8 && size <= most * TOLERANCE, `${size} words: ${text}`),
    saw('no-diagnosis', diagnosesNobody(text, language), text),
    saw('no-promise', promisesNothing(text, language), text),
    saw('no-numbers', givesNoNumber(text), text),
  ];
}
