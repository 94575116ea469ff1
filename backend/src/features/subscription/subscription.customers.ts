import { createHash, randomUUID } from 'node:crypto';
import type { Operator } from '@beside/common/operator/operator.types';
import type pg from 'pg';
import type Stripe from 'stripe';
import { transact } from '../../database/transaction.ts';
import { notSignedIn } from '../../lib/app-error.ts';
import { operatorLine } from '../../lib/letter/signed-letter.ts';
import type { AccountService } from '../account/account.service.ts';
import { eraseCustomer } from './ends/subscription.erasure.ts';
import type { Operation } from './subscription.operations.ts';
import { subscriptionStatements } from './subscription.statements.ts';

export interface Customers {
  /** A user's customer at Stripe, made when there is none. */
  ensure(operation: Operation): Promise<string>;
  /** Tells Stripe a changed name, address or language. */
  refresh(userId: string): Promise<void>;
  /** Null: the user never chose a plan. */
  of(userId: string): Promise<string | null>;
  /** The user of a customer; null: not ours. */
  userOf(customerId: string): Promise<string | null>;
  /** Whether they have paid an invoice. */
  hasPaid(customerId: string): Promise<boolean>;
}

interface CustomerRequest {
  email: string;
  name: string;
  preferred_locales: string[];
  /** `installation`: an account at Stripe may serve others, too. */
  metadata: { userId: string; installation: string };
  /** Names the operator on invoices. */
  invoice_settings?: { footer: string };
}

const digestOf = (request: CustomerRequest): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('base64url').slice(0, 16);

interface CustomerDeps {
  pool: pg.Pool;
  stripe: Stripe;
  account: Pick<AccountService, 'contactOf'>;
  installationId: string;
  operator?: Operator | null;
}

/** Links users with customers at Stripe: one each. */
export function subscriptionCustomers(deps: CustomerDeps): Customers {
  const { pool, stripe } = deps;
  /** Invoices go to the address that an account has now. */
  const refresh = async (userId: string, customerId: string, told: string | null): Promise<void> => {
    const request = await requestOf(deps, userId);
    const digest = digestOf(request);
    if (digest === told) return;
    await stripe.customers.update(customerId, request, { idempotencyKey: `customer:${userId}:${customerId}:${randomUUID()}` });
    await subscriptionStatements.saveTold(pool, userId, digest);
  };

  return {
    async ensure({ userId }) {
      const known = await subscriptionStatements.account(pool, userId);
      const former = known?.customerId ?? null;
      // A customer who was deleted at Stripe: the event may come later than the user's next choice.
      const isGone = former !== null && (await stripe.customers.retrieve(former)).deleted === true;
      if (known && former && !isGone) {
        await refresh(userId, former, known.told);
        return former;
      }
      const request = await requestOf(deps, userId);
      // By user, not by operation: two operations must not make two customers. The same key must carry the same request.
      const made = await stripe.customers.create(request, {
        idempotencyKey: `customer:${userId}:${digestOf(request)}:${former ?? known?.told ?? ''}`,
      });
      // Only once there is another: without a customer no sync would store that the plan is gone.
      if (former) await subscriptionStatements.relink(pool, userId, former, made.id);
      const linked = await subscriptionStatements.link(pool, userId, made.id);
      if (!linked) {
        // The account was deleted meanwhile, and its erasure did not know of this customer.
        await transact(pool, (transaction) => eraseCustomer(transaction, made.id));
        throw notSignedIn();
      }
      await subscriptionStatements.saveTold(pool, userId, digestOf(request));
      return linked;
    },

    async refresh(userId) {
      const known = await subscriptionStatements.account(pool, userId);
      if (known?.customerId) await refresh(userId, known.customerId, known.told);
    },

    async of(userId) {
      return (await subscriptionStatements.account(pool, userId))?.customerId ?? null;
    },

    async userOf(customerId) {
      return (await subscriptionStatements.byCustomer(pool, customerId))?.userId ?? null;
    },

    async hasPaid(customerId) {
      const { data } = await stripe.invoices.list({ customer: customerId, status: 'paid', limit: 100 });
      return data.some(({ amount_paid }) => amount_paid > 0);
    },
  };
}

async function requestOf({ account, installationId, operator = null }: CustomerDeps, userId: string): Promise<CustomerRequest> {
  const contact = await account.contactOf(userId);
  if (!contact) throw notSignedIn();
  const { email, firstName, lastName, language } = contact;
  return {
    email,
    name: `${firstName} ${lastName}`.trim(),
    preferred_locales: [language],
    metadata: { userId, installation: installationId },
    ...(operator ? { invoice_settings: { footer: operatorLine(operator) } } : {}),
  };
}
