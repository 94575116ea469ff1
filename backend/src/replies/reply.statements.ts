import type { Transaction } from '../database/transaction.ts';

/** A reply that is asked for by its subject, with nobody's reservation. */
export interface AskedReply {
  kind: string;
  subject: string;
  /** What the prompt is built of. */
  input: object;
  /** Milliseconds until it is due. */
  inMs: number;
}

/** A queued reply that is to wait on, for so many milliseconds from now. */
export interface Wait {
  subject: string;
  ms: number;
}

/** Statements for features that schedule their replies by subject. At most one reply waits or is being written for each. */
export const replyStatements = {
  /** Queues a reply, unless one waits or is being written for the subject. */
  async ask(transaction: Transaction, { kind, subject, input, inMs }: AskedReply): Promise<void> {
    await transaction.query({
      name: 'reply-ask',
      text: `insert into replies (id, kind, subject, status, input, "dueAt")
             values (gen_random_uuid(), $1, $2, 'queued', $3, now() + $4 * interval '1 millisecond')
             on conflict (subject) where status in ('queued', 'running') do nothing`,
      values: [kind, subject, JSON.stringify(input), inMs],
    });
  },

  /** Makes the queued reply of a subject due at once. */
  async makeDue(db: Transaction, subject: string): Promise<void> {
    await db.query({
      name: 'reply-make-due',
      text: `update replies set "dueAt" = now() where subject = $1 and status = 'queued'`,
      values: [subject],
    });
  },

  /**
   * Postpones queued replies. Planned anew each time: now few wait, now thousands.
   * @param most milliseconds from a reply's creation beyond which none is postponed
   * @param slack milliseconds by which a reply may be early: it is not written again for less
   */
  async postpone(db: Transaction, waits: Wait[], { most, slack }: { most: number; slack: number }): Promise<void> {
    await db.query({
      text: `with early as (
               select r.id, u.until from replies r join unnest($1::text[], $2::int[]) as w (subject, ms) on w.subject = r.subject
               cross join lateral (
                 select least(r."createdAt" + $3 * interval '1 millisecond', now() + w.ms * interval '1 millisecond') as until) as u
               where r.status = 'queued' and r."dueAt" < u.until - $4 * interval '1 millisecond' for update of r skip locked)
             update replies r set "dueAt" = e.until from early e where r.id = e.id`,
      values: [waits.map(({ subject }) => subject), waits.map(({ ms }) => ms), most, slack],
    });
  },

  /** The ids of the replies that are being written, by subject. */
  async runningIn(db: Transaction, subjects: string[]): Promise<Map<string, string>> {
    const { rows } = await db.query<{ id: string; subject: string }>({
      name: 'reply-running-in',
      text: `select id, subject from replies where subject = any($1) and status = 'running'`,
      values: [subjects],
    });
    return new Map(rows.map(({ id, subject }) => [subject, id]));
  },
};
