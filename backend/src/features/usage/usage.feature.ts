import { feature } from '../feature.ts';
import { BillingPeriod1763840000000 } from './migrations/1763840000000-billing-period.ts';
import { KeptUsage1763876001000 } from './migrations/1763876001000-kept-usage.ts';
import { PeriodUsage1763878000000 } from './migrations/1763878000000-period-usage.ts';
import { AnonymousUsage } from './usage.entity.ts';
import { usageRoutes } from './usage.routes.ts';
import { usageService } from './usage.service.ts';
import { usageUserData } from './usage.user-data.ts';

/** How much of a plan, or of what is free, is used. */
export const usageFeature = feature({
  name: 'usage',
  needs: {},
  entities: [AnonymousUsage],
  migrations: [BillingPeriod1763840000000, KeptUsage1763876001000, PeriodUsage1763878000000],
  userData: () => [usageUserData],
  service: usageService,
  routes: usageRoutes,
});
