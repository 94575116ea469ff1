import type { Actor } from '../http/actor.ts';
import type { SessionUser } from '../http/session-user.ts';

/** A user as their session is read. */
export const CLARA: SessionUser = {
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
  createdAt: new Date(0),
  sessionEpoch: 0,
  rightsSince: new Date(0),
};

/** An actor without a session, changed by the given fields. */
export function actor(more: Partial<Actor> = {}): Actor {
  return {
    via: null,
    tokenId: null,
    scopes: new Set(),
    userId: null,
    user: null,
    isAdmin: false,
    isOwner: false,
    visitorId: null,
    provenAt: null,
    secondFactorFrom: null,
    session: null,
    ip: '10.0.0.1',
    userAgent: null,
    acceptLanguage: undefined,
    ...more,
  };
}
