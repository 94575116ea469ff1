import type { AdminUserView } from '@beside/common/admin/admin.views';
import { expect, it } from 'vitest';
import { readUsers } from './use-users-address.ts';
import { editOf, isChangedMeanwhile, mayDelete, mayEdit, valuesOf } from './user-rules.ts';

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

it('neither used sessions nor what was just sent are a change by somebody else', () => {
  const since = (some: Partial<AdminUserView>, sent: Parameters<typeof isChangedMeanwhile>[2] = null) =>
    isChangedMeanwhile(user, { ...user, ...some }, sent);
  expect([since({ usageCount: 7 }), since({ lastName: 'Silva' }), since({ isAdmin: true })]).toEqual([false, true, false]);
  const sent = { ...valuesOf(user), lastName: ' Silva', email: 'Clara.S@example.com' };
  expect(since({ lastName: 'Silva', email: 'clara.s@example.com' }, sent)).toBe(false);
  expect(since({ lastName: 'Silva', dateOfBirth: '1991-04-10' }, sent)).toBe(true);
});

it('a plan is sent where its owner has chosen another one, and no subscription has come to pay for it', () => {
  const draft = { base: user, values: { ...valuesOf(user), subscriptionPlan: 'gold' as const } };
  expect(editOf(draft, user, { id: 'o', isOwner: true })).toMatchObject({ subscriptionPlan: 'gold' });
  const others = [
    editOf(draft, { ...user, isPlanPaid: true }, { id: 'o', isOwner: true }),
    editOf(draft, user, { id: 'a', isOwner: false }),
    editOf({ base: user, values: valuesOf(user) }, { ...user, subscriptionPlan: 'gold' }, { id: 'o', isOwner: true }),
  ];
  for (const sent of others) expect(sent).not.toHaveProperty('subscriptionPlan');
});

it('an address that the server would refuse leads to the nearest page', () => {
  const read = (address: string) => readUsers(new URLSearchParams(address));
  expect(['', 'page=3', 'page=0', 'page=x', 'page=-1', 'page=1e99'].map((address) => read(address).page)).toEqual([
    ...[1, 3, 1, 1, 1, 21_474_836],
  ]);
  expect(read('page=99999999999999&q=a%00b')).toEqual({ q: 'ab', page: 21_474_836 });
});
