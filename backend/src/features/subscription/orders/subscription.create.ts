import { type PaidPlan, SINGLE_USE_METHODS } from '@beside/common/subscription/subscription.constants';
import type { CreateAnswer } from '@beside/common/subscription/subscription.views';
import type Stripe from 'stripe';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import { codeOf } from '../../../lib/error-code.ts';
import { isRefusal, providerSeconds } from '../../../lib/stripe.ts';
import type { KeptUse } from '../../usage/usage.service.ts';
import type { Catalogue, Price } from '../subscription.catalogue.ts';
import type { Customers } from '../subscription.customers.ts';
import type { Operation, OperationKind } from '../subscription.operations.ts';
import {
  awaitsFirstPayment,
  expanded,
  isMoving,
  isPaidFor,
  readInvoice,
  SUBSCRIPTION_PARTS,
  subscriptionsOf,
} from '../subscription.stripe.ts';
import type { FullSubscription } from '../subscription.types.ts';
import { wasWithdrawn } from '../sync/subscription.state.ts';
import { type Coupon, codeUser, findCoupon } from './subscription.coupons.ts';
import { endUnpaidOrder } from './subscription.orders.ts';

/** Days in which an invoice is to be paid. */
const DAYS_UNTIL_DUE = 7;

/** What is chosen. Stored with the operation. */
interface Choice {
  plan: PaidPlan;
  /** Null: with whatever code the unpaid order has; empty: without one. */
  coupon: string | null;
  method: string | null;
  beginAtOnce: boolean;
  /** Where the customer lives, for the tax; null: as Stripe knows it. */
  place: { country: string; postalCode: string } | null;
}

interface CreateDeps {
  /** Whether Stripe calculates the tax that the price includes. */
  automaticTax: boolean;
  stripe: Stripe;
  catalogue: Catalogue;
  customers: Customers;
  clock: Clock;
  /** Withdrawals of deleted accounts with a user's address. */
  earlier: {
    find(userId: string): Promise<KeptUse | null>;
    /** Counts what was used before such a withdrawal; once. */
    takeOver(userId: string, use: KeptUse): Promise<void>;
  };
}

export const paymentProcessing = (): AppError =>
  new AppError('payment_processing', 'A payment of yours is being processed. Please wait until it is done.', { retryAfter: 30 });

/** What a discount leaves on its subscription: which one it is, and whether Stripe has counted a use of its promotion code. */
const discountMarks = (coupon: Coupon | null): Record<string, string> => ({
  discount: coupon?.view.id ?? '',
  isCounted: String(coupon !== null && 'promotion_code' in coupon.discount),
});

const notForThisPlan = (): AppError => new AppError('coupon_not_for_you', 'This discount code does not hold for this plan.');

/** What a choice leaves on its subscription. */
const marksOf = ({ plan, coupon, method, beginAtOnce, place }: Choice, userId: string): Record<string, string> => ({
  userId,
  plan,
  coupon: coupon ?? '',
  method: method ?? '',
  beginAtOnce: String(beginAtOnce),
  ...(place ? { place: `${place.country} ${place.postalCode}`.trim() } : {}),
});

/**
 * Whether an unpaid subscription is what is chosen. When the service begins may still be said with the payment, and who goes on paying
 * elsewhere knows the plan alone, neither its code nor where they live.
 */
function isSame(metadata: Stripe.Metadata, marks: Record<string, string>, { coupon, place }: Choice): boolean {
  const matches = (name: string): boolean => (metadata[name] ?? '') === marks[name];
  return ['userId', 'plan', 'method', ...(coupon === null ? [] : ['coupon']), ...(place ? ['place'] : [])].every(matches);
}

/** Has Stripe know where a customer lives. @throws AppError 400 `location_needed` where that is not enough for tax */
async function locate(stripe: Stripe, operation: Operation, customer: string, { place }: Choice): Promise<void> {
  const needed = (): AppError => new AppError('location_needed', 'Please say in which country you live.');
  if (!place) {
    const known = await stripe.customers.retrieve(customer);
    if (known.deleted || !known.address?.country) throw needed();
    return;
  }
  const address = { country: place.country, postal_code: place.postalCode };
  await stripe.customers
    .update(customer, { address, tax: { validate_location: 'immediately' } }, operation.step('location'))
    .catch((error: unknown) => {
      throw codeOf(error) === 'customer_tax_location_invalid' ? needed() : error;
    });
}

/**
 * Begins a subscription that is not paid yet. An unpaid one of the same choice is taken up again, so that two tabs, a reload and a
 * repetition after a crash end with one; one of another choice is ended first, unless money is on its way.
 */
export function createSubscription(deps: CreateDeps): OperationKind<CreateAnswer> {
  return {
    name: 'create',
    work: (operation) => choose(deps, operation),
    // What is not paid ends by itself after a day; nothing is begun for somebody who saw an error.
    settle: async () => undefined,
  };
}

async function endOthers(
  stripe: Stripe,
  operation: Operation,
  unpaid: FullSubscription[],
  kept: FullSubscription | null,
): Promise<void> {
  for (const other of unpaid) if (other !== kept && !(await endUnpaidOrder(stripe, operation, other))) throw paymentProcessing();
}

async function answerOf(stripe: Stripe, operation: Operation, subscription: FullSubscription): Promise<CreateAnswer> {
  const latest = expanded(subscription.latest_invoice);
  if (subscription.collection_method === 'send_invoice' && latest) {
    const invoice =
      latest.status === 'draft' ? await stripe.invoices.finalizeInvoice(latest.id, {}, operation.step('finalize')) : latest;
    const address = invoice.hosted_invoice_url ?? null;
    if (invoice.status === 'open' && address)
      return { billingType: 'invoice', clientSecret: address, amount: invoice.amount_due, message: 'Please pay the invoice.' };
  } else if (latest?.status === 'open') {
    const { invoice, intent } = await readInvoice(stripe, latest.id);
    if (intent && isMoving({ invoice, intent })) throw paymentProcessing();
    const clientSecret = invoice.confirmation_secret?.client_secret ?? null;
    if (clientSecret)
      return { billingType: 'payment', clientSecret, amount: invoice.amount_due, message: 'Please confirm the payment.' };
  }
  const setup = expanded(subscription.pending_setup_intent);
  if (setup?.client_secret)
    return {
      billingType: 'setup',
      clientSecret: setup.client_secret,
      amount: 0,
      message: 'Please add a payment method for later.',
    };
  return { billingType: 'none', clientSecret: null, amount: 0, message: 'Your plan has begun.' };
}

async function choose(deps: CreateDeps, operation: Operation): Promise<CreateAnswer> {
  const { automaticTax, stripe, catalogue, customers, clock, earlier } = deps;
  const choice = choiceOf(operation.input);
  const price = await catalogue.priceOf(choice.plan);
  const customer = await customers.ensure(operation);
  const all = await subscriptionsOf(stripe, customer);
  if (all.some(isPaidFor)) throw new AppError('already_subscribed', 'You have a plan already. Change it instead.');
  // The money back for the whole time is for those who try it once, with however many accounts.
  const before = await earlier.find(operation.userId);
  if (!choice.beginAtOnce && (before || all.some(wasWithdrawn)))
    throw new AppError('begin_at_once_needed', 'You have withdrawn before. Please ask us to begin at once, then order again.');
  if (before) await earlier.takeOver(operation.userId, before);
  const marks = marksOf(choice, operation.userId);
  const unpaid = all.filter(awaitsFirstPayment);
  const same = unpaid.find(({ metadata }) => isSame(metadata, marks, choice));
  if (same) {
    await endOthers(stripe, operation, unpaid, same);
    const beginAtOnce = String(choice.beginAtOnce);
    if (same.metadata.beginAtOnce !== beginAtOnce)
      await stripe.subscriptions.update(same.id, { metadata: { beginAtOnce } }, operation.step('terms'));
    return answerOf(stripe, operation, same);
  }
  // Before another order ends: a place, or a code that does not hold must not cost it.
  if (automaticTax) await locate(stripe, operation, customer, choice);
  const now = providerSeconds(stripe, clock.now());
  const coupon = choice.coupon ? await findCoupon(stripe, choice.coupon, codeUser(customers, customer, all, now), now) : null;
  // Stripe does not check again what is counted already.
  if (coupon && price.amount < (coupon.minimum ?? 0)) throw notForThisPlan();
  await endOthers(stripe, operation, unpaid, null);
  const made = await order(deps, operation, { customer, price, choice, coupon });
  return answerOf(stripe, operation, made);
}

/** Makes the subscription at Stripe. */
function order(
  { automaticTax, stripe }: CreateDeps,
  operation: Operation,
  { customer, price, choice, coupon }: { customer: string; price: Price; choice: Choice; coupon: Coupon | null },
): Promise<FullSubscription> {
  const byInvoice = SINGLE_USE_METHODS.find((method) => method === choice.method);
  return stripe.subscriptions
    .create(
      {
        customer,
        items: [{ price: price.id }],
        metadata: { ...marksOf(choice, operation.userId), ...discountMarks(coupon) },
        ...(automaticTax ? { automatic_tax: { enabled: true } } : {}),
        ...(coupon ? { discounts: [coupon.discount] } : {}),
        ...(byInvoice
          ? {
              collection_method: 'send_invoice',
              days_until_due: DAYS_UNTIL_DUE,
              // Else the hosted page offers what the account accepts by default.
              payment_settings: { payment_method_types: [byInvoice] },
            }
          : {
              payment_behavior: 'default_incomplete',
              payment_settings: { save_default_payment_method: 'on_subscription' },
            }),
        expand: SUBSCRIPTION_PARTS,
      },
      operation.step('create'),
    )
    .catch((error: unknown) => {
      // A code may ask for more than this plan costs.
      if (isRefusal(error) && /^discounts/.test(String(Object(error).param))) throw notForThisPlan();
      throw error;
    });
}

function choiceOf(input: object): Choice {
  const { plan, coupon, method, beginAtOnce, place }: Partial<Choice> = input;
  if (!plan) throw new Error('A choice without a plan');
  return { plan, coupon: coupon ?? null, method: method ?? null, beginAtOnce: beginAtOnce === true, place: place ?? null };
}
