import type { AdminUserView } from '@beside/common/admin/admin.views';

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

/** The fields that an edit writes, and the role. */
const SHOWN = ['firstName', 'lastName', 'email', 'dateOfBirth', 'subscriptionPlan', 'isAdmin', 'isOwner'] as const;

/** Whether a user is still as the edit dialog shows them. */
export const isSame = (one: AdminUserView, other: AdminUserView) => SHOWN.every((name) => one[name] === other[name]);
