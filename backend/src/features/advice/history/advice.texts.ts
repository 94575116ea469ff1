import { readAdvice } from '@beside/common/advice/read-advice';
import type { Transaction } from '../../../database/transaction.ts';
import { nGramsOf } from '../../../lib/search-n-grams.ts';
import { foldForSearch } from '../../../lib/search-text.ts';
import { adviceTexts } from './advice.texts.statements.ts';

/** Everything that is read in an advice, as it was written. */
export function textOf({ description, advice }: { description: string; advice: string }): string {
  return `${description}\n${answerOf(advice)}`;
}

/** The same without the question. */
export function answerOf(advice: string): string {
  const { understanding, recommendations, example, encouragement } = readAdvice(advice);
  return [understanding, ...recommendations, example, encouragement].filter((part) => part !== undefined).join('\n');
}

/**
 * Keeps a text so that a search finds it; once more changes nothing. In the transaction that stores the text, so that none is found that is not there.
 * @param messageId the chat message's; `ADVICE_ITSELF` for the advice
 */
export function indexText(transaction: Transaction, sessionId: string, messageId: number, text: string): Promise<void> {
  const folded = foldForSearch(text);
  return adviceTexts.add(transaction, sessionId, messageId, folded, nGramsOf(folded));
}
