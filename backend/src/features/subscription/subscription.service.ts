import type { PaidPlan } from '@beside/common/subscription/subscription.constants';
import type { CouponDto, CreateSubscriptionDto } from '@beside/common/subscription/subscription.dto';
import type { CouponView, CreateAnswer, QuoteView } from '@beside/common/subscription/subscription.views';
import type { Plan } from '@beside/common/usage/usage.constants';
import type { SubscriptionView } from '@beside/common/usage/usage.views';
import { readTogether, type Transaction } from '../../database/transaction.ts';
import type { Actor } from '../../http/actor.ts';
import { requireUser } from '../../http/authorize.ts';
import { AppError, notSignedIn } from '../../lib/app-error.ts';
import { providerSeconds, toPaymentError } from '../../lib/stripe.ts';
import { type ContractEnds, contractEnds, noContractEnds } from './ends/subscription.contract-ends.ts';
import { registerSubscriptionMails } from './mails/subscription.mails.jobs.ts';
import { codeUser, findCoupon } from './orders/subscription.coupons.ts';
import { ownsIntent } from './orders/subscription.methods.ts';
import { calculateProration, liveOf } from './orders/subscription.quotes.ts';
import { type Catalogue, subscriptionCatalogue } from './subscription.catalogue.ts';
import { COUPON, COUPON_ADDRESS } from './subscription.limits.ts';
import { type StripeAccess, type SubscriptionDeps, stripeAccess } from './subscription.provider.ts';
import { subscriptionStatements } from './subscription.statements.ts';
import { subscriptionsOf } from './subscription.stripe.ts';
import { pushChanges, recordChange } from './sync/subscription.changes.ts';
import type { Reconciliation } from './sync/subscription.reconciliation.ts';
import { presentBilling } from './sync/subscription.sync.ts';
import type { Webhook } from './sync/subscription.webhook.ts';

export type { ContractEnds, DeclaredThen } from './ends/subscription.contract-ends.ts';
export { CLAIMS_LAPSED, type KeptWithdrawals, keptWithdrawals } from './orders/subscription.kept-withdrawals.ts';
export { planOfProduct } from './subscription.catalogue.ts';
export { PAYMENT } from './subscription.limits.ts';
export type { SubscriptionDeps } from './subscription.provider.ts';
export { isMoving, readInvoice } from './subscription.stripe.ts';
export { paidContract } from './subscription.user-data.ts';

/** Until the transaction ends, a user's account is not deleted while a declaration of theirs is stored, nor the other way round. */
export const { lockContracts } = subscriptionStatements;

/** Plans, codes, payments and what becomes of them. What changes something at Stripe is an operation; what Stripe then says is stored by a sync. */
export interface SubscriptionService {
  /** What Stripe posts, and what finds what it missed; null where this server takes no payments. */
  webhook: Webhook | null;
  reconciliation: Reconciliation | null;
  /**
   * A user's plan and use.
   * @throws AppError 401 for a visitor
   */
  current(actor: Actor): Promise<SubscriptionView>;
  /** The plans as they are offered. */
  plans: Catalogue['plans'];
  /** Accepted payment methods; none where this server takes no payments. */
  paymentMethods(): Promise<string[]>;
  /**
   * Checks a discount code.
   * @throws AppError 400 by what is wrong with it, 429 for one who guesses
   */
  validateCoupon(actor: Actor, dto: CouponDto): Promise<CouponView>;
  /**
   * Chooses a first plan.
   * @throws AppError 409 `already_subscribed`, `payment_processing`, `change_in_progress`; 400 for its code, or where the tax needs a place; 503
   */
  create(actor: Actor, dto: CreateSubscriptionDto): Promise<CreateAnswer>;
  /**
   * Tells what a change of plan costs, and keeps it.
   * @throws AppError 409 `not_subscribed`, `payment_processing`, `conflict`; 402 `payment_failed`; 503
   */
  quote(actor: Actor, plan: PaidPlan): Promise<QuoteView>;
  /**
   * Carries out a quoted change.
   * @throws AppError 409 `quote_changed`; 402 `payment_failed`; 503
   */
  change(actor: Actor, quoteId: string): Promise<CreateAnswer>;
  /** Ends a plan with its period. @throws AppError 409 `not_subscribed`, 503 */
  cancel(actor: Actor): Promise<SubscriptionView>;
  /** Takes a cancellation or a downgrade back. @throws AppError 409 `not_subscribed`, 503 */
  resume(actor: Actor): Promise<SubscriptionView>;
  /** The secret with which the browser sets another payment method up. */
  newMethod(actor: Actor): Promise<string>;
  /** Whether an intent is the user's own, by the secret that an address has. What is another's cannot be told from what is not there. */
  ownsIntent(actor: Actor, clientSecret: string): Promise<boolean>;
  /** A user's customer at Stripe, for their invoices. */
  customerOf(userId: string): Promise<string | null>;
  /** The user of a customer at Stripe; null: not ours. */
  userOfCustomer(customerId: string): Promise<string | null>;
  /**
   * Gives a user a plan without a payment, and pushes it. A subscription of theirs, once it is paid, decides again.
   * @throws AppError 409 `plan_is_paid` while one goes on, or waits for its first payment
   */
  setPlanByHand(transaction: Transaction, userId: string, plan: Plan): Promise<void>;
  /** Has every page of a user read their subscription, and their invoices, again; with the commit. */
  announce: typeof recordChange;
  contractEnds: ContractEnds;
}

export function subscriptionService(deps: SubscriptionDeps): SubscriptionService {
  const { pool, payments, usage, clock, log } = deps;
  const catalogue = subscriptionCatalogue(payments?.stripe ?? null, deps.config.planPrices, log);
  const ofUser = async (userId: string): Promise<SubscriptionView | null> => {
    // A sync changes both.
    const [account, use] = await readTogether(pool, (db) =>
      Promise.all([subscriptionStatements.account(db, userId), usage.ofUser(userId, db)]),
    );
    return use && { ...use, billing: presentBilling(account?.state ?? null, clock.now()) };
  };
  pushChanges({ ...deps, ofUser });
  const at = stripeAccess(deps, catalogue);
  const current = async (userId: string): Promise<SubscriptionView> => {
    const subscription = await ofUser(userId);
    if (!subscription) throw notSignedIn();
    return subscription;
  };
  registerSubscriptionMails(deps);

  return {
    webhook: at.provider?.webhook ?? null,
    reconciliation: at.provider?.reconciliation ?? null,
    current: (actor) => current(requireUser(actor).id),
    plans: catalogue.plans,
    paymentMethods: () => (at.provider ? at.asking(() => catalogue.paymentMethods()) : Promise.resolve([])),
    announce: recordChange,
    contractEnds: at.provider
      ? contractEnds({ ...deps, ...at.provider, asking: (ask) => at.asking(() => ask()) })
      : noContractEnds,
    ...choosing(deps, catalogue, at),
    ...keeping(current, at),
    ...forOthers(deps, at),
  };
}

/** Choosing a plan, and another one. */
function choosing(
  { pool, limits, clock, log }: SubscriptionDeps,
  catalogue: Catalogue,
  { required, asking, run }: StripeAccess,
): Pick<SubscriptionService, 'validateCoupon' | 'create' | 'quote' | 'change'> {
  return {
    async validateCoupon(actor, { couponCode }) {
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

    async create(actor, dto) {
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

    async quote(actor, plan) {
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
      await subscriptionStatements.saveQuote(pool, { id: view.id, userId: id, view, prorationDate });
      return view;
    },

    change: (actor, quoteId) => run(({ change }) => change, requireUser(actor).id, { quoteId }),
  };
}

/** What becomes of a plan, and how it is paid. */
function keeping(
  current: (userId: string) => Promise<SubscriptionView>,
  { asking, run }: StripeAccess,
): Pick<SubscriptionService, 'cancel' | 'resume' | 'newMethod' | 'ownsIntent'> {
  return {
    async cancel(actor) {
      const { id } = requireUser(actor);
      await run(({ cancel }) => cancel, id);
      return current(id);
    },

    async resume(actor) {
      const { id } = requireUser(actor);
      await run(({ resume }) => resume, id);
      return current(id);
    },

    newMethod: (actor) => run(({ method }) => method, requireUser(actor).id),

    async ownsIntent(actor, clientSecret) {
      const { id } = requireUser(actor);
      return asking(async ({ stripe, customers }) => ownsIntent(stripe, await customers.of(id), clientSecret));
    },
  };
}

/** What other features ask. */
function forOthers(
  { usage }: SubscriptionDeps,
  { required }: StripeAccess,
): Pick<SubscriptionService, 'customerOf' | 'userOfCustomer' | 'setPlanByHand'> {
  return {
    async customerOf(userId) {
      return required().customers.of(userId);
    },

    async userOfCustomer(customerId) {
      return required().customers.userOf(customerId);
    },

    async setPlanByHand(transaction, userId, plan) {
      // The user before the account, as a sync locks them.
      await usage.lock(transaction, userId);
      const state = (await subscriptionStatements.lockAccount(transaction, userId))?.state;
      if (state?.subscriptionId && state.status !== 'canceled')
        throw new AppError('plan_is_paid', 'This plan is paid for by a subscription, which alone can change it.');
      await usage.setPlanByHand(transaction, userId, plan);
      await recordChange(transaction, userId);
    },
  };
}
