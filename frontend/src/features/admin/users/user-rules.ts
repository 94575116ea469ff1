import type { AdminUserView } from '@beside/common/admin/admin.views';
import type { Plan } from '@beside/common/usage/usage.constants';

/** The reader of the panel. */
export interface PanelReader {
  id: string;
  isOwner: boolean;
}

export const nameOf = ({ firstName, lastName }: Pick<AdminUserView, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim();

const isOrdinary = ({ isAdmin, isOwner }: AdminUserView) => !isAdmin && !isOwner;

/** An admin may edit ordinary users and themself; the owner everyone. */
export const mayEdit = (user: AdminUserView, me: PanelReader) => me.isOwner || user.id === me.id || isOrdinary(user);

/** Ordinary users may be deleted, and admins by the owner; owners by nobody else. */
export const mayDelete = (user: AdminUserView, me: PanelReader) =>
  user.id !== me.id && (isOrdinary(user) || (me.isOwner && !user.isOwner));

/** The fields of the edit dialog. */
export interface UserValues {
  firstName: string;
  lastName: string;
  email: string;
  dateOfBirth: string;
  subscriptionPlan: Plan;
}
/** An edit that was begun, and the user whose fields were filled in. */
export interface UserDraft {
  base: AdminUserView;
  values: UserValues;
}

export const valuesOf = ({ firstName, lastName, email, dateOfBirth, subscriptionPlan }: AdminUserView): UserValues => ({
  ...{ firstName, lastName, email, subscriptionPlan },
  dateOfBirth: dateOfBirth ?? '',
});

const FIELDS = ['firstName', 'lastName', 'email', 'dateOfBirth', 'subscriptionPlan'] as const;

/** Why the reader cannot change a user's plan; undefined where they can. */
export function planFixedBy(now: AdminUserView, me: PanelReader): 'plan_paid' | 'plan_owner' | undefined {
  if (now.isPlanPaid) return 'plan_paid';
  return me.isOwner ? undefined : 'plan_owner';
}

/** What an edit sends: a plan only where the reader has chosen another one, and can. */
export function editOf({ base, values }: UserDraft, now: AdminUserView, me: PanelReader) {
  const { subscriptionPlan, ...others } = values;
  const isChosen = subscriptionPlan !== base.subscriptionPlan && !planFixedBy(now, me);
  return isChosen ? { ...others, subscriptionPlan } : others;
}

const plain = (text: unknown) => (typeof text === 'string' ? text.trim().toLowerCase() : text);

/**
 * Whether somebody else has changed what the edit shows since it was begun. Rights are shown as they are, and not written.
 * @param sent the reader's own edit, whose push may come before its answer
 */
export function isChangedMeanwhile(base: AdminUserView, now: AdminUserView, sent: Partial<UserValues> | null): boolean {
  const [before, after] = [valuesOf(base), valuesOf(now)];
  return FIELDS.some((name) => after[name] !== before[name] && plain(after[name]) !== plain(sent?.[name]));
}
