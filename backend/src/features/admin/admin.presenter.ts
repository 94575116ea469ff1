import type { AdminUserView } from '@beside/common/admin/admin.views';
import { PLAN_IDS } from '@beside/common/usage/usage.constants';
import type { DirectoryRow } from '../account/account.service.ts';

/** A user as an admin sees them. */
export function presentAdminUser(user: DirectoryRow): AdminUserView {
  return {
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    subscriptionPlan: PLAN_IDS.find((plan) => plan === user.subscriptionPlan) ?? 'free',
    dateOfBirth: user.dateOfBirth,
    isAdmin: user.isAdmin === 1,
    isOwner: user.isOwner === 1,
    usageCount: user.usageCount,
    createdAt: user.createdAt.toISOString(),
    isPlanPaid: user.isPlanPaid,
  };
}
