import { COUNSELLOR_QUIET_MS, COUNSELLOR_WAIT_MAX_MS } from '@beside/common/couples/couples.constants';
import type pg from 'pg';
import type { Transaction } from '../../database/transaction.ts';

/** Milliseconds by which a turn may be early: a message's own, which is due when its quiet ends, is not written again for that. */
const SOON_ENOUGH_MS = 50;

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

  /** Asks for a turn if someone has written after a message. After `enter`. */
  async askAfter(transaction: Transaction, sessionId: number, messageId: number): Promise<void> {
    await transaction.query({
      name: 'couples-ask-after',
      text: `insert into replies (id, kind, subject, status, input, "dueAt")
             select gen_random_uuid(), 'couples', $2, 'queued', json_build_object('sessionId', $1::bigint), now() + $4 * interval '1 millisecond'
             where exists (select 1 from couples_messages where "sessionId" = $1 and id > $3 and "messageType" = 'user')
             on conflict (subject) where status in ('queued', 'running') do nothing`,
      values: [sessionId, subjectOf(sessionId), messageId, COUNSELLOR_QUIET_MS],
    });
  },

  /** Waits for the conversation's turn, as `enter`, and asks for a turn of the counsellor's now. */
  async askAgain(transaction: Transaction, sessionId: number): Promise<void> {
    await transaction.query('select couples_enter_asking(array[$1::bigint], 0)', [sessionId]);
  },

  /** Makes a turn that waits due at once. */
  async makeDue(pool: pg.Pool, sessionId: number): Promise<void> {
    await pool.query({
      name: 'couples-make-due',
      text: `update replies set "dueAt" = now() where subject = $1 and status = 'queued'`,
      values: [subjectOf(sessionId)],
    });
  },

  /** Turns that wait go on waiting for so many milliseconds each, though not for ever. Planned anew each time: now few wait, now thousands. */
  async postpone(pool: pg.Pool, waits: { sessionId: number; ms: number }[]): Promise<void> {
    await pool.query({
      text: `with early as (
               select r.id, u.until from replies r join unnest($1::text[], $2::int[]) as w (subject, ms) on w.subject = r.subject
               cross join lateral (
                 select least(r."createdAt" + $3 * interval '1 millisecond', now() + w.ms * interval '1 millisecond') as until) as u
               where r.status = 'queued' and r."dueAt" < u.until - $4 * interval '1 millisecond' for update of r skip locked)
             update replies r set "dueAt" = e.until from early e where r.id = e.id`,
      values: [
        waits.map(({ sessionId }) => subjectOf(sessionId)),
        waits.map(({ ms }) => ms),
        COUNSELLOR_WAIT_MAX_MS,
        SOON_ENOUGH_MS,
      ],
    });
  },

  /** The turns that are being written in these sessions: their replies' ids. */
  async runningIn(pool: pg.Pool, sessionIds: number[]): Promise<Map<number, string>> {
    const { rows } = await pool.query<{ id: string; subject: string }>({
      name: 'couples-running',
      text: `select id, subject from replies where subject = any($1) and status = 'running'`,
      values: [sessionIds.map(subjectOf)],
    });
    return new Map(rows.map(({ id, subject }) => [sessionOf(subject), id]));
  },
};
