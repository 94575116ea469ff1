import { createHash } from 'node:crypto';
import type pg from 'pg';
import type Stripe from 'stripe';
import { notSignedIn } from '../../lib/app-error.ts';
import type { AccountService } from '../account/account.service.ts';
import type { Operation } from './billing.operations.ts';
import { billingStore } from './billing.store.ts';

export interface Customers {
  /** A user's customer at Stripe, made when there is none. */
  ensure(operation: Operation): Promise<string>;
  /** Null: the user never chose a plan. */
  of(userId: string): Promise<string | null>;
  /** The user of a customer; null: not ours. */
  userOf(customerId: string): Promise<string | null>;
  /** Whether they have paid an invoice. */
  hasPaid(customerId: string): Promise<boolean>;
}

/** Links users with customers at Stripe: one each. */
export function billingCustomers({
  pool,
  stripe,
  account,
}: {
  pool: pg.Pool;
  stripe: Stripe;
  account: Pick<AccountService, 'contactOf'>;
}): Customers {
  return {
    async ensure({ userId }) {
      const known = await billingStore.account(pool, userId);
      if (known?.customerId) return known.customerId;
      const contact = await account.contactOf(userId);
      if (!contact) throw notSignedIn();
      const { email, firstName, lastName, language } = contact;
      const request = { email, name: `${firstName} ${lastName}`.trim(), preferred_locales: [language], metadata: { userId } };
      // By user, not by operation: two operations must not make two customers. The same key must carry the same request.
      const digest = createHash('sha256').update(JSON.stringify(request)).digest('base64url').slice(0, 16);
      const made = await stripe.customers.create(request, { idempotencyKey: `customer:${userId}:${digest}` });
      const linked = await billingStore.link(pool, userId, made.id);
      if (!linked) throw notSignedIn();
      return linked;
    },

    async of(userId) {
      return (await billingStore.account(pool, userId))?.customerId ?? null;
    },

    async userOf(customerId) {
      return (await billingStore.byCustomer(pool, customerId))?.userId ?? null;
    },

    async hasPaid(customerId) {
      const { data } = await stripe.invoices.list({ customer: customerId, status: 'paid', limit: 100 });
      return data.some(({ amount_paid }) => amount_paid > 0);
    },
  };
}
