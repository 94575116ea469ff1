import type { PaidPlan } from '@beside/common/billing/billing.constants';
import type { CouponDto, CreateSubscriptionDto } from '@beside/common/billing/billing.dto';
import type { CouponView, CreateAnswer, QuoteView } from '@beside/common/billing/billing.views';
import type { Operator } from '@beside/common/operator/operator.types';
import type { Plan } from '@beside/common/usage/usage.constants';
import type { SubscriptionView } from '@beside/common/usage/usage.views';
import type pg from 'pg';
import type { Config } from '../../config.ts';
import type { Jobs } from '../../database/jobs.ts';
import type { PgNotifications } from '../../database/pg-notifications.ts';
import { type Transaction, transact } from '../../database/transaction.ts';
import type { Actor } from '../../http/actor.ts';
import { requireUser } from '../../http/authorize.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import { AppError, notSignedIn } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Log } from '../../lib/logger.ts';
import type { Mailer } from '../../lib/mailer.ts';
import { type Payments, paymentsOff, providerSeconds, toPaymentError } from '../../lib/stripe.ts';
import type { Publisher } from '../../realtime/publisher.ts';
import type { AccountService } from '../account/account.service.ts';
import type { TasksService } from '../tasks/tasks.service.ts';
import type { KeptUse, UsageService } from '../usage/usage.service.ts';
import { billingCatalogue } from './billing.catalogue.ts';
import { billingCustomers } from './billing.customers.ts';
import { COUPON, COUPON_ADDRESS } from './billing.limits.ts';
import { billingOperations, type OperationKind } from './billing.operations.ts';
import { billingStatements } from './billing.statements.ts';
import { subscriptionsOf } from './billing.stripe.ts';
import { cancelPlan, resumePlan } from './ends/billing.cancelling.ts';
import { contractEnds, noContractEnds } from './ends/billing.contract-ends.ts';
import { followDispute } from './ends/billing.disputes.ts';
import { billingErasure } from './ends/billing.erasure.ts';
import { billingRefunds, forgivingDebts, waitingRefunds } from './ends/billing.refunds.ts';
import { withdrawPlan } from './ends/billing.withdrawing.ts';
import { registerBillingMails } from './mails/billing.mails.jobs.ts';
import { changePlan, dropPending } from './orders/billing.change.ts';
import { codeUser, findCoupon } from './orders/billing.coupons.ts';
import { createSubscription } from './orders/billing.create.ts';
import type { KeptWithdrawals } from './orders/billing.kept-withdrawals.ts';
import { newPaymentMethod, ownsIntent } from './orders/billing.methods.ts';
import { calculateProration, liveOf } from './orders/billing.quotes.ts';
import { announceChange, pushChanges } from './sync/billing.changes.ts';
import { billingIncome } from './sync/billing.income.ts';
import { billingReconciliation } from './sync/billing.reconciliation.ts';
import { billingRepair } from './sync/billing.repair.ts';
import { billingSync, presentBilling } from './sync/billing.sync.ts';
import { billingWebhook } from './sync/billing.webhook.ts';

export { planOfProduct } from './billing.catalogue.ts';
export { PAYMENT } from './billing.limits.ts';
export { isMoving, readInvoice } from './billing.stripe.ts';
export { paidContract } from './billing.user-data.ts';
export type { ContractEnds, DeclaredThen } from './ends/billing.contract-ends.ts';
export { planName } from './mails/billing.mails.ts';
export { CLAIMS_LAPSED, type KeptWithdrawals, keptWithdrawals } from './orders/billing.kept-withdrawals.ts';

/** Until the transaction ends, a user's account is not deleted while a declaration of theirs is stored, nor the other way round. */
export const { lockContracts } = billingStatements;

export interface BillingDeps {
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

/** Readings of two tables that may be needed until they agree. */
const READINGS_MAX = 3;

/** Plans, codes, payments and what becomes of them. What changes something at Stripe is an operation; what Stripe then says is stored by a sync. */
export function billingService(deps: BillingDeps) {
  const { pool, payments, usage, limits, clock, log } = deps;
  const catalogue = billingCatalogue(payments?.stripe ?? null, deps.config.planPrices, log);
  const ofUser = async (userId: string): Promise<SubscriptionView | null> => {
    for (let tries = 1; ; tries++) {
      const account = await billingStatements.account(pool, userId);
      const use = await usage.ofUser(userId);
      if (!use) return null;
      const state = account?.state ?? null;
      // A sync between the two readings changes both: they are read again. An owner may also set a plan by hand.
      if (tries >= READINGS_MAX || !state || state.status === use.status)
        return { ...use, billing: presentBilling(state, clock.now()) };
    }
  };
  pushChanges({ ...deps, ofUser });
  const provider = payments && atProvider({ ...deps, payments, catalogue });
  const required = (): NonNullable<typeof provider> => {
    if (!provider) throw paymentsOff();
    return provider;
  };
  /** Asks Stripe something that changes nothing. */
  const asking = async <T>(ask: (at: NonNullable<typeof provider>) => Promise<T>): Promise<T> => {
    try {
      return await ask(required());
    } catch (error) {
      throw toPaymentError(error, log);
    }
  };
  const current = async (userId: string): Promise<SubscriptionView> => {
    const subscription = await ofUser(userId);
    if (!subscription) throw notSignedIn();
    return subscription;
  };
  const run = <T>(kindOf: (kinds: Kinds) => OperationKind<T>, userId: string, input: object = {}): Promise<T> => {
    const { operations, kinds } = required();
    return operations.run(kindOf(kinds), userId, input);
  };

  registerBillingMails(deps);

  return {
    /** What Stripe posts, and what finds what it missed; null where this server takes no payments. */
    webhook: provider?.webhook ?? null,
    reconciliation: provider?.reconciliation ?? null,

    /**
     * A user's plan and use.
     * @throws AppError 401 for a visitor
     */
    current: (actor: Actor): Promise<SubscriptionView> => current(requireUser(actor).id),

    /** The plans as they are offered. */
    plans: catalogue.plans,

    /** Accepted payment methods; none where this server takes no payments. */
    paymentMethods: (): Promise<string[]> => (provider ? asking(() => catalogue.paymentMethods()) : Promise.resolve([])),

    /**
     * Checks a discount code.
     * @throws AppError 400 by what is wrong with it, 429 for one who guesses
     */
    async validateCoupon(actor: Actor, { couponCode }: CouponDto): Promise<CouponView> {
      await limits.count(COUPON, actor);
      await limits.count(COUPON_ADDRESS, actor);
      const { id } = requireUser(actor);
      return asking(async ({ stripe, customers }) => {
        const customerId = await customers.of(id);
        const all = customerId === null ? [] : await subscriptionsOf(stripe, customerId);
        const now = providerSeconds(stripe, clock.now());
        return (await findCoupon(stripe, couponCode, codeUser(customers, customerId, all, now), now)).view;
      });
    },

    /**
     * Chooses a first plan.
     * @throws AppError 409 `already_subscribed`, `payment_processing`, `change_in_progress`; 400 for its code, or where the tax needs a place; 503
     */
    async create(actor: Actor, dto: CreateSubscriptionDto): Promise<CreateAnswer> {
      const { planId, couponCode, withoutCoupon, selectedPaymentMethod = null, beginAtOnce = false } = dto;
      const place = dto.country ? { country: dto.country, postalCode: dto.postalCode ?? '' } : null;
      const coupon = withoutCoupon ? '' : (couponCode ?? null);
      if (coupon) {
        await limits.count(COUPON, actor);
        await limits.count(COUPON_ADDRESS, actor);
      }
      const choice = { plan: planId, coupon, method: selectedPaymentMethod, beginAtOnce, place };
      return run(({ create }) => create, requireUser(actor).id, choice);
    },

    /**
     * Tells what a change of plan costs, and keeps it.
     * @throws AppError 409 `not_subscribed`, `payment_processing`, `conflict`; 402 `payment_failed`; 503
     */
    async quote(actor: Actor, plan: PaidPlan): Promise<QuoteView> {
      const { id } = requireUser(actor);
      const { stripe, customers } = required();
      const price = await catalogue.priceOf(plan).catch((error: unknown) => Promise.reject(toPaymentError(error, log)));
      const customer = await customers.of(id);
      const live = await asking(() => liveOf(stripe, customer));
      if (live.subscription.pending_update) await run((kinds) => kinds.dropPending, id);
      const ready = live.subscription.pending_update ? await asking(() => liveOf(stripe, customer)) : live;
      const { view, prorationDate } = await asking(() =>
        calculateProration(stripe, ready, price, providerSeconds(stripe, clock.now())),
      );
      await billingStatements.saveQuote(pool, { id: view.id, userId: id, view, prorationDate });
      return view;
    },

    /**
     * Carries out a quoted change.
     * @throws AppError 409 `quote_changed`; 402 `payment_failed`; 503
     */
    change: (actor: Actor, quoteId: string): Promise<CreateAnswer> =>
      run(({ change }) => change, requireUser(actor).id, { quoteId }),

    /** Ends a plan with its period. @throws AppError 409 `not_subscribed`, 503 */
    async cancel(actor: Actor): Promise<SubscriptionView> {
      const { id } = requireUser(actor);
      await run(({ cancel }) => cancel, id);
      return current(id);
    },

    /** Takes a cancellation or a downgrade back. @throws AppError 409 `not_subscribed`, 503 */
    async resume(actor: Actor): Promise<SubscriptionView> {
      const { id } = requireUser(actor);
      await run(({ resume }) => resume, id);
      return current(id);
    },

    /** The secret with which the browser sets another payment method up. */
    newMethod: (actor: Actor): Promise<string> => run(({ method }) => method, requireUser(actor).id),

    /** Whether an intent is the user's own, by the secret that an address has. What is another's cannot be told from what is not there. */
    async ownsIntent(actor: Actor, clientSecret: string): Promise<boolean> {
      const { id } = requireUser(actor);
      return asking(async ({ stripe, customers }) => ownsIntent(stripe, await customers.of(id), clientSecret));
    },

    /** A user's customer at Stripe, for their invoices. */
    async customerOf(userId: string): Promise<string | null> {
      return required().customers.of(userId);
    },

    /** The user of a customer at Stripe; null: not ours. */
    async userOfCustomer(customerId: string): Promise<string | null> {
      return required().customers.userOf(customerId);
    },

    /**
     * Gives a user a plan without a payment, and pushes it. A subscription of theirs, once it is paid, decides again.
     * @throws AppError 409 `plan_is_paid` while one goes on, or waits for its first payment
     */
    async setPlanByHand(transaction: Transaction, userId: string, plan: Plan): Promise<void> {
      // The user before the account, as a sync locks them.
      await usage.lock(transaction, userId);
      const state = (await billingStatements.lockAccount(transaction, userId))?.state;
      if (state?.subscriptionId && state.status !== 'canceled')
        throw new AppError('plan_is_paid', 'This plan is paid for by a subscription, which alone can change it.');
      await usage.setPlanByHand(transaction, userId, plan);
      await announceChange(transaction, userId);
    },

    /** Has every page of a user read their subscription, and their invoices, again; with the commit. */
    announce: announceChange,

    contractEnds: provider ? contractEnds({ ...deps, ...provider, asking: (ask) => asking(() => ask()) }) : noContractEnds,
  };
}

export type BillingService = ReturnType<typeof billingService>;

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
function atProvider(deps: BillingDeps & { payments: Payments; catalogue: ReturnType<typeof billingCatalogue> }) {
  const { stripe } = deps.payments;
  const customers = billingCustomers({ ...deps, stripe });
  const sync = billingSync({ ...deps, stripe });
  const operations = billingOperations({ ...deps, sync });
  const refunds = billingRefunds({ ...deps, stripe });
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
  const { repair } = billingRepair({ ...deps, stripe, customers, operations, sync, refunds });
  const income = billingIncome({ ...deps, stripe });
  const webhook = billingWebhook({ ...deps, customers, repair, income, operations, refunds, dispute: kinds.dispute });
  const erasure = billingErasure({ ...deps, stripe });
  const settleWaiting = waitingRefunds({ ...deps, refunds }, operations);
  const reconciliation = billingReconciliation({
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
