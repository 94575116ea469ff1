import { randomUUID } from 'node:crypto';
import type { QuoteView } from '@beside/common/subscription/subscription.views';
import {
  array,
  bigint,
  boolean,
  integer,
  jsonb,
  namesOf,
  orNull,
  present,
  type RowOf,
  statement,
  text,
  timestamptz,
  uuid,
} from '../../database/statement.ts';
import type { Transaction } from '../../database/transaction.ts';
import { notSignedIn } from '../../lib/app-error.ts';
import { codeOf } from '../../lib/error-code.ts';
import type { BillingState } from './subscription.types.ts';

const ACCOUNT = {
  userId: text,
  customerId: orNull(text),
  /** A digest of what Stripe was told about the user. */
  told: orNull(text),
  ticket: bigint,
  state: orNull(jsonb<BillingState>()),
};

const OPERATION = {
  id: uuid,
  userId: text,
  kind: text,
  input: jsonb<object>(),
  attempt: integer,
  createdAt: timestamptz,
  /** Which run works on it. */
  holder: uuid,
  /** Nobody works on it: it was given up, or its run no longer says that it lives. */
  isFree: present(boolean),
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
  takes: [text, text],
}).run;
const linkAccount = statement({
  sql: `update billing_accounts set "customerId" = coalesce("customerId", $2) where "userId" = $1 returning "customerId"`,
  takes: [text, text],
  gives: { customerId: orNull(text) },
}).value;

const ticket = statement({
  sql: `select nextval('billing_tickets') as ticket`,
  gives: { ticket: present(bigint) },
}).value;

const begin = statement({
  sql: `insert into billing_operations (id, "userId", kind, input, holder) values ($id, $userId, $kind, $input, $holder)
    on conflict ("userId") where "finishedAt" is null do nothing returning ${OPERATION_COLUMNS}`,
  takes: { id: uuid, userId: text, kind: text, input: jsonb<object>(), holder: uuid },
  gives: OPERATION,
}).first;
const resume = statement({
  sql: `update billing_operations set "leftAt" = null, "heldAt" = now(), holder = $2
    where id = $1 and "finishedAt" is null and ${FREE} returning ${OPERATION_COLUMNS}`,
  takes: [uuid, uuid],
  gives: OPERATION,
}).first;

const claimQuote = statement({
  sql: `update billing_quotes set "usedBy" = coalesce("usedBy", $3) where "userId" = $1 and id = $2
    returning view, "prorationDate", "usedBy" is distinct from $3 as "isUsed"`,
  takes: [text, uuid, uuid],
  gives: { view: jsonb<QuoteView>(), prorationDate: bigint, isUsed: present(boolean) },
}).first;

/** The statements on subscriptions' tables. Each runs on the pool, or in a transaction. */
export const subscriptionStatements = {
  account: statement({
    name: 'billing-account',
    sql: `select ${namesOf(ACCOUNT)} from billing_accounts where "userId" = $1`,
    takes: [text],
    gives: ACCOUNT,
  }).first,

  /** Until the transaction ends, a user's account is not deleted while a declaration of theirs is stored, nor the other way round. */
  lockContracts: statement({
    sql: `select pg_advisory_xact_lock(hashtext('beside billing'), hashtext($1))`,
    takes: [text],
  }).run,

  byCustomer: statement({
    sql: `select ${namesOf(ACCOUNT)} from billing_accounts where "customerId" = $1`,
    takes: [text],
    gives: ACCOUNT,
  }).first,

  /** As `account`, locked until the transaction ends. */
  lockAccount: statement({
    sql: `select ${namesOf(ACCOUNT)} from billing_accounts where "userId" = $1 for update`,
    takes: [text],
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
    takes: [text, text, text],
  }).run,

  saveTold: statement({ sql: `update billing_accounts set told = $2 where "userId" = $1`, takes: [text, text] }).run,

  /** Forgets a customer that was deleted at Stripe, so that the next choice makes another. */
  unlink: statement({
    sql: `update billing_accounts set "customerId" = null, told = $2 where "userId" = $1 and "customerId" = $2`,
    takes: [text, text],
  }).run,

  /** A number that grows with each reading of Stripe. */
  ticket: async (db: Transaction): Promise<bigint> => BigInt((await ticket(db)) ?? 0),

  saveState: statement({
    sql: `update billing_accounts set ticket = $2, state = $3, "syncedAt" = now() where "userId" = $1`,
    takes: [text, bigint, jsonb<BillingState>()],
  }).run,

  /** Every user with a customer, in order, after one; a page of so many. */
  customersAfter: statement({
    sql: `select "userId", "customerId" from billing_accounts where "customerId" is not null and "userId" > $1 order by "userId" limit $2`,
    takes: [text, bigint],
    gives: { userId: text, customerId: present(text) },
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
    takes: [text],
    gives: OPERATION,
  }).first,

  /** Whether an operation of these kinds is under way. */
  isUnderWay: statement({
    sql: `select 1 from billing_operations where "userId" = $1 and kind = any($2) and "finishedAt" is null`,
    takes: [text, array(text)],
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
    takes: { id: uuid, holder: uuid },
  }).run,

  /** Ends an operation, unless another run has taken it up meanwhile. */
  finish: statement({
    sql: 'update billing_operations set "finishedAt" = now() where id = $id and holder = $holder and "finishedAt" is null',
    takes: { id: uuid, holder: uuid },
  }).run,

  /** Releases an operation for its repetition, so many attempts later: the next attempt may need other keys. */
  release: statement({
    sql: `update billing_operations set "leftAt" = now(), attempt = attempt + $later
      where id = $id and holder = $holder and "finishedAt" is null`,
    takes: { id: uuid, holder: uuid, later: integer },
  }).run,

  saveQuote: statement({
    sql: `insert into billing_quotes (id, "userId", view, "prorationDate") values ($id, $userId, $view, $prorationDate)`,
    takes: { id: uuid, userId: text, view: jsonb<QuoteView>(), prorationDate: bigint },
  }).run,

  /** A quote of the user's, for one operation: another one that used it before keeps it. */
  async claimQuote(db: Transaction, userId: string, id: string, operationId: string): Promise<Quote | null> {
    const quote = await claimQuote(db, userId, id, operationId);
    return quote && { ...quote, prorationDate: Number(quote.prorationDate) };
  },

  exportOf: {
    accounts: statement({
      sql: `select "customerId", state, "syncedAt" from billing_accounts where "userId" = $1`,
      takes: [text],
      gives: { customerId: orNull(text), state: orNull(jsonb<BillingState>()), syncedAt: orNull(timestamptz) },
    }).all,
    operations: statement({
      sql: `select kind, input, "createdAt", "finishedAt" from billing_operations where "userId" = $1 order by "createdAt"`,
      takes: [text],
      gives: { kind: text, input: jsonb<object>(), createdAt: timestamptz, finishedAt: orNull(timestamptz) },
    }).all,
    quotes: statement({
      sql: `select view, "createdAt" from billing_quotes where "userId" = $1 order by "createdAt"`,
      takes: [text],
      gives: { view: jsonb<QuoteView>(), createdAt: timestamptz },
    }).all,
  },
};

/** The statements on `stripe_events`. */
export const stripeEvents = {
  /** Records an event. @returns whether it was done before */
  take: statement({
    sql: `insert into stripe_events (id, type, "customerId") values ($1, $2, $3)
      on conflict (id) do update set "receivedAt" = stripe_events."receivedAt" returning "doneAt" is not null as "isDone"`,
    takes: [text, text, orNull(text)],
    gives: { isDone: present(boolean) },
  }).value,

  done: statement({ sql: 'update stripe_events set "doneAt" = now() where id = $1', takes: [text] }).run,

  /** Which of these were never done. */
  notDone: statement({
    sql: `select id from unnest($1::text[]) as asked(id)
      where not exists (select 1 from stripe_events e where e.id = asked.id and e."doneAt" is not null)`,
    takes: [array(text)],
    gives: { id: present(text) },
  }).values,
};

/** The statements on `billing_erasures`: customers to be deleted at Stripe. */
export const erasures = {
  add: statement({ sql: 'insert into billing_erasures ("customerId") values ($1) on conflict do nothing', takes: [text] }).run,
  remove: statement({ sql: 'delete from billing_erasures where "customerId" = $1', takes: [text] }).run,
  /** Those whose job may have been lost, and whether they are older than some hours. */
  leftOver: statement({
    sql: `select "customerId", "createdAt" < now() - make_interval(hours => $1) as "isOld" from billing_erasures
      where "createdAt" < now() - interval '10 minutes' order by "createdAt" limit 100`,
    takes: [integer],
    gives: { customerId: text, isOld: present(boolean) },
  }).all,
};

/** The statements on `billing_withdrawals`, by the hash of an address. */
export const withdrawals = {
  find: statement({
    sql: `select "usageCount" as count, "usageKeptUntil" as until from billing_withdrawals where "addressHash" = $1`,
    takes: [text],
    gives: { count: integer, until: orNull(timestamptz) },
  }).first,
  keep: statement({
    sql: `insert into billing_withdrawals ("addressHash", "withdrawnAt", "usageCount", "usageKeptUntil") values ($hash, $at, $count, $until)
      on conflict ("addressHash") do update
        set "withdrawnAt" = greatest(billing_withdrawals."withdrawnAt", excluded."withdrawnAt"),
          "usageCount" = excluded."usageCount", "usageKeptUntil" = excluded."usageKeptUntil"`,
    takes: { hash: text, at: timestamptz, count: integer, until: orNull(timestamptz) },
  }).run,
};
