import { ADVICE_STYLES, CATEGORIES, DEFAULT_ADVICE_STYLE, DEFAULT_CATEGORY } from '@beside/common/advice/advice.constants';
import type { AdviceSessionAnswer, AdviceSessionView } from '@beside/common/advice/advice.views';
import { isInPlace, readHelp } from '@beside/common/safety/read-help';
import type { HelpView } from '@beside/common/safety/safety.views';
import type { AdviceSession } from './advice.entity.ts';

/** An advice session as its owner sees it. */
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
    ...marksIn(session.advice),
  };
}

/** A session as an answer carries it, with its help beside it. */
export function answerWith(session: AdviceSessionView): AdviceSessionAnswer {
  return { session, ...(session.help ? { help: session.help } : {}) };
}

/** The marks of a stored advice. */
function marksIn(stored: string): { generatedBy?: 'ai'; help?: HelpView } {
  try {
    const advice: unknown = JSON.parse(stored);
    const help = helpIn(advice);
    return { ...markOf(advice), ...(help ? { help } : {}) };
  } catch {
    // Advice of an early release is plain text.
    return { generatedBy: 'ai' };
  }
}

/** The mark of an advice that the model wrote, complete or growing. Help in its place was written by the safety check, and has none. */
export function markOf(advice: unknown): { generatedBy?: 'ai' } {
  return isInPlace(helpIn(advice)) ? {} : { generatedBy: 'ai' };
}

const helpIn = (advice: unknown): HelpView | null =>
  typeof advice === 'object' && advice !== null && 'help' in advice ? readHelp(advice.help) : null;
