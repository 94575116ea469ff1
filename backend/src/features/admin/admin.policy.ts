import type { Actor } from '../../http/actor.ts';
import { AppError } from '../../lib/app-error.ts';
import type { DirectoryRow } from '../account/account.service.ts';

type Target = Pick<DirectoryRow, 'id' | 'isAdmin' | 'isOwner' | 'subscriptionPlan'>;
type Asker = Pick<Actor, 'userId' | 'isOwner'>;

const isOrdinary = ({ isAdmin, isOwner }: Target): boolean => isAdmin !== 1 && isOwner !== 1;

/**
 * An admin edits ordinary users and themself, an owner everyone: who changes an owner's address could have a new password mailed to it, and
 * take the account over. Another plan is the owner's to give.
 * @throws AppError 403
 */
export function requireMayEdit(actor: Asker, user: Target, plan: string | undefined): void {
  if (!actor.isOwner && !isOrdinary(user) && user.id !== actor.userId)
    throw new AppError('not_allowed', 'Only the owner may edit admins');
  if (!actor.isOwner && plan !== undefined && plan !== user.subscriptionPlan)
    throw new AppError('not_allowed', 'Only the owner may change plans');
}

/**
 * An admin deletes ordinary users, an owner admins, too. An owner is deleted by nobody else: another owner takes the rights first.
 * @throws AppError 403
 */
export function requireMayDelete(actor: Asker, user: Target): void {
  if (user.isOwner === 1 && user.id !== actor.userId)
    throw new AppError('not_allowed', 'Owner accounts cannot be deleted by others');
  if (!actor.isOwner && !isOrdinary(user)) throw new AppError('not_allowed', 'Only the owner may delete admins');
}

/** @throws AppError 403 for somebody who is no owner any more */
export function requireStillOwner(actor: Pick<DirectoryRow, 'isOwner'> | null): void {
  if (actor?.isOwner !== 1) throw new AppError('not_allowed', 'Only the owner may do this');
}

/** @throws AppError 403 for an actor who has fewer rights now, or is gone */
export function requireSameRights(
  actor: Pick<Actor, 'isAdmin' | 'isOwner'>,
  now: Pick<DirectoryRow, 'isAdmin' | 'isOwner'> | null,
): void {
  const isLess = (actor.isOwner && now?.isOwner !== 1) || (actor.isAdmin && now?.isAdmin !== 1);
  if (isLess) throw new AppError('not_allowed', 'Your rights have changed meanwhile');
}
