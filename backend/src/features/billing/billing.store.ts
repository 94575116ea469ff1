import { randomUUID } from 'node:crypto';
import type { QuoteView } from '@beside/common/billing/billing.views';
import type { Transaction } from '../../database/transaction.ts';
import { notSignedIn } from '../../lib/app-error.ts';
import { codeOf } from '../../lib/error-code.ts';
import type { BillingState } from './billing.types.ts';

export interface AccountRow {
  userId: string;
  customerId: string | null;
  /** A digest of what Stripe was told about the user. */
  told: string | null;
  ticket: string;
  state: BillingState | null;
}

export interface OperationRow {
  id: string;
  userId: string;
  kind: string;
  input: object;
  attempt: number;
  createdAt: Date;
  /** Which run works on it. */
  holder: string;
  /** Nobody works on it: it was given up, or its run no longer says that it lives. */
  isFree: boolean;
}

/** PostgreSQL's code of a foreign key without its row. */
const NO_SUCH_USER = '23503';
/** What a user was told, and how it was reckoned. */
export interface Quote {
  view: QuoteView;
  /** Unix seconds. */
  prorationDate: number;
  /** Another operation has carried it out. */
  isUsed: boolean;
}

const ACCOUNT = `"userId", "customerId", told, ticket::text as ticket, state`;
/** Seconds without a sign of life after which a run counts as dead. */
const DEAD_AFTER_S = 3;
const FREE = `("leftAt" is not null or "heldAt" < now() - interval '${DEAD_AFTER_S} seconds')`;
const OPERATION = `id, "userId", kind, input, attempt, "createdAt", holder, ${FREE} as "isFree"`;

/** The statements on billing's tables. Each runs on the pool, or in a transaction. */
export const billingStore = {
  async account(db: Transaction, userId: string): Promise<AccountRow | null> {
    const { rows } = await db.query<AccountRow>({
      name: 'billing-account',
      text: `select ${ACCOUNT} from billing_accounts where "userId" = $1`,
      values: [userId],
    });
    return rows[0] ?? null;
  },

  async byCustomer(db: Transaction, customerId: string): Promise<AccountRow | null> {
    const { rows } = await db.query<AccountRow>(`select ${ACCOUNT} from billing_accounts where "customerId" = $1`, [customerId]);
    return rows[0] ?? null;
  },

  /** As `account`, locked until the transaction ends. */
  async lockAccount(db: Transaction, userId: string): Promise<AccountRow | null> {
    const { rows } = await db.query<AccountRow>(`select ${ACCOUNT} from billing_accounts where "userId" = $1 for update`, [
      userId,
    ]);
    return rows[0] ?? null;
  },

  /** Links a customer with a user that has none. Returns the one that is linked now; null: the user is gone. */
  async link(db: Transaction, userId: string, customerId: string): Promise<string | null> {
    try {
      // Without a target: a call and an event may link the same two at once, and then either key can be the one that meets.
      await db.query(`insert into billing_accounts ("userId", "customerId") values ($1, $2) on conflict do nothing`, [
        userId,
        customerId,
      ]);
    } catch (error) {
      if (codeOf(error) === NO_SUCH_USER) return null;
      throw error;
    }
    const { rows } = await db.query<{ customerId: string }>(
      `update billing_accounts set "customerId" = coalesce("customerId", $2) where "userId" = $1 returning "customerId"`,
      [userId, customerId],
    );
    return rows[0]?.customerId ?? null;
  },

  /** Puts a customer in the place of one that was deleted at Stripe. */
  async relink(db: Transaction, userId: string, former: string, customerId: string): Promise<void> {
    await db.query(`update billing_accounts set "customerId" = $3 where "userId" = $1 and "customerId" = $2`, [
      userId,
      former,
      customerId,
    ]);
  },

  async saveTold(db: Transaction, userId: string, told: string): Promise<void> {
    await db.query(`update billing_accounts set told = $2 where "userId" = $1`, [userId, told]);
  },

  /** Forgets a customer that was deleted at Stripe, so that the next choice makes another. */
  async unlink(db: Transaction, userId: string, customerId: string): Promise<void> {
    await db.query(`update billing_accounts set "customerId" = null, told = $2 where "userId" = $1 and "customerId" = $2`, [
      userId,
      customerId,
    ]);
  },

  /** A number that grows with each reading of Stripe. */
  async ticket(db: Transaction): Promise<bigint> {
    const { rows } = await db.query<{ ticket: string }>(`select nextval('billing_tickets')::text as ticket`);
    return BigInt(rows[0]?.ticket ?? 0);
  },

  async saveState(db: Transaction, userId: string, ticket: bigint, state: BillingState): Promise<void> {
    await db.query(`update billing_accounts set ticket = $2, state = $3, "syncedAt" = now() where "userId" = $1`, [
      userId,
      String(ticket),
      JSON.stringify(state),
    ]);
  },

  /** Every user with a customer, in order, after one; a page. */
  async customersAfter(db: Transaction, after: string, limit: number): Promise<{ userId: string; customerId: string }[]> {
    const { rows } = await db.query<{ userId: string; customerId: string }>(
      `select "userId", "customerId" from billing_accounts where "customerId" is not null and "userId" > $1 order by "userId" limit $2`,
      [after, limit],
    );
    return rows;
  },

  /** Begins an operation, unless the user has one under way. @throws AppError 401 for a user who is gone */
  async begin(db: Transaction, userId: string, kind: string, input: object): Promise<OperationRow | null> {
    try {
      const { rows } = await db.query<OperationRow>(
        `insert into billing_operations (id, "userId", kind, input, holder) values ($1, $2, $3, $4, $5)
         on conflict ("userId") where "finishedAt" is null do nothing returning ${OPERATION}`,
        [randomUUID(), userId, kind, JSON.stringify(input), randomUUID()],
      );
      return rows[0] ?? null;
    } catch (error) {
      // The account was deleted meanwhile.
      if (codeOf(error) === NO_SUCH_USER) throw notSignedIn();
      throw error;
    }
  },

  async underWay(db: Transaction, userId: string): Promise<OperationRow | null> {
    const { rows } = await db.query<OperationRow>(
      `select ${OPERATION} from billing_operations where "userId" = $1 and "finishedAt" is null`,
      [userId],
    );
    return rows[0] ?? null;
  },

  /** Operations that nobody works on. */
  async leftOver(db: Transaction): Promise<OperationRow[]> {
    const { rows } = await db.query<OperationRow>(
      `select ${OPERATION} from billing_operations where "finishedAt" is null and ${FREE} order by "createdAt" limit 100`,
    );
    return rows;
  },

  /** Takes up an operation that nobody works on; null: somebody does, or it is finished. */
  async resume(db: Transaction, id: string): Promise<OperationRow | null> {
    const { rows } = await db.query<OperationRow>(
      `update billing_operations set "leftAt" = null, "heldAt" = now(), holder = $2
       where id = $1 and "finishedAt" is null and ${FREE} returning ${OPERATION}`,
      [id, randomUUID()],
    );
    return rows[0] ?? null;
  },

  /** A run's sign of life. */
  async hold(db: Transaction, { id, holder }: OperationRow): Promise<void> {
    await db.query(`update billing_operations set "heldAt" = now() where id = $1 and holder = $2`, [id, holder]);
  },

  /** Ends an operation, unless another run has taken it up meanwhile. */
  async finish(db: Transaction, { id, holder }: OperationRow): Promise<void> {
    await db.query(`update billing_operations set "finishedAt" = now() where id = $1 and holder = $2 and "finishedAt" is null`, [
      id,
      holder,
    ]);
  },

  /** Leaves an operation for its repetition. @param newKeys the next attempt needs other keys */
  async leave(db: Transaction, { id, holder }: OperationRow, newKeys: boolean): Promise<void> {
    await db.query(
      `update billing_operations set "leftAt" = now(), attempt = attempt + $3 where id = $1 and holder = $2 and "finishedAt" is null`,
      [id, holder, newKeys ? 1 : 0],
    );
  },

  async saveQuote(db: Transaction, userId: string, view: QuoteView, prorationDate: number): Promise<void> {
    await db.query(`insert into billing_quotes (id, "userId", view, "prorationDate") values ($1, $2, $3, $4)`, [
      view.id,
      userId,
      JSON.stringify(view),
      prorationDate,
    ]);
  },

  /** A quote of the user's, for one operation: another one that used it before keeps it. */
  async claimQuote(db: Transaction, userId: string, id: string, operationId: string): Promise<Quote | null> {
    const { rows } = await db.query<{ view: QuoteView; prorationDate: string; usedBy: string }>(
      `update billing_quotes set "usedBy" = coalesce("usedBy", $3) where "userId" = $1 and id = $2
       returning view, "prorationDate"::text as "prorationDate", "usedBy"`,
      [userId, id, operationId],
    );
    const row = rows[0];
    return row ? { view: row.view, prorationDate: Number(row.prorationDate), isUsed: row.usedBy !== operationId } : null;
  },

  /** Records an event. Returns whether it is still to be done. */
  async take(db: Transaction, event: { id: string; type: string; customerId: string | null }): Promise<boolean> {
    const { rows } = await db.query<{ done: boolean }>(
      `insert into stripe_events (id, type, "customerId") values ($1, $2, $3)
       on conflict (id) do update set "receivedAt" = stripe_events."receivedAt" returning "doneAt" is not null as done`,
      [event.id, event.type, event.customerId],
    );
    return rows[0]?.done !== true;
  },

  async done(db: Transaction, eventId: string): Promise<void> {
    await db.query(`update stripe_events set "doneAt" = now() where id = $1`, [eventId]);
  },

  /** Which of these events were never done. */
  async notDone(db: Transaction, ids: readonly string[]): Promise<string[]> {
    const { rows } = await db.query<{ id: string }>(
      `select id from unnest($1::text[]) as asked(id) where not exists (select 1 from stripe_events e where e.id = asked.id and e."doneAt" is not null)`,
      [ids],
    );
    return rows.map(({ id }) => id);
  },
};
