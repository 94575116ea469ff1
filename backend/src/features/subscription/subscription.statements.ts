import { randomUUID } from 'node:crypto';
import type { QuoteView } from '@beside/common/subscription/subscription.views';
import * as t from '../../database/sql-types.ts';
import { type RowOf, statement } from '../../database/statement.ts';
import type { Transaction } from '../../database/transaction.ts';
import { notSignedIn } from '../../lib/app-error.ts';
import { codeOf } from '../../lib/error-code.ts';
import type { BillingState } from './subscription.types.ts';

const ACCOUNT = {
  userId: t.text,
  customerId: t.orNull(t.text),
  /** A digest of what Stripe was told about the user. */
  told: t.orNull(t.text),
  ticket: t.bigint,
  state: t.orNull(t.jsonb<BillingState>()),
};

const OPERATION = {
  id: t.uuid,
  userId: t.text,
  kind: t.text,
  input: t.jsonb<object>(),
  attempt: t.integer,
  createdAt: t.timestamptz,
  /** Which run works on it. */
  holder: t.uuid,
  /** Nobody works on it: it was given up, or its run no longer says that it lives. */
  isFree: t.present(t.boolean),
};
export type OperationRow = RowOf<typeof OPERATION>;

/** What a user was told, and how it was calculated. */
export interface Quote {
  view: QuoteView;
  /** Unix seconds. */
  prorationDate: number;
  /** Another operation has carried it out. */
  isUsed: boolean;
}

/** PostgreSQL's code of a foreign key without its row. */
const NO_SUCH_USER = '23503';
/** Seconds without a sign of life after which a run counts as dead. */
const DEAD_AFTER_S = 3;
const FREE = `("leftAt" is not null or "heldAt" < now() - interval '${DEAD_AFTER_S} seconds')`;
const OPERATION_COLUMNS = `id, "userId", kind, input, attempt, "createdAt", holder, ${FREE} as "isFree"`;

// Without a target: a call and an event may link the same two at once, and then either key can be the one that meets.
const addAccount = statement({
  sql: `insert into billing_accounts ("userId", "customerId") values ($1, $2) on conflict do nothing`,
  takes: [t.text, t.text],
}).run;
const linkAccount = statement({
  sql: `update billing_accounts set "customerId" = coalesce("customerId", $2) where "userId" = $1 returning "customerId"`,
  takes: [t.text, t.text],
  gives: { customerId: t.orNull(t.text) },
}).value;

const ticket = statement({
  sql: `select nextval('billing_tickets') as ticket`,
  gives: { ticket: t.present(t.bigint) },
}).value;

const begin = statement({
  sql: `insert into billing_operations (id, "userId", kind, input, holder) values ($id, $userId, $kind, $input, $holder)
    on conflict ("userId") where "finishedAt" is null do nothing returning ${OPERATION_COLUMNS}`,
  takes: { id: t.uuid, userId: t.text, kind: t.text, input: t.jsonb<object>(), holder: t.uuid },
  gives: OPERATION,
}).first;
const resume = statement({
  sql: `update billing_operations set "leftAt" = null, "heldAt" = now(), holder = $2
    where id = $1 and "finishedAt" is null and ${FREE} returning ${OPERATION_COLUMNS}`,
  takes: [t.uuid, t.uuid],
  gives: OPERATION,
}).first;

const claimQuote = statement({
  sql: `update billing_quotes set "usedBy" = coalesce("usedBy", $3) where "userId" = $1 and id = $2
    returning view, "prorationDate", "usedBy" is distinct from $3 as "isUsed"`,
  takes: [t.text, t.uuid, t.uuid],
  gives: { view: t.jsonb<QuoteView>(), prorationDate: t.bigint, isUsed: t.present(t.boolean) },
}).first;

/** The statements on subscriptions' tables. Each runs on the pool, or in a transaction. */
export const subscriptionStatements = {
  account: statement({
    name: 'billing-account',
    sql: `select ${t.namesOf(ACCOUNT)} from billing_accounts where "userId" = $1`,
    takes: [t.text],
    gives: ACCOUNT,
  }).first,

  /** Until the transaction ends, a user's account is not deleted while a declaration of theirs is stored, nor the other way round. */
  lockContracts: statement({
    sql: `select pg_advisory_xact_lock(hashtext('beside billing'), hashtext($1))`,
    takes: [t.text],
  }).run,

  byCustomer: statement({
    sql: `select ${t.namesOf(ACCOUNT)} from billing_accounts where "customerId" = $1`,
    takes: [t.text],
    gives: ACCOUNT,
  }).first,

  /** As `account`, locked until the transaction ends. */
  lockAccount: statement({
    sql: `select ${t.namesOf(ACCOUNT)} from billing_accounts where "userId" = $1 for update`,
    takes: [t.text],
    gives: ACCOUNT,
  }).first,

  /** Links a customer with a user that has none. Returns the one that is linked now; null: the user is gone. */
  async link(db: Transaction, userId: string, customerId: string): Promise<string | null> {
    try {
      await addAccount(db, userId, customerId);
    } catch (error) {
      if (codeOf(error) === NO_SUCH_USER) return null;
      throw error;
    }
    return linkAccount(db, userId, customerId);
  },

  /** Puts a customer (the third) in the place of one that was deleted at Stripe. */
  relink: statement({
    sql: `update billing_accounts set "customerId" = $3 where "userId" = $1 and "customerId" = $2`,
    takes: [t.text, t.text, t.text],
  }).run,

  saveTold: statement({ sql: `update billing_accounts set told = $2 where "userId" = $1`, takes: [t.text, t.text] }).run,

  /** Forgets a customer that was deleted at Stripe, so that the next choice makes another. */
  unlink: statement({
    sql: `update billing_accounts set "customerId" = null, told = $2 where "userId" = $1 and "customerId" = $2`,
    takes: [t.text, t.text],
  }).run,

  /** A number that grows with each reading of Stripe. */
  ticket: async (db: Transaction): Promise<bigint> => BigInt((await ticket(db)) ?? 0),

  saveState: statement({
    sql: `update billing_accounts set ticket = $2, state = $3, "syncedAt" = now() where "userId" = $1`,
    takes: [t.text, t.bigint, t.jsonb<BillingState>()],
  }).run,

  /** Every user with a customer, in order, after one; a page of so many. */
  customersAfter: statement({
    sql: `select "userId", "customerId" from billing_accounts where "customerId" is not null and "userId" > $1 order by "userId" limit $2`,
    takes: [t.text, t.bigint],
    gives: { userId: t.text, customerId: t.present(t.text) },
  }).all,

  /** Begins an operation, unless the user has one under way. @throws AppError 401 for a user who is gone */
  async begin(db: Transaction, userId: string, kind: string, input: object): Promise<OperationRow | null> {
    try {
      return await begin(db, { id: randomUUID(), userId, kind, input, holder: randomUUID() });
    } catch (error) {
      // The account was deleted meanwhile.
      if (codeOf(error) === NO_SUCH_USER) throw notSignedIn();
      throw error;
    }
  },

  underWay: statement({
    sql: `select ${OPERATION_COLUMNS} from billing_operations where "userId" = $1 and "finishedAt" is null`,
    takes: [t.text],
    gives: OPERATION,
  }).first,

  /** Whether an operation of these kinds is under way. */
  isUnderWay: statement({
    sql: `select 1 from billing_operations where "userId" = $1 and kind = any($2) and "finishedAt" is null`,
    takes: [t.text, t.array(t.text)],
  }).some,

  /** Operations that nobody works on. */
  leftOver: statement({
    sql: `select ${OPERATION_COLUMNS} from billing_operations where "finishedAt" is null and ${FREE} order by "createdAt" limit 100`,
    gives: OPERATION,
  }).all,

  /** Takes up an operation that nobody works on; null: somebody does, or it is finished. */
  resume: (db: Transaction, id: string): Promise<OperationRow | null> => resume(db, id, randomUUID()),

  /** A run's sign of life: the operation, its holder. */
  hold: statement({
    sql: 'update billing_operations set "heldAt" = now() where id = $id and holder = $holder',
    takes: { id: t.uuid, holder: t.uuid },
  }).run,

  /** Ends an operation, unless another run has taken it up meanwhile. */
  finish: statement({
    sql: 'update billing_operations set "finishedAt" = now() where id = $id and holder = $holder and "finishedAt" is null',
    takes: { id: t.uuid, holder: t.uuid },
  }).run,

  /** Releases an operation for its repetition, so many attempts later: the next attempt may need other keys. */
  release: statement({
    sql: `update billing_operations set "leftAt" = now(), attempt = attempt + $later
      where id = $id and holder = $holder and "finishedAt" is null`,
    takes: { id: t.uuid, holder: t.uuid, later: t.integer },
  }).run,

  saveQuote: statement({
    sql: `insert into billing_quotes (id, "userId", view, "prorationDate") values ($id, $userId, $view, $prorationDate)`,
    takes: { id: t.uuid, userId: t.text, view: t.jsonb<QuoteView>(), prorationDate: t.bigint },
  }).run,

  /** A quote of the user's, for one operation: another one that used it before keeps it. */
  async claimQuote(db: Transaction, userId: string, id: string, operationId: string): Promise<Quote | null> {
    const quote = await claimQuote(db, userId, id, operationId);
    return quote && { ...quote, prorationDate: Number(quote.prorationDate) };
  },

  exportOf: {
    accounts: statement({
      sql: `select "customerId", state, "syncedAt" from billing_accounts where "userId" = $1`,
      takes: [t.text],
      gives: { customerId: t.orNull(t.text), state: t.orNull(t.jsonb<BillingState>()), syncedAt: t.orNull(t.timestamptz) },
    }).all,
    operations: statement({
      sql: `select kind, input, "createdAt", "finishedAt" from billing_operations where "userId" = $1 order by "createdAt"`,
      takes: [t.text],
      gives: { kind: t.text, input: t.jsonb<object>(), createdAt: t.timestamptz, finishedAt: t.orNull(t.timestamptz) },
    }).all,
    quotes: statement({
      sql: `select view, "createdAt" from billing_quotes where "userId" = $1 order by "createdAt"`,
      takes: [t.text],
      gives: { view: t.jsonb<QuoteView>(), createdAt: t.timestamptz },
    }).all,
  },
};

/** The statements on `stripe_events`. */
export const stripeEvents = {
  /** Records an event. @returns whether it was done before */
  take: statement({
    sql: `insert into stripe_events (id, type, "customerId") values ($1, $2, $3)
      on conflict (id) do update set "receivedAt" = stripe_events."receivedAt" returning "doneAt" is not null as "isDone"`,
    takes: [t.text, t.text, t.orNull(t.text)],
    gives: { isDone: t.present(t.boolean) },
  }).value,

  done: statement({ sql: 'update stripe_events set "doneAt" = now() where id = $1', takes: [t.text] }).run,

  /** Up to when no event is missing, in Unix seconds of the provider; null: nobody has looked yet. */
  completeUntil: statement({ sql: 'select "completeUntil" from billing_progress', gives: { completeUntil: t.bigint } }).value,

  /** No event is missing up to then. */
  setComplete: statement({
    sql: `insert into billing_progress (id, "completeUntil") values (1, $1)
      on conflict (id) do update set "completeUntil" = greatest(billing_progress."completeUntil", excluded."completeUntil")`,
    takes: [t.bigint],
  }).run,

  /** Which of these were never done. */
  notDone: statement({
    sql: `select id from unnest($1::text[]) as asked(id)
      where not exists (select 1 from stripe_events e where e.id = asked.id and e."doneAt" is not null)`,
    takes: [t.array(t.text)],
    gives: { id: t.present(t.text) },
  }).values,
};

/** The statements on `billing_erasures`: customers to be deleted at Stripe. */
export const erasures = {
  add: statement({ sql: 'insert into billing_erasures ("customerId") values ($1) on conflict do nothing', takes: [t.text] }).run,
  remove: statement({ sql: 'delete from billing_erasures where "customerId" = $1', takes: [t.text] }).run,
  /** Those whose job may have been lost, and whether they are older than some hours. */
  leftOver: statement({
    sql: `select "customerId", "createdAt" < now() - make_interval(hours => $1) as "isOld" from billing_erasures
      where "createdAt" < now() - interval '10 minutes' order by "createdAt" limit 100`,
    takes: [t.integer],
    gives: { customerId: t.text, isOld: t.present(t.boolean) },
  }).all,
};

/** The statements on `billing_withdrawals`, by the hash of an address. */
export const withdrawals = {
  find: statement({
    sql: `select "usageCount" as count, "usageKeptUntil" as until from billing_withdrawals where "addressHash" = any($1)
      order by "withdrawnAt" desc limit 1`,
    takes: [t.array(t.text)],
    gives: { count: t.integer, until: t.orNull(t.timestamptz) },
  }).first,
  keep: statement({
    sql: `insert into billing_withdrawals ("addressHash", "withdrawnAt", "usageCount", "usageKeptUntil") values ($hash, $at, $count, $until)
      on conflict ("addressHash") do update
        set "withdrawnAt" = greatest(billing_withdrawals."withdrawnAt", excluded."withdrawnAt"),
          "usageCount" = excluded."usageCount", "usageKeptUntil" = excluded."usageKeptUntil"`,
    takes: { hash: t.text, at: t.timestamptz, count: t.integer, until: t.orNull(t.timestamptz) },
  }).run,
};
