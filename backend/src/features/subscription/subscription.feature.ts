import { type FeatureDeps, feature } from '../feature.ts';
import { Billing1763860000000 } from './migrations/1763860000000-billing.ts';
import { KeptWithdrawals1763879001000 } from './migrations/1763879001000-kept-withdrawals.ts';
import { BillingProgress1763890000000 } from './migrations/1763890000000-billing-progress.ts';
import { keptWithdrawals } from './orders/subscription.kept-withdrawals.ts';
import {
  BillingAccount,
  BillingErasure,
  BillingIncome,
  BillingOperation,
  BillingProgress,
  BillingQuote,
  BillingWithdrawal,
  StripeEvent,
} from './subscription.entity.ts';
import { stripeRoutes, subscriptionRoutes } from './subscription.routes.ts';
import { type SubscriptionDeps, subscriptionService } from './subscription.service.ts';
import { subscriptionUserData } from './subscription.user-data.ts';

/** Paid plans: Stripe decides, this feature follows. */
export const subscriptionFeature = feature({
  name: 'subscription',
  needs: { usage: true, account: true, tasks: true },
  entities: [
    BillingAccount,
    BillingOperation,
    BillingQuote,
    StripeEvent,
    BillingIncome,
    BillingErasure,
    BillingWithdrawal,
    BillingProgress,
  ],
  migrations: [Billing1763860000000, KeptWithdrawals1763879001000, BillingProgress1763890000000],
  userData: () => [subscriptionUserData],
  service: (deps: Omit<SubscriptionDeps, 'withdrawals' | 'config'> & Pick<FeatureDeps, 'config'>) =>
    subscriptionService({ ...deps, withdrawals: keptWithdrawals(deps.config.sessionSecrets) }),
  routes(subscription, context) {
    subscriptionRoutes(subscription, context);
    stripeRoutes(subscription, context);
  },
});
