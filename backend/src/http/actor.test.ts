import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { CLARA as clara } from '../testing/actors.ts';
import { type Actor, actorOf, owns, usageKey } from './actor.ts';
import { requireUser } from './authorize.ts';
import { sessionName } from './session-store.ts';

/** The caller's request, after the session middleware. */
const caller = (more: object, headers: Record<string, string> = {}): Actor =>
  actorOf(Object.assign(new IncomingMessage(new Socket()), { headers, ...more }), '203.0.113.7');

const callers = (): [Actor, Actor, Actor] => [
  caller({ sessionID: 'one', session: { visitorId: 'v1', userId: 'clara' }, user: clara }),
  caller({ sessionID: 'two', session: { visitorId: 'v2' }, user: null }),
  caller({ sessionID: 'three', session: {} }),
];

it('is a user, a visitor or nobody, and only the first two have a session', () => {
  const [signedIn, visitor, nobody] = callers();
  expect(signedIn).toMatchObject({ userId: 'clara', user: clara, visitorId: 'v1', session: sessionName('one') });
  expect(visitor).toMatchObject({ userId: null, user: null, visitorId: 'v2', session: sessionName('two') });
  expect(nobody).toMatchObject({ userId: null, user: null, visitorId: null, session: null, ip: '203.0.113.7' });
  // A user whose session names no visitor still has a session.
  expect(caller({ sessionID: 'four', session: { userId: 'clara' }, user: clara }).session).toBe(sessionName('four'));
});

it.each([{}, { session: null }, { session: 'v1' }, { session: { visitorId: 7 } }, { session: { visitorId: 'v1' } }])(
  'has no session unless the middleware made it (%j)',
  (more) => {
    expect(caller(more).session).toBeNull();
  },
);

it("takes at most 300 characters of the browser's user agent", () => {
  expect(caller({}, { 'user-agent': 'x'.repeat(400), 'accept-language': 'nl' })).toMatchObject({
    userAgent: 'x'.repeat(300),
    acceptLanguage: 'nl',
  });
  expect(caller({})).toMatchObject({ userAgent: null, acceptLanguage: undefined });
});

it.each([
  ['a user’s', { userId: 'clara', visitorId: null }, [true, false, false]],
  ['what a user made before signing in', { userId: 'clara', visitorId: 'v2' }, [true, false, false]],
  ['another user’s, made in the same browser', { userId: 'tom', visitorId: 'v1' }, [false, false, false]],
  ['a visitor’s', { userId: null, visitorId: 'v2' }, [false, true, false]],
  ['nobody’s', { userId: null, visitorId: null }, [false, false, false]],
])('owns what is its own alone: %s', (_whose, thing, owners) => {
  expect(callers().map((actor) => owns(actor, thing))).toEqual(owners);
});

it('is counted as a user or an address', () => {
  expect(callers().map(usageKey)).toEqual(['user:clara', 'ip:203.0.113.7', 'ip:203.0.113.7']);
});

it('comes by a session or by a token, and a token ignores the session of its cookie', () => {
  expect(callers().map(({ via }) => via)).toEqual(['session', 'session', null]);
  const scopes = new Set(['couples:join'] as const);
  const bearer = { user: clara, scopes };
  const session = { visitorId: 'v2', userId: 'tom' };
  expect(caller({ bearer, user: clara, sessionID: 'two', session })).toMatchObject({
    ...{ via: 'token', scopes, userId: 'clara', visitorId: null, session: null },
  });
});

it('is an admin or an owner by the account alone', () => {
  const flags = (more: object) => {
    const { isAdmin, isOwner } = caller({ sessionID: 'one', session: {}, user: { ...clara, ...more } });
    return [isAdmin, isOwner];
  };
  expect([flags({}), flags({ isAdmin: 1 }), flags({ isOwner: 1 })]).toEqual([
    [false, false],
    [true, false],
    [false, true],
  ]);
});

it('is signed in, or refused', () => {
  const [signedIn, visitor, nobody] = callers();
  expect(requireUser(signedIn)).toBe(clara);
  for (const actor of [visitor, nobody]) expect(() => requireUser(actor)).toThrow(expect.objectContaining({ status: 401 }));
});
