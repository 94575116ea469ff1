import type { AdminUserView } from '@beside/common/admin/admin.views';
import { expect, it } from 'vitest';
import { isSame, mayDelete, mayEdit } from './user-rules.ts';

const user: AdminUserView = {
  ...{
    id: 'u',
    firstName: 'Clara',
    lastName: 'Almeida',
    email: 'clara@example.com',
    subscriptionPlan: 'silver',
    dateOfBirth: null,
  },
  ...{ isAdmin: false, isOwner: false, usageCount: 6, createdAt: '2026-03-14T10:00:00Z', isPlanPaid: false },
};
const admin = { ...user, id: 'a', isAdmin: true };
const owner = { ...user, id: 'o', isAdmin: true, isOwner: true };

it('an admin edits and deletes ordinary users, the owner admins too, and owners are deleted by nobody', () => {
  const rights = (me: { id: string; isOwner: boolean }) =>
    [user, admin, owner].map((each) => [mayEdit(each, me), mayDelete(each, me)]);
  expect(rights({ id: 'other', isOwner: false })).toEqual([
    [true, true],
    [false, false],
    [false, false],
  ]);
  expect(rights({ id: 'o', isOwner: true })).toEqual([
    [true, true],
    [true, true],
    [true, false],
  ]);
  expect(rights({ id: 'a', isOwner: false })[1]).toEqual([true, false]);
});

it('used sessions are no change of an edited user', () => {
  expect(isSame(user, { ...user, usageCount: 7 })).toBe(true);
  expect(isSame(user, { ...user, lastName: 'Silva' })).toBe(false);
});
