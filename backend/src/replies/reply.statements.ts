import type { Transaction } from '../database/transaction.ts';

/** A reply that a subject asks for, without a reservation. */
export interface AskedReply {
  kind: string;
  subject: string;
  /** What the prompt is built of. */
  input: object;
  /** Milliseconds until it is due. */
  inMs: number;
  /** Whose it is, so that it goes with the account; nobody's unless given. */
  userId?: string | null;
  visitorId?: string | null;
}

/** A queued reply and the milliseconds from now until it is due. */
export interface Wait {
  subject: string;
  ms: number;
}

/** The first key of the advisory locks on users. */
const USER_LOCK = 7_203_121;

/**
 * Keeps an account from being deleted while a question of its user waits for another reply: the question locks that reply before the user's
 * row, and the deletion takes the two the other way round. Questions share the lock.
 */
export async function lockReplyUser(transaction: Transaction, userId: string, by: 'question' | 'deletion'): Promise<void> {
  const lock = by === 'question' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock';
  await transaction.query({ name: `reply-user-${by}`, text: `select ${lock}($1, hashtext($2))`, values: [USER_LOCK, userId] });
}

/**
 * Locks the replies that meet a condition in the order in which a subject has them written: a reply's end holds its row while it queues the next
 * one, so statements on several rows in another order would deadlock with it.
 */
export const inOrder = (condition: string): string =>
  `select id from replies where ${condition} order by (status in ('queued', 'running')) desc, "createdAt", id for update`;

/** Statements for features that schedule their replies by subject. At most one reply waits or is being written for each. */
export const replyStatements = {
  /** Queues a reply, unless the subject has one queued or running. */
  async ask(
    transaction: Transaction,
    { kind, subject, input, inMs, userId = null, visitorId = null }: AskedReply,
  ): Promise<void> {
    await transaction.query({
      name: 'reply-ask',
      text: `insert into replies (id, kind, subject, status, input, "dueAt", "userId", "visitorId")
             values (gen_random_uuid(), $1, $2, 'queued', $3, now() + $4 * interval '1 millisecond', $5, $6)
             on conflict (subject) where status in ('queued', 'running') do nothing`,
      values: [kind, subject, JSON.stringify(input), inMs, userId, visitorId],
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
   * Postpones queued replies. PostgreSQL plans it anew each time: the number of replies varies from few to thousands.
   * @param most milliseconds after a reply's creation, beyond which it is not postponed
   * @param slack milliseconds: a smaller change is not written
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

  /** The ids of running replies, by subject. */
  async runningIn(db: Transaction, subjects: string[]): Promise<Map<string, string>> {
    const { rows } = await db.query<{ id: string; subject: string }>({
      name: 'reply-running-in',
      text: `select id, subject from replies where subject = any($1) and status = 'running'`,
      values: [subjects],
    });
    return new Map(rows.map(({ id, subject }) => [subject, id]));
  },

  /** The ids of the replies that subjects have queued or running. */
  async underWayIn(db: Transaction, subjects: string[]): Promise<Map<string, string>> {
    const { rows } = await db.query<{ id: string; subject: string }>({
      name: 'reply-under-way-in',
      text: `select id, subject from replies where subject = any($1) and status in ('queued', 'running')`,
      values: [subjects],
    });
    return new Map(rows.map(({ id, subject }) => [subject, id]));
  },

  /** Deletes the unfinished replies of subjects that are being deleted; the node that writes one notices at its next beat. */
  async drop(transaction: Transaction, subjects: string[]): Promise<void> {
    const unfinished = `subject = any($1) and status in ('waiting', 'queued', 'running')`;
    await transaction.query(`delete from replies where id in (${inOrder(unfinished)})`, [subjects]);
  },
};
