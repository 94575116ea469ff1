import type { Operator } from '@beside/common/operator/operator.types';
import type pg from 'pg';
import type { Config } from '../../config.ts';
import type { Jobs } from '../../database/jobs.ts';
import type { PgNotifications } from '../../database/pg-notifications.ts';
import { transact } from '../../database/transaction.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Log } from '../../lib/logger.ts';
import type { Mailer } from '../../lib/mailer.ts';
import { type Payments, paymentsOff, toPaymentError } from '../../lib/stripe.ts';
import type { Publisher } from '../../realtime/publisher.ts';
import type { AccountService } from '../account/account.service.ts';
import type { TasksService } from '../tasks/tasks.service.ts';
import type { KeptUse, UsageService } from '../usage/usage.service.ts';
import { cancelPlan, resumePlan } from './ends/subscription.cancelling.ts';
import { followDispute } from './ends/subscription.disputes.ts';
import { subscriptionErasure } from './ends/subscription.erasure.ts';
import { forgivingDebts, subscriptionRefunds, waitingRefunds } from './ends/subscription.refunds.ts';
import { withdrawPlan } from './ends/subscription.withdrawing.ts';
import { changePlan, dropPending } from './orders/subscription.change.ts';
import { createSubscription } from './orders/subscription.create.ts';
import type { KeptWithdrawals } from './orders/subscription.kept-withdrawals.ts';
import { newPaymentMethod } from './orders/subscription.methods.ts';
import type { Catalogue } from './subscription.catalogue.ts';
import { subscriptionCustomers } from './subscription.customers.ts';
import { type OperationKind, subscriptionOperations } from './subscription.operations.ts';
import { subscriptionIncome } from './sync/subscription.income.ts';
import { subscriptionReconciliation } from './sync/subscription.reconciliation.ts';
import { subscriptionRepair } from './sync/subscription.repair.ts';
import { subscriptionSync } from './sync/subscription.sync.ts';
import { subscriptionWebhook } from './sync/subscription.webhook.ts';

export interface SubscriptionDeps {
  config: Pick<Config, 'planPrices' | 'automaticTax'>;
  pool: pg.Pool;
  installationId: string;
  /** Null: this server takes no payments. */
  payments: Payments | null;
  usage: UsageService;
  tasks: TasksService;
  account: Pick<AccountService, 'contactOf' | 'contactByEmail' | 'mailLanguage'>;
  withdrawals: Pick<KeptWithdrawals, 'find'>;
  mailer: Mailer | null;
  appName: string;
  publicUrl: string;
  supportEmail: string;
  operator: Operator | null;
  jobs: Jobs;
  limits: RateLimits;
  notifications: PgNotifications;
  publisher: Publisher;
  clock: Clock;
  mail: { enabled: boolean; verification: boolean };
  log: Log;
}

type Provider = ReturnType<typeof atProvider>;

/** How services reach Stripe. */
export interface StripeAccess {
  /** Null: this server takes no payments. */
  provider: Provider | null;
  /** @throws AppError 503 where this server takes no payments */
  required(): Provider;
  /** Asks Stripe something that changes nothing. */
  asking<T>(ask: (at: Provider) => Promise<T>): Promise<T>;
  /** Changes something at Stripe. */
  run<T>(kindOf: (kinds: Kinds) => OperationKind<T>, userId: string, input?: object): Promise<T>;
}

export function stripeAccess(deps: SubscriptionDeps, catalogue: Catalogue): StripeAccess {
  const { payments, log } = deps;
  const provider = payments && atProvider({ ...deps, payments, catalogue });
  const required = (): Provider => {
    if (!provider) throw paymentsOff();
    return provider;
  };
  const asking = async <T>(ask: (at: Provider) => Promise<T>): Promise<T> => {
    try {
      return await ask(required());
    } catch (error) {
      throw toPaymentError(error, log);
    }
  };
  const run = <T>(kindOf: (kinds: Kinds) => OperationKind<T>, userId: string, input: object = {}): Promise<T> => {
    const { operations, kinds } = required();
    return operations.run(kindOf(kinds), userId, input);
  };
  return { provider, required, asking, run };
}

type Kinds = ReturnType<typeof kindsOf>;

function kindsOf(
  given: Parameters<typeof createSubscription>[0] & Parameters<typeof changePlan>[0] & Parameters<typeof withdrawPlan>[0],
) {
  return {
    create: createSubscription(given),
    change: changePlan(given),
    dropPending: dropPending(given),
    cancel: cancelPlan(given),
    resume: resumePlan(given),
    withdraw: forgivingDebts(given, withdrawPlan(given)),
    dispute: followDispute(given),
    method: newPaymentMethod({ ...given, accepted: given.catalogue.paymentMethods }),
  };
}

/** What needs the payment provider. */
function atProvider(deps: SubscriptionDeps & { payments: Payments; catalogue: Catalogue }) {
  const { stripe } = deps.payments;
  const customers = subscriptionCustomers({ ...deps, stripe });
  const sync = subscriptionSync({ ...deps, stripe });
  const operations = subscriptionOperations({ ...deps, sync });
  const refunds = subscriptionRefunds({ ...deps, stripe });
  const { pool, account, usage, withdrawals } = deps;
  const earlier = {
    async find(userId: string) {
      const contact = await account.contactOf(userId);
      return contact && withdrawals.find(pool, contact.email);
    },
    takeOver: (userId: string, use: KeptUse) => transact(pool, (transaction) => usage.takeOver(transaction, userId, use)),
  };
  const kinds = kindsOf({ ...deps, automaticTax: deps.config.automaticTax, stripe, customers, refunds, earlier });
  for (const kind of Object.values(kinds)) operations.register(kind);
  const { repair } = subscriptionRepair({ ...deps, stripe, customers, operations, sync, refunds });
  const income = subscriptionIncome({ ...deps, stripe });
  const webhook = subscriptionWebhook({ ...deps, customers, repair, income, operations, refunds, dispute: kinds.dispute });
  const erasure = subscriptionErasure({ ...deps, stripe });
  const settleWaiting = waitingRefunds({ ...deps, refunds }, operations);
  const reconciliation = subscriptionReconciliation({
    ...deps,
    stripe,
    customers,
    operations,
    repair,
    webhook,
    erasure,
    settleWaiting,
  });
  return { stripe, customers, operations, sync, refunds, kinds, webhook, reconciliation };
}
