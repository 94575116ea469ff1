import { ADVICE_STYLES, CATEGORIES, DEFAULT_ADVICE_STYLE, DEFAULT_CATEGORY } from '@beside/common/advice/advice.constants';
import type { AdviceSessionView } from '@beside/common/advice/advice.views';
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
    ...writtenByAi(session.advice),
  };
}

/** The mark of an advice that the model wrote; nothing for the safety check's own answer. */
function writtenByAi(advice: string): { generatedBy?: 'ai' } {
  try {
    return markOf(JSON.parse(advice));
  } catch {
    // Advice of an early release is plain text.
    return { generatedBy: 'ai' };
  }
}

/** The mark of an advice, complete or growing. */
export function markOf(advice: unknown): { generatedBy?: 'ai' } {
  return typeof advice === 'object' && advice !== null && 'help' in advice ? {} : { generatedBy: 'ai' };
}
