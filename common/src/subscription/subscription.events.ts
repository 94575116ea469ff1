import * as v from 'valibot';
import { SubscriptionView } from '../usage/usage.views.ts';

/** What the server pushes about a subscription, to every page of its owner (`user:{id}`). */
export const SUBSCRIPTION_PUSHES = {
  'subscription:changed': v.object({ subscription: SubscriptionView }),
};
