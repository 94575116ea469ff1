import { expect, it } from 'vitest';
import { requireMayDelete, requireMayEdit, requireSameRights, requireStillOwner } from './admin.policy.ts';

const person = (id: string, isAdmin: 0 | 1, isOwner: 0 | 1) => ({ id, isAdmin, isOwner, subscriptionPlan: 'free' as const });
const [user, admin, other] = [person('user', 0, 0), person('admin', 1, 0), person('other', 1, 0)];
const [owner, second] = [person('owner', 1, 1), person('second', 1, 1)];
/** No way leads to one, but a right of an owner must not hang on the other flag. */
const odd = person('odd', 0, 1);

const refusal = (check: () => void): string | null => {
  try {
    check();
    return null;
  } catch (error) {
    if (Object(error).code !== 'not_allowed') throw error;
    return Object(error).message;
  }
};
const by = ({ id, isAdmin, isOwner }: typeof user) => ({ userId: id, isAdmin: isAdmin === 1, isOwner: isOwner === 1 });
const everyone = [user, admin, other, owner, second, odd];
/** Those of everyone with whom it is not refused. */
const allowed = (check: (each: typeof user) => void): string[] =>
  everyone.filter((each) => refusal(() => check(each)) === null).map(({ id }) => id);

it('an admin edits ordinary users and themself, an owner everyone, and only an owner changes plans', () => {
  expect(allowed((each) => requireMayEdit(by(admin), each, undefined))).toEqual(['user', 'admin']);
  expect(allowed((each) => requireMayEdit(by(owner), each, undefined))).toEqual(everyone.map(({ id }) => id));
  expect(allowed((each) => requireMayEdit(by(admin), each, 'free'))).toEqual(['user', 'admin']);
  expect(allowed((each) => requireMayEdit(by(admin), each, 'gold'))).toEqual([]);
  expect(refusal(() => requireMayEdit(by(admin), user, 'gold'))).toBe('Only the owner may change plans');
  expect(refusal(() => requireMayEdit(by(admin), other, 'gold'))).toBe('Only the owner may edit admins');
  expect(allowed((each) => requireMayEdit(by(owner), each, 'gold'))).toEqual(everyone.map(({ id }) => id));
});

it('an admin deletes ordinary users, an owner also admins and themself, and nobody another owner', () => {
  expect(allowed((each) => requireMayDelete(by(admin), each))).toEqual(['user']);
  expect(allowed((each) => requireMayDelete(by(owner), each))).toEqual(['user', 'admin', 'other', 'owner']);
  expect(refusal(() => requireMayDelete(by(admin), owner))).toBe('Owner accounts cannot be deleted by others');
  expect(refusal(() => requireMayDelete(by(admin), other))).toBe('Only the owner may delete admins');
});

it('whoever has lost a right since the call began is refused, and whoever has as many or more is not', () => {
  expect([owner, odd, admin, user, null].map((each) => refusal(() => requireStillOwner(each)) === null)).toEqual([
    ...[true, true, false, false, false],
  ]);
  const may = (then: typeof user, now: typeof user | null) => refusal(() => requireSameRights(by(then), now)) === null;
  expect([owner, admin, odd, user, null].map((now) => may(owner, now))).toEqual([true, false, false, false, false]);
  expect([owner, admin, odd, user, null].map((now) => may(admin, now))).toEqual([true, true, false, false, false]);
  expect([owner, admin, odd, user, null].map((now) => may(odd, now))).toEqual([true, false, true, false, false]);
  expect([owner, admin, odd, user, null].map((now) => may(user, now))).toEqual([true, true, true, true, true]);
});
