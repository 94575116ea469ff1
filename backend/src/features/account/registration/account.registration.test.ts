import { describe, expect, it } from 'vitest';
import { registration, signUp } from '../../../testing/accounts.ts';
import { admitted } from '../../../testing/test-browser.ts';
import { useApp } from '../../../testing/use-app.ts';

const { app } = await useApp();
const user = async (email: string): Promise<Record<string, unknown> | undefined> =>
  (await app.db.pool.query('select * from users where email = $1', [email])).rows[0];

describe('registering, where addresses are not verified', () => {
  it('signs the user in, in a session with a new id', async () => {
    const browser = app.browser();
    await browser.call('POST', '/api/visitor');
    const before = browser.cookieNamed('beside.sid');
    const body = registration({ firstName: '  Clara ', email: ' Clara.Almeida@Example.COM ' });
    const { status, body: reply, headers } = await browser.call('POST', '/api/auth/register', body);
    expect(status).toBe(201);
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^beside\.device=[\w-]{32}; Max-Age=31536000; Path=\/api\/auth; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
      ),
      // For the page, which then asks who is signed in.
      expect.stringMatching(/^beside\.signed-in=1; Max-Age=5184000; Path=\/; Expires=[^;]+; SameSite=Lax$/),
      expect.stringMatching(/^beside\.sid=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/),
    ]);
    expect(reply).toMatchObject({
      success: true,
      message: expect.any(String),
      user: {
        firstName: 'Clara',
        lastName: 'Almeida',
        email: 'clara.almeida@example.com',
        dateOfBirth: '1990-03-09',
        isAdmin: false,
        isOwner: false,
        subscriptionPlan: 'free',
        usageCount: 0,
      },
    });
    expect(reply).not.toHaveProperty('requiresVerification');
    expect(browser.cookieNamed('beside.sid')).not.toBe(before);
    expect((await browser.call('GET', '/api/auth/user')).body).toEqual({ success: true, user: reply.user });
    expect((await user('clara.almeida@example.com'))?.password).toMatch(/^\$argon2id\$v=19\$/);
  });

  it.each([
    ['firstName', ' ', 'First name is required'],
    ['firstName', undefined, 'First name is required'],
    ['firstName', 'x'.repeat(101), 'First name has at most 100 characters'],
    ['lastName', '', 'Last name is required'],
    ['lastName', 7, 'Last name is required'],
    ['email', 'clara', 'Please enter a valid email address'],
    ['email', 'a@b', 'Please enter a valid email address'],
    ['email', 'a@b.c\r\nBcc: x@y.z', 'Please enter a valid email address'],
    ['email', `${'a'.repeat(250)}@example.com`, 'Please enter a valid email address'],
    ['email', { $gt: '' }, 'Please enter a valid email address'],
    ['password', '12345', 'Password must be at least 6 characters'],
    ['password', 'x'.repeat(257), 'Password must be at most 256 characters'],
    ['confirmPassword', 'something else', "Passwords don't match"],
    ['confirmPassword', undefined, "Passwords don't match"],
    ['dateOfBirth', undefined, 'Date of birth is required'],
    ['dateOfBirth', '', 'Date of birth is required'],
    ['dateOfBirth', '1990-02-30', 'Please enter a valid date of birth'],
    ['dateOfBirth', '2999-01-01', 'Please enter a valid date of birth'],
    ['dateOfBirth', '1850-01-01', 'Please enter a valid date of birth'],
    ['dateOfBirth', `${new Date().getUTCFullYear() - 12}-01-01`, 'You must be at least 13 years old to register'],
  ])('refuses %s %j', async (field, value, message) => {
    const body = registration({ [field]: value });
    const { status, body: reply } = await app.browser().call('POST', '/api/auth/register', body);
    expect(status).toBe(400);
    expect(reply).toMatchObject({ success: false, code: 'validation_failed' });
    expect(Object.entries(reply.errors ?? {}).find(([name]) => name === field)?.[1]).toEqual([message]);
    expect(await user(body.email)).toBeUndefined();
  });

  it('accepts a thirteenth birthday today, and refuses one tomorrow', async () => {
    const day = (offset: number): string => {
      const today = new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
      return `${Number(today.slice(0, 4)) - 13}${today.slice(4)}`;
    };
    // A leap day may have been missing thirteen years ago.
    if (!day(0).endsWith('02-29')) {
      const today = await app.browser().call('POST', '/api/auth/register', registration({ dateOfBirth: day(0) }));
      expect(today.status).toBe(201);
    }
    const tomorrow = await app.browser().call('POST', '/api/auth/register', registration({ dateOfBirth: day(1) }));
    expect(tomorrow.status).toBe(400);
  });

  it('makes one account for an address in any spelling, also when five ask at once', async () => {
    const body = registration();
    const spellings = ['', ' ', 'X', '', ''].map((mark) => (mark === 'X' ? body.email.toUpperCase() : `${mark}${body.email}`));
    const answers = await Promise.all(
      spellings.map((email) => app.browser().call('POST', '/api/auth/register', { ...body, email })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'email_taken', errors: { email: [expect.any(String)] } });
  });

  it('drops fields that callers may not set', async () => {
    const body = registration({
      id: 'mine',
      isOwner: 1,
      isAdmin: 1,
      isEmailVerified: 1,
      subscriptionPlan: 'gold',
      usageCount: -100,
      stripeCustomerId: 'cus_1',
      sessionEpoch: 7,
    });
    await app.browser().call('POST', '/api/auth/register', body);
    expect(await user(body.email)).toMatchObject({
      isOwner: 0,
      isAdmin: 0,
      isEmailVerified: 0,
      subscriptionPlan: 'free',
      usageCount: 0,
      stripeCustomerId: null,
      sessionEpoch: 0,
    });
    expect((await user(body.email))?.id).not.toBe('mine');
  });
});

describe('the profile', () => {
  it('changes names and address, and nothing else', async () => {
    const { browser, id, email } = await signUp(app);
    const body = {
      firstName: ' Ana ',
      lastName: 'Sousa',
      email: `New-${email}`,
      dateOfBirth: '2001-01-01',
      isOwner: true,
      subscriptionPlan: 'gold',
      usageCount: 0,
      id: 'other',
    };
    const { status, body: reply } = await browser.call('PUT', '/api/auth/user', body);
    expect(status).toBe(200);
    const expected = {
      id,
      firstName: 'Ana',
      lastName: 'Sousa',
      email: `new-${email}`,
      dateOfBirth: '1990-03-09',
      isOwner: false,
    };
    expect(reply).toMatchObject({ success: true, message: expect.any(String), user: { ...expected, subscriptionPlan: 'free' } });
    expect((await browser.call('GET', '/api/auth/user')).body).toMatchObject({ user: expected });
  });

  it.each([
    ['firstName', ' ', 'First name is required'],
    ['lastName', '', 'Last name is required'],
    ['email', 'nowhere', 'Please enter a valid email address'],
  ])('refuses %s %j', async (field, value, message) => {
    const { browser, email } = await signUp(app);
    const body = { firstName: 'A', lastName: 'B', email, [field]: value };
    const { status, body: reply } = await browser.call('PUT', '/api/auth/user', body);
    expect([status, reply.errors]).toEqual([400, { [field]: [message] }]);
  });

  it('does not take another user’s address', async () => {
    const [one, other] = [await signUp(app), await signUp(app)];
    const body = { firstName: 'A', lastName: 'B', email: other.email };
    expect((await one.browser.call('PUT', '/api/auth/user', body)).body).toMatchObject({ code: 'email_taken' });
    expect((await user(one.email))?.id).toBe(one.id);
  });

  it('notifies the user’s other pages, and nobody else', async () => {
    const [one, other] = [await signUp(app), await signUp(app)];
    const [socket, stranger] = [await one.browser.socket(), await other.browser.socket()];
    await Promise.all([admitted(socket), admitted(stranger)]);
    const received: unknown[] = [];
    stranger.onAny((event) => received.push(event));
    await one.browser.call('GET', '/api/auth/user');
    const pushed = new Promise((resolve) => socket.once('account:changed', resolve));
    // A page that asks right after the push must get the new answer.
    const asked = pushed.then(() => one.browser.call('GET', '/api/auth/user'));
    await one.browser.call('PUT', '/api/auth/user', { firstName: 'A', lastName: 'B', email: one.email });
    expect(await pushed).toEqual({ userId: one.id });
    expect((await asked).body).toMatchObject({ user: { firstName: 'A' } });
    expect(received).toEqual([]);
  });
});

it.each([
  ['GET', '/api/auth/user'],
  ['PUT', '/api/auth/user'],
  ['PUT', '/api/auth/change-password'],
  ['DELETE', '/api/auth/delete-account'],
  ['GET', '/api/auth/export'],
  ['GET', '/api/subscription/current'],
])('%s %s needs a user: a browser with or without a session gets 401 before its input is checked', async (method, path) => {
  for (const prepare of [false, true]) {
    const browser = app.browser();
    if (prepare) await browser.call('POST', '/api/visitor');
    const { status, body } = await browser.call(method, path, method === 'PUT' ? { rubbish: true } : undefined);
    expect([status, body.code]).toEqual([401, 'not_signed_in']);
  }
});
