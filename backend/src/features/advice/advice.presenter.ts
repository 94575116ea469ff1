import { ADVICE_STYLES, CATEGORIES, DEFAULT_ADVICE_STYLE, DEFAULT_CATEGORY } from '@beside/common/advice/advice.constants';
import type { AdviceSessionView } from '@beside/common/advice/advice.views';
import { readAdvice } from '@beside/common/advice/read-advice';
import type { AdviceSession } from './advice.entity.ts';

/** An advice session as its owner sees it. Help, which the safety check wrote, has no mark of a model. */
export function presentAdvice(session: AdviceSession): AdviceSessionView {
  return {
    id: session.id,
    userId: session.userId,
    description: session.description,
    category: CATEGORIES.find((category) => category === session.category) ?? DEFAULT_CATEGORY,
    adviceStyle: ADVICE_STYLES.find((style) => style === session.adviceStyle) ?? DEFAULT_ADVICE_STYLE,
    language: session.language,
    advice: session.advice,
    createdAt: session.createdAt.toISOString(),
    ...(readAdvice(session.advice).help ? {} : { generatedBy: 'ai' }),
  };
}
