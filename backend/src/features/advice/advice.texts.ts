import { readAdvice } from '@beside/common/advice/read-advice';
import type { Transaction } from '../../database/transaction.ts';
import { nGramsOf } from '../../lib/search-n-grams.ts';
import { foldForSearch } from '../../lib/search-text.ts';

/** The message's id of an advice's own text. */
export const ADVICE_ITSELF = 0;

/**
 * A mark of an owner, and of one category of an owner, among the n-grams: a search looks for it as for an n-gram, so that the index finds
 * the owner's texts alone. Negative, as no n-gram is. In SQL alone, so that both sides agree.
 */
export const ownerMark = (owner: string): string => `(('x' || substr(md5(${owner}), 1, 8))::bit(32)::int | -2147483648)`;
export const categoryMark = (owner: string, category: string): string => ownerMark(`${owner} || ' ' || ${category}`);

/** The marks of a row's owner; none for a visitor's, which nobody searches. */
const marksOf = (owner: string, category: string): string =>
  `case when ${owner} is null then '{}'::int[] else array[${ownerMark(owner)}, ${categoryMark(owner, category)}] end`;

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
 * Keeps a text so that a search finds it; once more changes nothing. Waits for a sign-in that takes the session over, which would miss it.
 * In the transaction that stores the text, so that none is found that is not there.
 * @param messageId the chat message's; `ADVICE_ITSELF` for the advice
 */
export async function indexText(transaction: Transaction, sessionId: string, messageId: number, text: string): Promise<void> {
  const folded = foldForSearch(text);
  await transaction.query({
    name: 'advice-index',
    text: `insert into advice_texts ("sessionId", "messageId", "userId", "createdAt", category, text, "nGrams")
           select id, $2, "userId", "createdAt", category, $3, $4::int[] || ${marksOf('"userId"', 'category')}
           from advice_sessions where id = $1 for share
           on conflict do nothing`,
    values: [sessionId, messageId, folded, nGramsOf(folded)],
  });
}

/** Gives a visitor's texts to a user: those of these sessions, which are the user's since. */
export async function claimTexts(transaction: Transaction, userId: string, sessionIds: string[]): Promise<void> {
  await transaction.query(
    `update advice_texts set "userId" = $1, "nGrams" = "nGrams" || ${marksOf('$1::text', 'category')}
     where "sessionId" = any($2) and "userId" is null`,
    [userId, sessionIds],
  );
}
