import { expect, it } from 'vitest';
import { authorize } from './authorize.ts';
import type { SessionUser } from './session-user.ts';

const user: SessionUser = {
  id: 'clara',
  email: 'clara@example.com',
  pendingEmail: null,
  firstName: 'Clara',
  lastName: 'Almeida',
  dateOfBirth: null,
  language: 'en',
  isAdmin: 0,
  isOwner: 0,
  isEmailVerified: 1,
  subscriptionPlan: 'free',
  subscriptionStatus: 'active',
  usageCount: 0,
  usageResetAt: new Date(),
  createdAt: new Date(),
  sessionEpoch: 1,
};

const nobody = {
  via: null,
  scopes: new Set<never>(),
  userId: null,
  user: null,
  isAdmin: false,
  isOwner: false,
  visitorId: null,
  session: null,
  ip: '10.0.0.1',
  userAgent: null,
  acceptLanguage: undefined,
};
const visitor = { ...nobody, via: 'session' as const, visitorId: 'browser' };
const signedIn = { ...visitor, userId: user.id, user };
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
  ['visitor' as const, [401, 'in', 'in', 'in', 'in']],
  ['user' as const, [401, 401, 'in', 'in', 'in']],
  ['admin' as const, [401, 401, 403, 'in', 'in']],
  ['owner' as const, [401, 401, 403, 403, 'in']],
])('lets in whom the guard %s is for', (guard, wanted) => {
  const actors = [nobody, visitor, signedIn, admin, owner];
  expect(actors.map((actor) => outcome(actor, { guard, scope: null }))).toEqual(wanted);
});

it('asks an API token for its scope, after the guard, and nobody else', () => {
  const token = { ...signedIn, via: 'token' as const, scopes: new Set(['advice:history'] as const) };
  const scopes = ['advice:history', 'advice:generate', null] as const;
  expect(scopes.map((scope) => outcome(token, { guard: 'user', scope }))).toEqual(['in', 403, 403]);
  expect(scopes.map((scope) => outcome(signedIn, { guard: 'user', scope }))).toEqual(['in', 'in', 'in']);
  expect(outcome({ ...token, user: null }, { guard: 'user', scope: null })).toBe(401);
});
