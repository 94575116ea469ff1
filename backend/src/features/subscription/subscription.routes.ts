import { MessageAnswer } from '@beside/common/account/account.views';
import { Done } from '@beside/common/answers.views';
import {
  ChangePlanDto,
  CouponDto,
  CreateSubscriptionDto,
  OwnIntentDto,
  QuoteDto,
} from '@beside/common/subscription/subscription.dto';
import {
  CouponAnswer,
  CreateAnswer,
  OwnIntentAnswer,
  PaymentMethodsAnswer,
  PlansAnswer,
  QuoteAnswer,
  SetupAnswer,
} from '@beside/common/subscription/subscription.views';
import { SubscriptionAnswer } from '@beside/common/usage/usage.views';
import express, { type Router } from 'express';
import * as v from 'valibot';
import { READ } from '../../http/rate-limits.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { paymentsOff } from '../../lib/stripe.ts';
import { END_CONTRACT, PAYMENT, WEBHOOK } from './subscription.limits.ts';
import type { SubscriptionService } from './subscription.service.ts';

/** Failures of a coupon, and of what changes a subscription. */
const COUPON = ['payments_off', 'coupon_invalid', 'coupon_expired', 'coupon_used_up', 'coupon_not_for_you'] as const;
const CHANGING = [
  ...(['payments_off', 'payment_failed', 'payment_processing', 'payment_disputed', 'card_needed', 'change_in_progress'] as const),
  ...(['already_subscribed', 'not_subscribed', 'begin_at_once_needed'] as const),
] as const;

const open = { guard: 'public', scope: null, limit: READ } as const;
/** What changes something at the payment provider. */
const own = { guard: 'user', scope: null, limit: PAYMENT } as const;

const SubscriptionMessage = v.object({ ...SubscriptionAnswer.entries, ...MessageAnswer.entries });

export function subscriptionRoutes(subscription: SubscriptionService, context: RouteContext): Router {
  const calls = context.routes('/api/subscription');

  calls.get(
    '/current',
    {
      guard: 'user',
      scope: 'subscription:view',
      limit: READ,
      answers: SubscriptionAnswer,
      about: 'The plan, and how much of it is used',
    },
    async ({ actor }) => ({
      subscription: await subscription.current(actor),
    }),
  );

  calls.get(
    '/plans',
    { ...open, scope: 'subscription:view', answers: PlansAnswer, about: 'The plans and their prices' },
    async () => ({
      plans: await subscription.plans(),
    }),
  );

  calls.get('/payment-methods', { ...open, answers: PaymentMethodsAnswer, about: 'The ways to pay' }, async () => ({
    paymentMethods: await subscription.paymentMethods(),
  }));

  orderRoutes(calls, subscription);
  planRoutes(calls, subscription);
  return calls.router;
}

type Calls = ReturnType<RouteContext['routes']>;

/** Choosing a plan, and changing it. */
function orderRoutes(calls: Calls, subscription: SubscriptionService): void {
  calls.post(
    '/validate-coupon',
    { ...own, input: CouponDto, answers: CouponAnswer, fails: COUPON, about: 'Checks a coupon for a plan' },
    async ({ actor, input }) => ({
      coupon: await subscription.validateCoupon(actor, input),
      message: 'Coupon applied successfully',
    }),
  );

  calls.post(
    '/create',
    {
      ...own,
      input: CreateSubscriptionDto,
      answers: CreateAnswer,
      fails: [...COUPON, ...CHANGING, 'location_needed'],
      about: 'Begins a subscription, which is paid in the browser',
    },
    ({ actor, input }) => subscription.create(actor, input),
  );

  calls.post(
    '/quote',
    { ...own, input: QuoteDto, answers: QuoteAnswer, fails: CHANGING, about: 'What a change of the plan costs now' },
    async ({ actor, input }) => ({
      quote: await subscription.quote(actor, input.planId),
    }),
  );

  calls.post(
    '/change',
    {
      ...own,
      input: ChangePlanDto,
      answers: CreateAnswer,
      fails: [...CHANGING, 'quote_changed'],
      about: 'Changes the plan as quoted',
    },
    ({ actor, input }) => subscription.change(actor, input.quoteId),
  );
}

/** What becomes of a plan, and how it is paid. */
function planRoutes(calls: Calls, subscription: SubscriptionService): void {
  calls.post(
    '/cancel',
    { ...own, limit: END_CONTRACT, answers: SubscriptionMessage, fails: CHANGING, about: 'Ends the plan with its period' },
    async ({ actor }) => ({
      subscription: await subscription.cancel(actor),
      message: 'Your plan ends with its period.',
    }),
  );

  calls.post(
    '/resume',
    { ...own, limit: END_CONTRACT, answers: SubscriptionMessage, fails: CHANGING, about: 'Undoes a cancellation or a downgrade' },
    async ({ actor }) => ({
      subscription: await subscription.resume(actor),
      message: 'Your plan goes on.',
    }),
  );

  calls.post(
    '/payment-method',
    { ...own, answers: SetupAnswer, fails: CHANGING, about: 'Begins to change the payment method' },
    async ({ actor }) => ({
      clientSecret: await subscription.newMethod(actor),
    }),
  );

  calls.post(
    '/own-intent',
    {
      ...own,
      input: OwnIntentDto,
      answers: OwnIntentAnswer,
      fails: ['payments_off'],
      about: "Whether a payment that an address names is the caller's own",
    },
    async ({ actor, input }) => ({ isOwn: await subscription.ownsIntent(actor, input.clientSecret) }),
  );
}

/** Bytes of an event. */
const EVENT_MAX = '1mb';

/** Where Stripe posts its events: the body stays raw, since its signature is the bytes'. */
export function stripeRoutes({ webhook }: SubscriptionService, context: RouteContext): Router {
  const calls = context.routes('/api/stripe');
  const raw = express.raw({ type: () => true, limit: EVENT_MAX });
  calls.post(
    '/webhook',
    {
      guard: 'public',
      scope: null,
      limit: WEBHOOK,
      answers: Done,
      takes: 'application/json',
      fails: ['validation_failed', 'payments_off'],
      about: "Takes the payment provider's events; their signature is checked",
    },
    async ({ request, response }) => {
      if (!webhook) throw paymentsOff();
      await new Promise<void>((resolve, reject) =>
        raw(request, response, (error?: unknown) => (error ? reject(error) : resolve())),
      );
      const signature = request.headers['stripe-signature'];
      await webhook.receive(
        Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
        typeof signature === 'string' ? signature : '',
      );
      return {};
    },
  );
  return calls.router;
}
