import { type FeatureDeps, feature } from '../feature.ts';
import {
  BillingAccount,
  BillingErasure,
  BillingIncome,
  BillingOperation,
  BillingQuote,
  BillingWithdrawal,
  StripeEvent,
} from './billing.entity.ts';
import { billingRoutes, stripeRoutes } from './billing.routes.ts';
import { type BillingDeps, billingService } from './billing.service.ts';
import { billingUserData } from './billing.user-data.ts';
import { Billing1763860000000 } from './migrations/1763860000000-billing.ts';
import { KeptWithdrawals1763879001000 } from './migrations/1763879001000-kept-withdrawals.ts';
import { keptWithdrawals } from './orders/billing.kept-withdrawals.ts';

/** Paid plans: Stripe decides, this feature follows. */
export const billingFeature = feature({
  name: 'billing',
  needs: { usage: true, account: true, tasks: true },
  entities: [BillingAccount, BillingOperation, BillingQuote, StripeEvent, BillingIncome, BillingErasure, BillingWithdrawal],
  migrations: [Billing1763860000000, KeptWithdrawals1763879001000],
  userData: () => [billingUserData],
  service: (deps: Omit<BillingDeps, 'withdrawals' | 'config'> & Pick<FeatureDeps, 'config'>) =>
    billingService({ ...deps, withdrawals: keptWithdrawals(deps.config.sessionSecret) }),
  routes(billing, context) {
    billingRoutes(billing, context);
    stripeRoutes(billing, context);
  },
});
