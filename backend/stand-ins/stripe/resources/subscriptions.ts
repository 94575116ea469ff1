import type Stripe from 'stripe';
import { missing } from '../engine/stripe.error.ts';
import { periodOf } from '../engine/subscription.build.ts';
import { cancelSubscription } from '../engine/subscription.cancel.ts';
import { createSubscription } from '../engine/subscription.create.ts';
import { updateSubscription } from '../engine/subscription.update.ts';
import type { Subscription } from '../engine/tables.ts';
import { isWithin, listPage } from '../http/list.ts';
import { route } from '../http/route.ts';

export const subscriptionRoutes = [
  route<Stripe.SubscriptionCreateParams>('POST', '/v1/subscriptions', 'SubscriptionCreateParams', ({ engine, params }) =>
    createSubscription(engine, params),
  ),
  route<Stripe.SubscriptionRetrieveParams>('GET', '/v1/subscriptions/:id', 'SubscriptionRetrieveParams', ({ engine, id }) =>
    engine.store.need('subscription', id),
  ),
  route<Stripe.SubscriptionUpdateParams>('POST', '/v1/subscriptions/:id', 'SubscriptionUpdateParams', ({ engine, id, params }) =>
    updateSubscription(engine, engine.store.need('subscription', id), params),
  ),
  route<Stripe.SubscriptionDeleteDiscountParams>(
    'DELETE',
    '/v1/subscriptions/:id/discount',
    'SubscriptionDeleteDiscountParams',
    ({ engine, id }) => {
      const subscription = engine.store.need('subscription', id);
      const [first] = subscription.discounts;
      if (!first) throw missing('discount', id);
      updateSubscription(engine, subscription, { discounts: '' });
      return { ...engine.store.need('discount', first), deleted: true };
    },
  ),
  route<Stripe.SubscriptionCancelParams>(
    'DELETE',
    '/v1/subscriptions/:id',
    'SubscriptionCancelParams',
    ({ engine, id, params }) => {
      const subscription = engine.store.need('subscription', id);
      if (subscription.ended_at !== null) throw missing('subscription', id);
      const { comment, feedback } = params.cancellation_details ?? {};
      return cancelSubscription(engine, subscription, {
        invoice_now: params.invoice_now,
        prorate: params.prorate,
        comment,
        feedback,
      });
    },
  ),
  route<Stripe.SubscriptionListParams>('GET', '/v1/subscriptions', 'SubscriptionListParams', ({ engine, params }) => {
    const { created, current_period_end, current_period_start, customer, price, collection_method } = params;
    const rows = engine.store
      .all('subscription')
      .filter((one) => hasStatus(one, params.status))
      .filter((one) => customer === undefined || one.customer === customer)
      .filter((one) => collection_method === undefined || one.collection_method === collection_method)
      .filter((one) => price === undefined || one.items.data.some((item) => item.price.id === price))
      .filter((one) => isWithin(created, one.created))
      .filter((one) => isWithin(current_period_end, periodOf(one).end))
      .filter((one) => isWithin(current_period_start, periodOf(one).start));
    return listPage('/v1/subscriptions', rows, params);
  }),
];

function hasStatus(subscription: Subscription, status: string | undefined): boolean {
  if (status === 'all') return true;
  if (status === undefined) return subscription.status !== 'canceled' && subscription.status !== 'incomplete_expired';
  if (status === 'ended') return subscription.ended_at !== null;
  return subscription.status === status;
}
