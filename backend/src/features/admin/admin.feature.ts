import type { AccountService } from '../account/account.service.ts';
import { type FeatureDeps, feature } from '../feature.ts';
import type { SubscriptionService } from '../subscription/subscription.service.ts';
import { AdminSettings, AuditEntryEntity, AuditHead } from './admin.entity.ts';
import { adminRoutes } from './admin.routes.ts';
import { adminService } from './admin.service.ts';
import { adminSockets } from './admin.sockets.ts';
import { adminUserData } from './admin.user-data.ts';
import { adminUsers } from './admin.users.ts';
import { auditReading, logAuditHead } from './audit/admin.audit-reading.ts';
import { AuditLog1763870000000 } from './migrations/1763870000000-audit-log.ts';
import { adminStatisticsRoutes } from './statistics/admin.statistics.routes.ts';
import { adminStatistics } from './statistics/admin.statistics.ts';

export interface AdminNeeds extends FeatureDeps {
  account: AccountService;
  subscription: SubscriptionService;
}

/** The admin panel: the admin password, the audit log, users and statistics. */
export const adminFeature = feature({
  name: 'admin',
  needs: { account: true },
  entities: [AdminSettings, AuditEntryEntity, AuditHead],
  migrations: [AuditLog1763870000000],
  userData: () => [adminUserData],
  service: adminService,
  routes(admin, context, all: AdminNeeds) {
    const { account, connected } = all;
    adminStatisticsRoutes(adminStatistics({ ...all, users: account.directory.counts, connected: connected.now }), context);
    adminRoutes({ admin, users: adminUsers({ ...all, admin }), audit: auditReading(all) }, context);
  },
  sockets: (_admin, events, { connected }: AdminNeeds) => adminSockets(connected, events),
  jobs: (_admin, { jobs, pool, log }: AdminNeeds) => logAuditHead(jobs, pool, log.kept),
});
