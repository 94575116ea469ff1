import { type FeatureDeps, feature } from '../feature.ts';
import { keptWithdrawals, type SubscriptionService } from '../subscription/subscription.service.ts';
import { ContractDeclaration } from './contracts.entity.ts';
import { type ContractJobDeps, registerContractJobs, resumeLeftOver } from './contracts.jobs.ts';
import { contractsRoutes } from './contracts.routes.ts';
import { type ContractsDeps, contractsService } from './contracts.service.ts';
import { contractsUserData } from './contracts.user-data.ts';
import { ContractNotices1763860001000 } from './migrations/1763860001000-contract-notices.ts';

type Deps = Omit<ContractsDeps & ContractJobDeps, 'takesPayments' | 'contractEnds'> &
  Pick<FeatureDeps, 'payments' | 'jobs'> & { subscription: Pick<SubscriptionService, 'contractEnds'> };

/** Withdrawing from contracts, and cancelling them, signed in or not. Subscriptions carry it out. */
export const contractsFeature = feature({
  name: 'contracts',
  needs: { subscription: true, account: true, tasks: true },
  entities: [ContractDeclaration],
  migrations: [ContractNotices1763860001000],
  userData: ({ config }) => [contractsUserData(keptWithdrawals(config.sessionSecrets))],
  service(deps: Deps) {
    const { pool, jobs, payments } = deps;
    const all = { ...deps, contractEnds: deps.subscription.contractEnds, takesPayments: payments !== null };
    registerContractJobs(all);
    if (payments) jobs.cron('contracts-left-over', '*/5 * * * *', () => resumeLeftOver(pool));
    return contractsService(all);
  },
  routes: contractsRoutes,
});
