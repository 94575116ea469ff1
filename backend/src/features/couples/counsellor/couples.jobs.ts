import { COUNSELLOR_QUIET_MS, COUNSELLOR_WAIT_MAX_MS } from '@beside/common/couples/couples.constants';
import type pg from 'pg';
import type { Transaction } from '../../../database/transaction.ts';
import { replyStatements } from '../../../replies/reply.statements.ts';
import { couplesStatements } from '../couples.statements.ts';
import { couplesLocks } from './couples.locks.statements.ts';

/** Milliseconds by which a reply may be early: the due time that a message itself writes needs no second write. */
const SLACK_MS = 50;

/** The kind of counsellor replies; `couples_enter_asking` writes it as well. */
export const COUPLES_REPLY = 'couples';

const subjectOf = (sessionId: number): string => `couples:${sessionId}`;

/** The session that a reply's subject names. */
export function sessionOf(subject: string): number {
  return Number(subject.slice(subject.indexOf(':') + 1));
}

/**
 * The jobs of counsellor replies. The first message since a reply enqueues one, in its own statement (`couples.writer.ts`); a session never
 * has more than one queued or running.
 */
export const couplesJobs = {
  /** Takes the conversation's lock for the rest of the transaction. */
  lockConversation: couplesLocks.one,

  /** The same for every session of a user, in one order. */
  lockConversations: couplesLocks.ofUser,

  /** Asks for a reply if a partner has written after a message. Needs the conversation's lock, so that nobody writes in between. */
  async askAfter(transaction: Transaction, sessionId: number, messageId: number): Promise<void> {
    if (!(await couplesStatements.hasUserMessageAfter(transaction, sessionId, messageId))) return;
    await replyStatements.ask(transaction, {
      kind: COUPLES_REPLY,
      subject: subjectOf(sessionId),
      input: { sessionId },
      inMs: COUNSELLOR_QUIET_MS,
    });
  },

  /** Takes the conversation's lock, and asks for a reply now. */
  askAgain: couplesLocks.asking,

  /** Makes a queued reply due at once. */
  makeDue: (pool: pg.Pool, sessionId: number): Promise<void> => replyStatements.makeDue(pool, subjectOf(sessionId)),

  /** Postpones queued replies by so many milliseconds each, up to a limit. */
  postpone(pool: pg.Pool, waits: { sessionId: number; ms: number }[]): Promise<void> {
    const bySubject = waits.map(({ sessionId, ms }) => ({ subject: subjectOf(sessionId), ms }));
    return replyStatements.postpone(pool, bySubject, { most: COUNSELLOR_WAIT_MAX_MS, slack: SLACK_MS });
  },

  /** The ids of running replies, by session. */
  async runningIn(pool: pg.Pool, sessionIds: number[]): Promise<Map<number, string>> {
    const running = await replyStatements.runningIn(pool, sessionIds.map(subjectOf));
    return new Map([...running].map(([subject, id]) => [sessionOf(subject), id]));
  },
};
