import type { ErrorCode } from '@beside/common/errors';
import type pg from 'pg';
import { type CleanUp, cleanUp } from '../database/clean-up.ts';
import type { Transaction } from '../database/transaction.ts';
import { inOrder } from './reply.statements.ts';
import type { NewReply, Reply } from './reply.types.ts';

/** Seconds that a node holds a reply without renewing; another node takes over a killed node's replies after that. */
const LEASE = `interval '5 seconds'`;
const COLUMNS = `id, kind, subject, "userId", "visitorId", status, run, "stopRequested", input, reservation, "resultId", code, "isShown"`;

/** Ended replies that no caller can ask for any more. */
const ENDED_REPLIES: CleanUp = {
  table: 'replies',
  condition: `status in ('done', 'failed')`,
  by: '"endedAt"',
  type: 'timestamptz',
  before: `now() - interval '2 days'`,
};

/** The engine's statements. The run fences each change: a node that lost its lease changes nothing. */
export function replyStore(pool: pg.Pool, node: string) {
  return {
    /** Inserts a reply, claimed by this node when it has room. Null when the id exists, or its subject has a reply already. */
    async insert(transaction: Transaction, reply: NewReply, claim: boolean): Promise<Reply | null> {
      const { rows } = await transaction.query<Reply>({
        name: 'reply-insert',
        text: `insert into replies (id, kind, subject, "userId", "visitorId", input, reservation, status, run, node, "dueAt")
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, clock_timestamp() + case when $8 = 'running' then ${LEASE} else interval '0' end)
         on conflict do nothing returning ${COLUMNS}`,
        values: [...valuesOf(reply), claim ? 'running' : 'queued', claim ? 1 : 0, claim ? node : null],
      });
      return rows[0] ?? null;
    },

    async exists(transaction: Transaction, id: string): Promise<boolean> {
      const { rowCount } = await transaction.query({ text: `select 1 from replies where id = $1`, values: [id] });
      return rowCount === 1;
    },

    /** Whether the subject has a queued or running reply. It stays so until the transaction ends: an end waits, and other askers do. */
    async isBusy(transaction: Transaction, subject: string): Promise<boolean> {
      const { rowCount } = await transaction.query({
        text: `select 1 from replies where subject = $1 and status in ('queued', 'running') for no key update`,
        values: [subject],
      });
      return rowCount === 1;
    },

    /** Inserts a reply behind the subject's others. False when the id exists, or `most` wait already. Only while the subject is busy, by `isBusy`. */
    async insertWaiting(transaction: Transaction, reply: NewReply, most: number): Promise<boolean> {
      const { rowCount } = await transaction.query({
        text: `insert into replies (id, kind, subject, "userId", "visitorId", input, reservation, status, "createdAt")
               select $1, $2, $3, $4, $5, $6, $7, 'waiting', clock_timestamp()
               where (select count(*) from replies where subject = $3 and status = 'waiting') < $8
               on conflict (id) do nothing`,
        values: [...valuesOf(reply), most],
      });
      return rowCount === 1;
    },

    /** Queues the subject's next waiting reply, in the transaction that ended its reply. False when none waits. */
    async queueNext(transaction: Transaction, subject: string): Promise<boolean> {
      const { rowCount } = await transaction.query({
        name: 'reply-queue-next',
        text: `update replies set status = 'queued', "dueAt" = now() where id = (
                 select id from replies where subject = $1 and status = 'waiting' order by "createdAt", id limit 1 for update)
               and not exists (select 1 from replies where subject = $1 and status in ('queued', 'running'))`,
        values: [subject],
      });
      return rowCount === 1;
    },

    /** Queues waiting replies whose subject's reply was deleted, with its owner, and so ended without queueing them. */
    async queueLeftBehind(): Promise<void> {
      await pool.query({
        name: 'reply-queue-left-behind',
        text: `update replies set status = 'queued', "dueAt" = now() where id in (
                 select distinct on (subject) id from replies w
                 where status = 'waiting' and "createdAt" < now() - ${LEASE}
                   and not exists (select 1 from replies b where b.subject = w.subject and b.status in ('queued', 'running'))
                 order by subject, "createdAt", id)
               and status = 'waiting'`,
      });
    },

    /** Ends a waiting reply that is stopped. False when it waits no more. */
    async endWaiting(transaction: Transaction, id: string): Promise<boolean> {
      const { rowCount } = await transaction.query({
        text: `update replies set status = 'failed', code = 'stopped', input = null, reservation = null, "endedAt" = now()
               where id = $1 and status = 'waiting'`,
        values: [id],
      });
      return rowCount === 1;
    },

    /** Inserts a reply that needs no model, already ended. False when the id exists. */
    async insertDone(transaction: Transaction, reply: NewReply, resultId: string): Promise<boolean> {
      const { rowCount } = await transaction.query(
        `insert into replies (id, kind, subject, "userId", "visitorId", status, "resultId", "endedAt")
         values ($1, $2, $3, $4, $5, 'done', $6, now()) on conflict do nothing returning id`,
        [reply.id, reply.kind, reply.subject, reply.userId, reply.visitorId, resultId],
      );
      return rowCount === 1;
    },

    async find(id: string): Promise<Reply | null> {
      const { rows } = await pool.query<Reply>({
        name: 'reply-find',
        text: `select ${COLUMNS} from replies where id = $1`,
        values: [id],
      });
      return rows[0] ?? null;
    },

    /** Claims queued replies of the kinds that this release knows, and those whose lease has run out. */
    async claim(most: number, kinds: string[]): Promise<Reply[]> {
      const { rows } = await pool.query<Reply>({
        name: 'reply-claim',
        text: `update replies set status = 'running', run = run + 1, node = $1, "dueAt" = now() + ${LEASE}
               where id in (select id from replies where status in ('queued', 'running') and "dueAt" <= now() and kind = any($3)
                            order by "dueAt" limit $2 for update skip locked)
               returning ${COLUMNS}`,
        values: [node, most, kinds],
      });
      return rows;
    },

    /** Renews the leases of this node's replies, and reports requested stops. A missing id belongs to this node no longer. */
    async renew(ids: string[]): Promise<Map<string, { run: number; stop: boolean }>> {
      const { rows } = await pool.query<{ id: string; run: number; stopRequested: number }>({
        name: 'reply-renew',
        // A locked reply is renewed at the next beat; the others must not wait for it.
        text: `with held as (
                 select id, run, "stopRequested" from replies where id = any($1) and node = $2 and status = 'running'),
               free as (select id from replies where id in (select id from held) and node = $2 and status = 'running' for update skip locked),
               renewed as (update replies r set "dueAt" = now() + ${LEASE} from free where r.id = free.id)
               select id, run, "stopRequested" from held`,
        values: [ids, node],
      });
      return new Map(rows.map(({ id, run, stopRequested }) => [id, { run, stop: stopRequested === 1 }]));
    },

    /** Locks a reply for the transaction that ends it, and rereads its owner, who may have signed in meanwhile. Null: another run has it. */
    async hold(transaction: Transaction, reply: Reply): Promise<Reply | null> {
      const { rows } = await transaction.query<Pick<Reply, 'userId' | 'visitorId'>>({
        name: 'reply-hold',
        text: `select "userId", "visitorId" from replies where id = $1 and run = $2 and node = $3 and status = 'running' for update`,
        values: [reply.id, reply.run, node],
      });
      return rows[0] ? { ...reply, ...rows[0] } : null;
    },

    /** Ends a reply within the transaction that stores its end. False: another run has it, so store nothing. */
    async end(transaction: Transaction, reply: Reply, end: { resultId: string } | { code: ErrorCode }): Promise<boolean> {
      const done = 'resultId' in end;
      const { rowCount } = await transaction.query({
        name: 'reply-end',
        text: `update replies set status = $4, "resultId" = $5, code = $6, input = null, reservation = null, "endedAt" = now(), "isShown" = "isShown" or $7
               where id = $1 and run = $2 and node = $3 and status = 'running'`,
        values: [
          ...[reply.id, reply.run, node],
          ...[done ? 'done' : 'failed', done ? end.resultId : null, done ? null : end.code],
          // What `markShown` records may still be on its way.
          reply.isShown,
        ],
      });
      return rowCount === 1;
    },

    /** Releases a reply that is too early; the attempt does not count. */
    async postpone(reply: Reply, ms: number): Promise<void> {
      await pool.query({
        name: 'reply-postpone',
        text: `update replies set status = 'queued', node = null, run = run - 1, "dueAt" = now() + $4 * interval '1 millisecond'
               where id = $1 and run = $2 and node = $3 and status = 'running'`,
        values: [reply.id, reply.run, node, ms],
      });
    },

    /** Records that enough of a reply was shown for a stop to count, also one that another node carries out. */
    async markShown(reply: Reply): Promise<void> {
      await pool.query({
        name: 'reply-shown',
        text: `update replies set "isShown" = true where id = $1 and run = $2 and node = $3 and status = 'running'`,
        values: [reply.id, reply.run, node],
      });
    },

    async requestStop(id: string): Promise<boolean> {
      const { rowCount } = await pool.query(
        `update replies set "stopRequested" = 1 where id = $1 and status in ('queued', 'running')`,
        [id],
      );
      return rowCount === 1;
    },

    /** Releases this node's replies, so that another begins them at once. */
    async handOver(): Promise<void> {
      const held = inOrder(`node = $1 and status = 'running'`);
      await pool.query(`update replies set status = 'queued', node = null, "dueAt" = now() where id in (${held})`, [node]);
    },

    async prune(): Promise<void> {
      await cleanUp(pool, ENDED_REPLIES);
    },
  };
}

/** The first seven columns of an insert. */
function valuesOf({ id, kind, subject, userId, visitorId, input, reservation }: NewReply): (string | null)[] {
  return [id, kind, subject, userId, visitorId, JSON.stringify(input), reservation && JSON.stringify(reservation)];
}

export type ReplyStore = ReturnType<typeof replyStore>;
