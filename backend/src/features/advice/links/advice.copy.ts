import { CATEGORIES, type Category, DEFAULT_CATEGORY } from '@beside/common/advice/advice.constants';
import { readAdvice } from '@beside/common/advice/read-advice';
import { isLanguage, type Language } from '@beside/common/language/language.constants';
import { isInPlace } from '@beside/common/safety/read-help';
import * as v from 'valibot';
import { AppError } from '../../../lib/app-error.ts';
import type { AdviceSession } from '../advice.entity.ts';

/** What a reader sees of an advice: its sections, and perhaps the question. Neither chats nor helplines, and nobody's name. */
export const AdviceCopy = v.object({
  category: v.picklist(CATEGORIES),
  language: v.string(),
  question: v.nullable(v.string()),
  understanding: v.string(),
  recommendations: v.array(v.string()),
  example: v.optional(v.string()),
  encouragement: v.optional(v.string()),
});
export type AdviceCopy = v.InferOutput<typeof AdviceCopy>;

/**
 * A copy of an advice as it is now.
 * @throws AppError 409 where help stands in its place: who may be in danger must not be made to show it
 */
export function copyOf(session: AdviceSession, withQuestion: boolean): AdviceCopy {
  const { help, understanding, recommendations, example, encouragement } = readAdvice(session.advice);
  if (isInPlace(help)) throw new AppError('conflict', 'This cannot be shown to somebody else');
  return {
    category: CATEGORIES.find((category): category is Category => category === session.category) ?? DEFAULT_CATEGORY,
    language: session.language,
    question: withQuestion ? session.description : null,
    ...{ understanding, recommendations, example, encouragement },
  };
}

/** The language of a copy's headings. */
export const headingsLanguage = ({ language }: AdviceCopy): Language => (isLanguage(language) ? language : 'en');
