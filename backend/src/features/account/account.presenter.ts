import type { UserView } from '@beside/common/account/account.views';
import { PLAN_IDS } from '@beside/common/usage/usage.constants';
import type { SessionUser } from '../../http/session-user.ts';

/** An account as its owner sees it. @param usageCount how often they have used the product since the count began */
export function presentUser(user: SessionUser, usageCount: number): UserView {
  return {
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    pendingEmail: user.pendingEmail,
    dateOfBirth: user.dateOfBirth,
    createdAt: user.createdAt.toISOString(),
    isEmailVerified: user.isEmailVerified === 1,
    isAdmin: user.isAdmin === 1,
    isOwner: user.isOwner === 1,
    subscriptionPlan: PLAN_IDS.find((plan) => plan === user.subscriptionPlan) ?? 'free',
    subscriptionStatus: user.subscriptionStatus,
    usageCount,
  };
}
