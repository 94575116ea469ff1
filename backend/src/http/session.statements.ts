import type { Transaction } from '../database/transaction.ts';

/** Removes the stored sessions of a user, which the epoch has made void already. */
export async function deleteSessionsOf(transaction: Transaction, userId: string): Promise<void> {
  await transaction.query(`delete from sessions where sess ->> 'userId' = $1`, [userId]);
}

export async function deleteSession(transaction: Transaction, sid: string): Promise<void> {
  await transaction.query('delete from sessions where sid = $1', [sid]);
}

/** A condition for another's statement: a browser still has the session that it is named by. */
export const visitorHasSession = (visitorId: string): string =>
  `exists (select 1 from sessions s where s.sess ->> 'visitorId' = ${visitorId} and s.expire >= now())`;
