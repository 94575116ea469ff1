import type { SignedIn, UserView } from '@beside/common/account/account.views';
import { PLAN_IDS } from '@beside/common/usage/usage.constants';
import type { SessionUser } from '../../http/session-user.ts';

/**
 * An account as its owner sees it.
 * @param usageCount how often they have used the product since the count began
 * @param secondFactorFrom see `Actor`
 */
export function presentUser(user: SessionUser, usageCount: number, secondFactorFrom: Date | null = null): UserView {
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
    ...(secondFactorFrom ? { secondFactorFrom: secondFactorFrom.toISOString() } : {}),
  };
}

/** Who has just signed in, until when they have to verify their address, and how many passkeys a reset has put in question. */
export const presentSignedIn = (
  user: SessionUser & { usageCount: number },
  { verifyBy, passkeysInQuestion = 0 }: { verifyBy: Date | null; passkeysInQuestion?: number },
): { message: string } & SignedIn => ({
  message: 'Signed in successfully',
  user: presentUser(user, user.usageCount),
  ...(verifyBy ? { verifyBy: verifyBy.toISOString() } : {}),
  ...(passkeysInQuestion > 0 ? { passkeysInQuestion } : {}),
});
