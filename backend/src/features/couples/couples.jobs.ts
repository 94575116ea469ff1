import { COUNSELLOR_QUIET_MS, COUNSELLOR_WAIT_MAX_MS } from '@beside/common/couples/couples.constants';
import type pg from 'pg';
import type { Transaction } from '../../database/transaction.ts';
import { replyStatements } from '../../replies/reply.statements.ts';
import { couplesStore } from './couples.store.ts';

/** Milliseconds by which a turn may be early: a message's own, which is due when its quiet ends, is not written again for that. */
const SOON_ENOUGH_MS = 50;

/** The kind of reply that a counsellor's turn is; `couples_enter_asking` writes it as well. */
export const COUPLES_REPLY = 'couples';

const subjectOf = (sessionId: number): string => `couples:${sessionId}`;

/** The session that a turn's subject names. */
export function sessionOf(subject: string): number {
  return Number(subject.slice(subject.indexOf(':') + 1));
}

/**
 * The jobs that the counsellor's turns are. The first message since a turn writes one, in its own statement (`couples.writer.ts`); there is
 * never more than one that waits or is being written in a session.
 */
export const couplesJobs = {
  /** Waits for the conversation's turn, for the rest of the transaction; says whether the session is there and open. */
  async lockConversation(transaction: Transaction, sessionId: number): Promise<void> {
    await transaction.query({ name: 'couples-enter', text: 'select couples_enter($1)', values: [sessionId] });
  },

  /** The same for every session of a person, in one order. */
  async lockConversations(transaction: Transaction, userId: string): Promise<void> {
    await transaction.query(
      `select couples_enter(id) from (select id from couples_sessions where "partner1Id" = $1 or "partner2Id" = $1 order by id) as sessions`,
      [userId],
    );
  },

  /** Asks for a turn if someone has written after a message. In a transaction that holds the conversation: nobody writes in between. */
  async askAfter(transaction: Transaction, sessionId: number, messageId: number): Promise<void> {
    if (!(await couplesStore.hasUserMessageAfter(transaction, sessionId, messageId))) return;
    await replyStatements.ask(transaction, {
      kind: COUPLES_REPLY,
      subject: subjectOf(sessionId),
      input: { sessionId },
      inMs: COUNSELLOR_QUIET_MS,
    });
  },

  /** Waits for the conversation's turn, as `enter`, and asks for a turn of the counsellor's now. */
  async askAgain(transaction: Transaction, sessionId: number): Promise<void> {
    await transaction.query('select couples_enter_asking(array[$1::bigint], 0)', [sessionId]);
  },

  /** Makes a turn that waits due at once. */
  makeDue: (pool: pg.Pool, sessionId: number): Promise<void> => replyStatements.makeDue(pool, subjectOf(sessionId)),

  /** Turns that wait go on waiting for so many milliseconds each, though not for ever. */
  postpone(pool: pg.Pool, waits: { sessionId: number; ms: number }[]): Promise<void> {
    const bySubject = waits.map(({ sessionId, ms }) => ({ subject: subjectOf(sessionId), ms }));
    return replyStatements.postpone(pool, bySubject, { most: COUNSELLOR_WAIT_MAX_MS, slack: SOON_ENOUGH_MS });
  },

  /** The turns that are being written in these sessions: their replies' ids. */
  async runningIn(pool: pg.Pool, sessionIds: number[]): Promise<Map<number, string>> {
    const running = await replyStatements.runningIn(pool, sessionIds.map(subjectOf));
    return new Map([...running].map(([subject, id]) => [sessionOf(subject), id]));
  },
};
