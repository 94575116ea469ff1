import { expect, it } from 'vitest';
import { actor, CLARA } from '../testing/actors.ts';
import { authorize } from './authorize.ts';

const nobody = actor();
const visitor = actor({ via: 'session', visitorId: 'browser' });
const signedIn = { ...visitor, userId: CLARA.id, user: CLARA };
const admin = { ...signedIn, isAdmin: true };
const owner = { ...signedIn, isOwner: true };

const outcome = (...args: Parameters<typeof authorize>): number | string => {
  try {
    authorize(...args);
    return 'in';
  } catch (error) {
    return Object(error).status;
  }
};

it.each([
  ['public' as const, ['in', 'in', 'in', 'in', 'in']],
  ['user' as const, [401, 401, 'in', 'in', 'in']],
  ['admin' as const, [401, 401, 403, 'in', 'in']],
  ['owner' as const, [401, 401, 403, 403, 'in']],
])('lets in whom the guard %s is for', (guard, wanted) => {
  const actors = [nobody, visitor, signedIn, admin, owner];
  expect(actors.map((each) => outcome(each, { guard, scope: null }))).toEqual(wanted);
});

it('asks only an API token for its scope, after the guard', () => {
  const token = { ...signedIn, via: 'token' as const, scopes: new Set(['advice:history'] as const) };
  const scopes = ['advice:history', 'advice:generate', null] as const;
  expect(scopes.map((scope) => outcome(token, { guard: 'user', scope }))).toEqual(['in', 403, 403]);
  expect(scopes.map((scope) => outcome(signedIn, { guard: 'user', scope }))).toEqual(['in', 'in', 'in']);
  expect(outcome({ ...token, user: null }, { guard: 'user', scope: null })).toBe(401);
});
