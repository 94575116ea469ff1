import * as t from '../database/sql-types.ts';
import { statement } from '../database/statement.ts';
import type { Transaction } from '../database/transaction.ts';

/** A reply that a subject asks for, without a reservation. */
export interface QueuedReply {
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
const lockUser = {
  question: statement({
    name: 'reply-user-question',
    sql: `select pg_advisory_xact_lock_shared(${USER_LOCK}, hashtext($1))`,
    takes: [t.text],
  }).run,
  deletion: statement({
    name: 'reply-user-deletion',
    sql: `select pg_advisory_xact_lock(${USER_LOCK}, hashtext($1))`,
    takes: [t.text],
  }).run,
};
export const lockReplyUser = (transaction: Transaction, userId: string, by: 'question' | 'deletion'): Promise<void> =>
  lockUser[by](transaction, userId);

/**
 * Locks the replies that meet a condition in the order in which a subject has them written: a reply's end holds its row while it queues the next
 * one, so statements on several rows in another order would deadlock with it.
 */
export const inOrder = (condition: string): string =>
  `select id from replies where ${condition} order by (status in ('queued', 'running')) desc, "createdAt", id for update`;

const ask = statement({
  name: 'reply-ask',
  sql: `insert into replies (id, kind, subject, status, input, "dueAt", "userId", "visitorId")
    values (gen_random_uuid(), $kind, $subject, 'queued', $input, now() + $inMs * interval '1 millisecond', $userId, $visitorId)
    on conflict (subject) where status in ('queued', 'running') do nothing`,
  takes: {
    kind: t.text,
    subject: t.text,
    input: t.jsonb<object>(),
    inMs: t.float,
    userId: t.orNull(t.text),
    visitorId: t.orNull(t.uuid),
  },
}).run;

// Without a name, PostgreSQL plans it anew each time: the number of replies varies from few to thousands.
const postpone = statement({
  sql: `with early as (
      select r.id, u.until from replies r join unnest($subjects::text[], $ms::int[]) as w (subject, ms) on w.subject = r.subject
      cross join lateral (
        select least(r."createdAt" + $most * interval '1 millisecond', now() + w.ms * interval '1 millisecond') as until) as u
      where r.status = 'queued' and r."dueAt" < u.until - $slack * interval '1 millisecond' for update of r skip locked)
    update replies r set "dueAt" = e.until from early e where r.id = e.id`,
  takes: { subjects: t.array(t.text), ms: t.array(t.integer), most: t.float, slack: t.float },
}).run;

const underWayIn = statement({
  name: 'reply-under-way-in',
  sql: `select id, subject from replies where subject = any($1) and status in ('queued', 'running')`,
  takes: [t.array(t.text)],
  gives: { id: t.uuid, subject: t.text },
}).all;
const runningIn = statement({
  name: 'reply-running-in',
  sql: `select id, subject from replies where subject = any($1) and status = 'running'`,
  takes: [t.array(t.text)],
  gives: { id: t.uuid, subject: t.text },
}).all;

/** Statements for features that schedule their replies by subject. At most one reply waits or is being written for each. */
export const replyStatements = {
  /** Queues a reply, unless the subject has one queued or running. */
  ask: (transaction: Transaction, { userId = null, visitorId = null, ...asked }: QueuedReply): Promise<void> =>
    ask(transaction, { ...asked, userId, visitorId }),

  /** Makes the queued reply of a subject due at once. */
  makeDue: statement({
    name: 'reply-make-due',
    sql: `update replies set "dueAt" = now() where subject = $1 and status = 'queued'`,
    takes: [t.text],
  }).run,

  /**
   * Postpones queued replies.
   * @param limits `most`: milliseconds after a reply's creation, beyond which it is not postponed; `slack`: a smaller change is not written
   */
  postpone: (db: Transaction, waits: Wait[], limits: { most: number; slack: number }): Promise<void> =>
    postpone(db, { ...limits, subjects: waits.map(({ subject }) => subject), ms: waits.map(({ ms }) => ms) }),

  /** The ids of running replies, by subject. */
  runningIn: async (db: Transaction, subjects: string[]): Promise<Map<string, string>> =>
    new Map((await runningIn(db, subjects)).map(({ id, subject }) => [subject, id])),

  /** The ids of the replies that subjects have queued or running. */
  underWayIn: async (db: Transaction, subjects: string[]): Promise<Map<string, string>> =>
    new Map((await underWayIn(db, subjects)).map(({ id, subject }) => [subject, id])),

  /** Deletes the unfinished replies of subjects that are being deleted; the node that writes one notices at its next beat. */
  drop: statement({
    sql: `delete from replies where id in (${inOrder(`subject = any($1) and status in ('waiting', 'queued', 'running')`)})`,
    takes: [t.array(t.text)],
  }).run,

  /** Gives a visitor's to a user: the user, the visitor. */
  claim: statement({
    sql: `update replies set "userId" = $1, "visitorId" = null where id in (${inOrder(`"visitorId" = $2 and "userId" is null`)})`,
    takes: [t.text, t.uuid],
  }).run,

  /** Deletes a user's. */
  erase: statement({ sql: `delete from replies where id in (${inOrder('"userId" = $1')})`, takes: [t.text] }).run,

  /** What a user wrote that no reply has answered: these fields of inputs that have one of them. */
  exportOf: statement({
    sql: `select kind, question, "createdAt"
      from replies cross join lateral (
        select json_object_agg(key, value) as question from jsonb_each(input) where key = any($2)) written
      where "userId" = $1 and status in ('waiting', 'queued', 'running') and input ? $3`,
    takes: [t.text, t.array(t.text), t.text],
    gives: { kind: t.text, question: t.orNull(t.jsonb<object>()), createdAt: t.timestamptz },
  }).all,
};
