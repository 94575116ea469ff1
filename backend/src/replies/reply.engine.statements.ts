import type { ErrorCode } from '@beside/common/errors';
import type pg from 'pg';
import { type CleanUp, cleanUp } from '../database/clean-up.ts';
import * as t from '../database/sql-types.ts';
import { statement } from '../database/statement.ts';
import type { Transaction } from '../database/transaction.ts';
import { inOrder } from './reply.statements.ts';
import type { NewReply, Reply } from './reply.types.ts';

/** Seconds that a node holds a reply without renewing; another node takes over a killed node's replies after that. */
const LEASE = `interval '5 seconds'`;
const code = t.textAs<ErrorCode>();
const REPLY = {
  id: t.uuid,
  kind: t.text,
  subject: t.text,
  userId: t.orNull(t.text),
  visitorId: t.orNull(t.uuid),
  status: t.oneOf(['waiting', 'queued', 'running', 'done', 'failed']),
  run: t.integer,
  stopRequested: t.integer,
  input: t.orNull(t.jsonb<unknown>()),
  reservation: t.orNull(t.jsonb<unknown>()),
  resultId: t.orNull(t.text),
  code: t.orNull(code),
  isShown: t.boolean,
};
const OWNER = { id: t.uuid, kind: t.text, subject: t.text, userId: t.orNull(t.text), visitorId: t.orNull(t.uuid) };
/** What a new reply is. */
const NEW = { ...OWNER, input: t.jsonb<object>(), reservation: t.orNull(t.jsonb<object>()) };
/** The run of a node, which fences each change. */
const RUN = { id: t.uuid, run: t.integer, node: t.uuid };
const IS_HELD = `id = $id and run = $run and node = $node and status = 'running'`;

/** Ended replies that no caller can ask for any more. */
const ENDED_REPLIES: CleanUp = {
  table: 'replies',
  condition: `status in ('done', 'failed')`,
  by: '"endedAt"',
  type: 'timestamptz',
  before: `now() - interval '2 days'`,
};

const insert = statement({
  name: 'reply-insert',
  sql: `insert into replies (id, kind, subject, "userId", "visitorId", input, reservation, status, run, node, "dueAt")
    values ($id, $kind, $subject, $userId, $visitorId, $input, $reservation, $status, $run, $node,
      clock_timestamp() + case when $status = 'running' then ${LEASE} else interval '0' end)
    on conflict do nothing returning ${t.namesOf(REPLY)}`,
  takes: { ...NEW, status: t.oneOf(['running', 'queued']), run: t.integer, node: t.orNull(t.uuid) },
  gives: REPLY,
}).first;
const insertWaiting = statement({
  sql: `insert into replies (id, kind, subject, "userId", "visitorId", input, reservation, status, "createdAt")
    select $id, $kind, $subject, $userId, $visitorId, $input, $reservation, 'waiting', clock_timestamp()
    where (select count(*) from replies where subject = $subject and status = 'waiting') < $most
    on conflict (id) do nothing`,
  takes: { ...NEW, most: t.bigint },
}).some;
const insertDone = statement({
  sql: `insert into replies (id, kind, subject, "userId", "visitorId", status, "resultId", "endedAt")
    values ($id, $kind, $subject, $userId, $visitorId, 'done', $resultId, now()) on conflict do nothing`,
  takes: { ...OWNER, resultId: t.text },
}).some;
const queueLeftBehind = statement({
  name: 'reply-queue-left-behind',
  sql: `update replies set status = 'queued', "dueAt" = now() where id in (
      select distinct on (subject) id from replies w
      where status = 'waiting' and "createdAt" < now() - ${LEASE}
        and not exists (select 1 from replies b where b.subject = w.subject and b.status in ('queued', 'running'))
      order by subject, "createdAt", id)
    and status = 'waiting'`,
}).run;
const find = statement({
  name: 'reply-find',
  sql: `select ${t.namesOf(REPLY)} from replies where id = $1`,
  takes: [t.uuid],
  gives: REPLY,
}).first;
const claim = statement({
  name: 'reply-claim',
  sql: `update replies set status = 'running', run = run + 1, node = $1, "dueAt" = now() + ${LEASE}
    where id in (select id from replies where status in ('queued', 'running') and "dueAt" <= now() and kind = any($3)
                 order by "dueAt" limit $2 for update skip locked)
    returning ${t.namesOf(REPLY)}`,
  takes: [t.uuid, t.bigint, t.array(t.text)],
  gives: REPLY,
}).all;
/** Replies that are due and that nobody writes: their number, and the seconds since the oldest was due. */
export const dueReplies = statement({
  sql: `select count(*)::int as waiting, coalesce(extract(epoch from now() - min("dueAt")), 0)::float8 as "oldestSeconds"
    from (select "dueAt" from replies where status in ('queued', 'running') and "dueAt" <= now() order by "dueAt" limit 10000) as due`,
  gives: { waiting: t.present(t.integer), oldestSeconds: t.present(t.float) },
}).one;
// A locked reply is renewed at the next beat; the others must not wait for it.
const renew = statement({
  name: 'reply-renew',
  sql: `with held as (
      select id, run, "stopRequested" from replies where id = any($1) and node = $2 and status = 'running'),
    free as (select id from replies where id in (select id from held) and node = $2 and status = 'running' for update skip locked),
    renewed as (update replies r set "dueAt" = now() + ${LEASE} from free where r.id = free.id)
    select id, run, "stopRequested" from held`,
  takes: [t.array(t.uuid), t.uuid],
  gives: { id: t.uuid, run: t.integer, stopRequested: t.integer },
}).all;
const hold = statement({
  name: 'reply-hold',
  sql: `select "userId", "visitorId" from replies where ${IS_HELD} for update`,
  takes: RUN,
  gives: { userId: t.orNull(t.text), visitorId: t.orNull(t.uuid) },
}).first;
// What `markShown` records may still be on its way.
const end = statement({
  name: 'reply-end',
  sql: `update replies set status = $status, "resultId" = $resultId, code = $code, input = null, reservation = null, "endedAt" = now(),
      "isShown" = "isShown" or $isShown
    where ${IS_HELD}`,
  takes: { ...RUN, status: t.oneOf(['done', 'failed']), resultId: t.orNull(t.text), code: t.orNull(code), isShown: t.boolean },
}).some;
const postpone = statement({
  name: 'reply-postpone',
  sql: `update replies set status = 'queued', node = null, run = run - 1, "dueAt" = now() + $ms * interval '1 millisecond' where ${IS_HELD}`,
  takes: { ...RUN, ms: t.float },
}).run;
const markShown = statement({
  name: 'reply-shown',
  sql: `update replies set "isShown" = true where ${IS_HELD}`,
  takes: RUN,
}).run;
const requestStop = statement({
  sql: `update replies set "stopRequested" = 1 where id = $1 and status in ('queued', 'running')`,
  takes: [t.uuid],
}).some;
const handOver = statement({
  sql: `update replies set status = 'queued', node = null, "dueAt" = now() where id in (${inOrder(`node = $1 and status = 'running'`)})`,
  takes: [t.uuid],
}).run;

const exists = statement({ sql: 'select 1 from replies where id = $1', takes: [t.uuid] }).some;
const isBusy = statement({
  sql: `select 1 from replies where subject = $1 and status in ('queued', 'running') for no key update`,
  takes: [t.text],
}).some;
const queueNext = statement({
  name: 'reply-queue-next',
  sql: `update replies set status = 'queued', "dueAt" = now() where id = (
      select id from replies where subject = $1 and status = 'waiting' order by "createdAt", id limit 1 for update)
    and not exists (select 1 from replies where subject = $1 and status in ('queued', 'running'))`,
  takes: [t.text],
}).some;
const endWaiting = statement({
  sql: `update replies set status = 'failed', code = 'stopped', input = null, reservation = null, "endedAt" = now()
    where id = $1 and status = 'waiting'`,
  takes: [t.uuid],
}).some;

/** The engine's statements. The run fences each change: a node that lost its lease changes nothing. */
export interface EngineStatements {
  /** Inserts a reply, claimed by this node when it has room. Null when the id exists, or its subject has a reply already. */
  insert(transaction: Transaction, reply: NewReply, isClaimed: boolean): Promise<Reply | null>;
  exists(transaction: Transaction, id: string): Promise<boolean>;
  /** Whether the subject has a queued or running reply. It stays so until the transaction ends: an end waits, and other askers do. */
  isBusy(transaction: Transaction, subject: string): Promise<boolean>;
  /** Inserts a reply behind the subject's others. False when the id exists, or `most` wait already. Only while the subject is busy, by `isBusy`. */
  insertWaiting(transaction: Transaction, reply: NewReply, most: number): Promise<boolean>;
  /** Queues the subject's next waiting reply, in the transaction that ended its reply. False when none waits. */
  queueNext(transaction: Transaction, subject: string): Promise<boolean>;
  /** Queues waiting replies whose subject's reply was deleted, with its owner, and so ended without queueing them. */
  queueLeftBehind(): Promise<void>;
  /** Ends a waiting reply that is stopped. False when it waits no more. */
  endWaiting(transaction: Transaction, id: string): Promise<boolean>;
  /** Inserts a reply that needs no model, already ended. False when the id exists. */
  insertDone(transaction: Transaction, reply: NewReply, resultId: string): Promise<boolean>;
  find(id: string): Promise<Reply | null>;
  /** Claims queued replies of the kinds that this release knows, and those whose lease has run out. */
  claim(most: number, kinds: string[]): Promise<Reply[]>;
  /** Renews the leases of this node's replies, and reports requested stops. A missing id belongs to this node no longer. */
  renew(ids: string[]): Promise<Map<string, { run: number; stop: boolean }>>;
  /** Locks a reply for the transaction that ends it, and rereads its owner, who may have signed in meanwhile. Null: another run has it. */
  hold(transaction: Transaction, reply: Reply): Promise<Reply | null>;
  /** Ends a reply within the transaction that stores its end. False: another run has it, so store nothing. */
  end(transaction: Transaction, reply: Reply, how: { resultId: string } | { code: ErrorCode }): Promise<boolean>;
  /** Releases a reply that is too early; the attempt does not count. */
  postpone(reply: Reply, ms: number): Promise<void>;
  /** Records that enough of a reply was shown for a stop to count, also one that another node carries out. */
  markShown(reply: Reply): Promise<void>;
  requestStop(id: string): Promise<boolean>;
  /** Releases this node's replies, so that another begins them at once. */
  handOver(): Promise<void>;
  prune(): Promise<void>;
}

export function engineStatements(pool: pg.Pool, node: string): EngineStatements {
  const runOf = ({ id, run }: Reply) => ({ id, run, node });
  return {
    ...{ exists, isBusy, queueNext, endWaiting },
    insert: (transaction, reply, isClaimed) =>
      insert(transaction, {
        ...reply,
        ...(isClaimed ? { status: 'running', run: 1, node } : { status: 'queued', run: 0, node: null }),
      }),
    insertWaiting: (transaction, reply, most) => insertWaiting(transaction, { ...reply, most }),
    queueLeftBehind: () => queueLeftBehind(pool),
    insertDone: (transaction, reply, resultId) => insertDone(transaction, { ...reply, resultId }),
    find: (id) => find(pool, id),
    claim: (most, kinds) => claim(pool, node, most, kinds),
    async renew(ids) {
      const rows = await renew(pool, ids, node);
      return new Map(rows.map(({ id, run, stopRequested }) => [id, { run, stop: stopRequested === 1 }]));
    },
    async hold(transaction, reply) {
      const owner = await hold(transaction, runOf(reply));
      return owner && { ...reply, ...owner };
    },
    end: (transaction, reply, how) =>
      end(transaction, {
        ...runOf(reply),
        ...{ isShown: reply.isShown, resultId: null, code: null, status: 'resultId' in how ? 'done' : 'failed' },
        ...how,
      }),
    postpone: (reply, ms) => postpone(pool, { ...runOf(reply), ms }),
    markShown: (reply) => markShown(pool, runOf(reply)),
    requestStop: (id) => requestStop(pool, id),
    handOver: () => handOver(pool, node),
    async prune() {
      await cleanUp(pool, ENDED_REPLIES);
    },
  };
}
