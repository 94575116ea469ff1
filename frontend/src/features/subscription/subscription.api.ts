import type { PaidPlan } from '@beside/common/subscription/subscription.constants';
import {
  CouponAnswer,
  type CouponView,
  CreateAnswer,
  OwnIntentAnswer,
  PaymentMethodsAnswer,
  PlansAnswer,
  type PlanView,
  QuoteAnswer,
  type QuoteView,
  SetupAnswer,
} from '@beside/common/subscription/subscription.views';
import { ApiError, api } from '../../lib/api.ts';
import { parseAs } from '../../lib/parse.ts';

const all = ['billing'] as const;
export const billingKeys = {
  plans: [...all, 'plans'] as const,
  methods: [...all, 'methods'] as const,
  /** An order that is prepared: asking for the same again answers with the same payment. */
  order: (order: Order) => [...all, 'order', order] as const,
  quote: (plan: PaidPlan) => [...all, 'quote', plan] as const,
  newMethod: [...all, 'new-method'] as const,
};

/** A plan to order, with the id of a validated discount code; `withoutCoupon` takes one off an unpaid order, which else keeps it. */
export interface Order {
  planId: PaidPlan;
  couponCode?: string | undefined;
  withoutCoupon?: true;
  /** Where the customer lives, where the tax depends on it. */
  country?: string;
  postalCode?: string;
}

/** What is settled by the order itself. */
interface Terms {
  selectedPaymentMethod?: string;
  beginAtOnce?: boolean;
}

/** `GET /api/subscription/plans`. Throws ApiError. */
export async function fetchPlans(signal?: AbortSignal): Promise<PlanView[]> {
  return parseAs(PlansAnswer, await api('/api/subscription/plans', { signal })).plans;
}

/** `GET /api/subscription/payment-methods`: Stripe's names, in the order in which they are shown. Throws ApiError. */
export async function fetchPaymentMethods(signal?: AbortSignal): Promise<string[]> {
  return parseAs(PaymentMethodsAnswer, await api('/api/subscription/payment-methods', { signal })).paymentMethods;
}

/** `POST /api/subscription/validate-coupon`. Throws ApiError. */
export async function postCoupon(couponCode: string): Promise<CouponView> {
  return parseAs(CouponAnswer, await post('validate-coupon', { couponCode })).coupon;
}

/** Milliseconds after which an order is given up, so that it holds no later one up: twice what the server takes at most. */
const ORDER_MS = 60_000;
/** The last order of this tab. */
let lastOrder: Promise<unknown> = Promise.resolve();

/**
 * `POST /api/subscription/create`: what is to pay for a plan. The same order is answered with the same payment; another one replaces it. Each waits
 * for the answer to the one before, since an earlier one that arrived late would replace a later one. Throws ApiError.
 */
export function postOrder(order: Order, terms: Terms = {}): Promise<CreateAnswer> {
  const signal = () => AbortSignal.timeout(ORDER_MS);
  const answered = lastOrder.then(async () => parseAs(CreateAnswer, await post('create', { ...order, ...terms }, signal())));
  lastOrder = answered.catch(() => undefined);
  return answered;
}

/** `POST /api/subscription/quote`: what a change of plan costs. Throws ApiError. */
export async function postQuote(planId: PaidPlan): Promise<QuoteView> {
  return parseAs(QuoteAnswer, await post('quote', { planId })).quote;
}

/** `POST /api/subscription/change`: changes the plan as quoted. Throws ApiError; `quote_changed`: nothing was charged. */
export async function postChange(quoteId: string): Promise<CreateAnswer> {
  return parseAs(CreateAnswer, await post('change', { quoteId }));
}

/** `POST /api/subscription/payment-method`: the secret with which the browser keeps a new way to pay. Throws ApiError. */
export async function postPaymentMethod(): Promise<string> {
  return parseAs(SetupAnswer, await post('payment-method', {})).clientSecret;
}

/** `POST /api/subscription/own-intent`: whether the user may pay by this secret. Throws ApiError. */
export async function postOwnIntent(clientSecret: string): Promise<boolean> {
  return parseAs(OwnIntentAnswer, await post('own-intent', { clientSecret })).isOwn;
}

/** Milliseconds between two tries, and how many there are. */
const RETRY_MS = 700;
const TRIES = 8;

/** Posts, and waits for another change of the same user to end: a tap may come before the one before it is done. */
async function post(call: string, body: object, signal?: AbortSignal, tries = TRIES): Promise<unknown> {
  try {
    return await api(`/api/subscription/${call}`, { method: 'POST', body, signal });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'change_in_progress' || tries <= 1) throw error;
    await new Promise((done) => setTimeout(done, RETRY_MS));
    return post(call, body, signal, tries - 1);
  }
}
