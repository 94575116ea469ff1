import type { Transaction } from '../database/transaction.ts';

/** Deletes a user's stored sessions, which the epoch has voided already. */
export async function deleteSessionsOf(transaction: Transaction, userId: string): Promise<void> {
  await transaction.query(`delete from sessions where sess ->> 'userId' = $1`, [userId]);
}

export async function deleteSession(transaction: Transaction, sid: string): Promise<void> {
  await transaction.query('delete from sessions where sid = $1', [sid]);
}

/** A condition for another's statement: the browser of this visitor still has its session. */
export const visitorHasSession = (visitorId: string): string =>
  `exists (select 1 from sessions s where s.sess ->> 'visitorId' = ${visitorId} and s.expire >= now())`;
