import type { ReceiptView, WithdrawalView } from '@beside/common/contracts/contracts.views';
import type { BillingView, CouponView, PlanView } from '@beside/common/subscription/subscription.views';
import type { SubscriptionView } from '@beside/common/usage/usage.views';
import type { Answers, Served } from './fake-server.ts';
import { CLARA } from './open-app.tsx';

/** The page's configuration where payments are taken. */
export const PAYMENTS = { payments: { publishableKey: 'pk_test_1', script: null, sandbox: true, tax: false, popular: 'gold' } };

const plan = (id: PlanView['id'], amount: number, adviceLimit: number | null): PlanView => ({
  id,
  price: amount / 100,
  amount,
  currency: 'eur',
  adviceLimit,
  features: [],
});

const PLAN_IDS = [plan('bronze', 499, 10), plan('silver', 999, 15), plan('gold', 1999, null)];

/** What is on offer. */
export const OFFERS: Answers = {
  'GET /api/subscription/plans': { json: { success: true, plans: PLAN_IDS } },
  'GET /api/subscription/payment-methods': { json: { success: true, paymentMethods: ['ideal', 'klarna', 'card'] } },
};

const BILLING: BillingView = {
  amount: 999,
  currency: 'eur',
  startedAt: '2031-02-01T10:00:00.000Z',
  withdrawUntil: '2031-02-15T22:59:59.000Z',
  nextPayment: { at: '2031-03-01T10:00:00.000Z', amount: 999 },
  paymentMethod: { type: 'card', brand: 'visa', last4: '4242' },
  byInvoice: false,
  discount: null,
  scheduledPlan: null,
  pending: null,
  pastDue: null,
};

/** A Silver plan that runs, with what is different about its payments. */
export const silver = (
  more: Partial<BillingView> = {},
): SubscriptionView & { billing: BillingView; currentPeriodEnd: string } => ({
  plan: 'silver',
  status: 'active',
  usageCount: 0,
  limit: 15,
  resetsAt: '2031-03-01T10:00:00.000Z',
  currentPeriodEnd: '2031-03-01T10:00:00.000Z',
  cancelAtPeriodEnd: false,
  billing: { ...BILLING, ...more },
});

type Pending = NonNullable<BillingView['pending']>;

/** An order of Silver whose payment a bank processes, with what was declared about it. The free plan applies meanwhile. */
export const processing = (declared: Pending['declared'] = null): SubscriptionView => ({
  ...silver({
    ...{ startedAt: null, withdrawUntil: null, nextPayment: null },
    pending: { plan: 'silver', amount: 999, discount: null, reason: 'processing', payUrl: null, declared },
  }),
  ...{ plan: 'free', status: 'incomplete', limit: 3, currentPeriodEnd: null },
});

/** A Silver plan of which a payment is disputed; it ends for that alone, unless its owner has cancelled it. */
export const disputed = (endsForDispute = true): SubscriptionView => ({
  ...silver({ isDisputed: true, endsForDispute, nextPayment: null }),
  cancelAtPeriodEnd: true,
});

export const answered = (subscription: SubscriptionView): Served => ({ json: { success: true, subscription } });

/** A Silver plan whose last payment did not go through. */
export const PAST_DUE: SubscriptionView = {
  ...silver({
    pastDue: {
      since: '2031-03-01T00:00:00.000Z',
      endsAt: '2031-03-08T00:00:00.000Z',
      amount: 999,
      invoiceId: 'in_1',
      payUrl: null,
    },
  }),
  status: 'past_due',
};

/** What a withdrawal from the Silver plan gives back. */
export const WITHDRAWAL: WithdrawalView = {
  plan: 'silver',
  startedAt: '2031-02-01T10:00:00.000Z',
  until: '2031-02-15T22:59:59.000Z',
  paid: 999,
  used: 0,
  refund: 999,
  currency: 'eur',
};

/** The receipt of a declaration by Clara. */
export const receipt = (more: Partial<ReceiptView> = {}): ReceiptView => ({
  number: 'W-1234-5678',
  kind: 'withdraw',
  receivedAt: '2031-02-03T09:10:11.000Z',
  name: 'Clara Almeida',
  email: CLARA.email,
  contract: 'My Silver plan',
  cancelKind: null,
  reason: null,
  endsOn: null,
  ...more,
});

/** A discount code that holds, as the server answers it. */
export const coupon = (name: string, value: number, more: Partial<CouponView> = {}): Served => {
  const known: CouponView = {
    id: name,
    name,
    description: '',
    type: 'percentage',
    value,
    duration: 'once',
    duration_in_months: null,
    ...more,
  };
  return { json: { success: true, message: 'Yes', coupon: known } };
};
