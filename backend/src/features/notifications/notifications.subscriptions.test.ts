import { SUBSCRIPTIONS_MAX } from '@beside/common/notifications/notifications.constants';
import { describe, expect, it } from 'vitest';
import { PASSWORD, signIn, signUp, type TestUser } from '../../testing/accounts.ts';
import { ALWAYS, fakePush, PUSH_HOST, subscribe, subscription } from '../../testing/fake-push.ts';
import { useApp } from '../../testing/use-app.ts';

const push = fakePush();
const { app, database } = await useApp({ EMAIL_VERIFICATION: 'off' }, { push });

const rowsOf = async ({ id }: TestUser): Promise<Record<string, unknown>[]> =>
  (await database.query(`select * from push_subscriptions where "userId" = '${id}' order by "createdAt"`)).map((row) =>
    Object(row),
  );
const post = ({ browser }: Pick<TestUser, 'browser'>, body: object) => browser.call('POST', '/api/push/subscriptions', body);
/** The same user in another browser. */
async function elsewhere({ email, id }: TestUser): Promise<TestUser> {
  const browser = app.browser();
  expect((await signIn(browser, email)).status).toBe(200);
  return { browser, email, id };
}

describe('a subscription', () => {
  it('is stored with its session, by a hash of both; the key is everybody’s', async () => {
    expect((await app.browser().call('GET', '/api/push/key')).body).toEqual({ success: true, key: push.key });
    const user = await signUp(app);
    const made = subscription();
    expect(await post(user, made)).toMatchObject({ status: 200, body: { success: true } });
    const [row] = await rowsOf(user);
    expect(row).toMatchObject({
      endpoint: made.endpoint,
      p256dh: 'BKey',
      auth: 'secret',
      look: 'notes',
      language: 'fr',
      failures: 0,
    });
    const sid = decodeURIComponent(user.browser.cookieNamed('beside.sid'));
    expect(sid).not.toContain(String(row?.sessionMark));
    // Sent again it is the same, with what is new.
    await post(user, { ...made, look: 'beside', language: 'nl' });
    expect(await rowsOf(user)).toMatchObject([{ id: row?.id, look: 'beside', language: 'nl' }]);
  });

  it('belongs to who sent it last', async () => {
    const [one, other] = [await signUp(app), await signUp(app)];
    const made = subscription();
    await post(one, made);
    await post(other, made);
    expect([(await rowsOf(one)).length, (await rowsOf(other)).length]).toEqual([0, 1]);
    // The former one cannot end it any more.
    expect((await one.browser.call('DELETE', '/api/push/subscriptions', made)).status).toBe(200);
    expect(await rowsOf(other)).toHaveLength(1);
    expect((await other.browser.call('DELETE', '/api/push/subscriptions', made)).status).toBe(200);
    expect(await rowsOf(other)).toEqual([]);
  });

  it('is refused to strangers, to foreign hosts, and to what is none', async () => {
    const user = await signUp(app);
    expect((await post({ browser: app.browser() }, subscription())).status).toBe(401);
    const bad = [
      subscription('https://push.example.net/send/1'),
      subscription('http://push.example.com/send/1'),
      subscription(`${PUSH_HOST}${'a'.repeat(2000)}`),
      { ...subscription(), keys: { p256dh: 'BKey' } },
      { ...subscription(), keys: null },
      { ...subscription(), look: 'days' },
      { ...subscription(), language: 'it' },
    ];
    for (const body of bad) expect([body, (await post(user, body)).status]).toEqual([body, 400]);
    expect(await rowsOf(user)).toEqual([]);
  });

  it('is the tenth at most, also when many come at once', async () => {
    const user = await signUp(app);
    const answers = await Promise.all(Array.from({ length: SUBSCRIPTIONS_MAX + 3 }, () => post(user, subscription())));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(SUBSCRIPTIONS_MAX);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'full' });
    const [known] = await rowsOf(user);
    expect((await post(user, subscription(String(known?.endpoint)))).status).toBe(200);
  });

  it('of a session that has expired does not stand in the way of the eleventh', async () => {
    const user = await signUp(app);
    const former = await Promise.all(Array.from({ length: SUBSCRIPTIONS_MAX }, () => post(user, subscription())));
    expect(former.filter(({ status }) => status === 200)).toHaveLength(SUBSCRIPTIONS_MAX);
    await database.query(`update push_subscriptions set "sessionMark" = 'expired' || id where "userId" = '${user.id}'`);
    expect((await post(user, subscription())).status).toBe(200);
    expect(await rowsOf(user)).toHaveLength(1);
  });

  it('is forgotten for whoever knows its endpoint; every endpoint has the same answer', async () => {
    const user = await signUp(app);
    const endpoint = await subscribe(user);
    const forget = (body: object) => app.browser().call('POST', '/api/push/forget', body);
    const [known, unknown] = [await forget({ endpoint }), await forget(subscription())];
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    await expect.poll(() => rowsOf(user)).toEqual([]);
    expect((await forget({ endpoint: 7 })).status).toBe(400);
  });
});

describe('a subscription ends with its session:', () => {
  it('when its user signs out, there alone', async () => {
    const user = await signUp(app);
    const phone = await elsewhere(user);
    const [, there] = [await subscribe(user), await subscribe(phone)];
    await user.browser.call('POST', '/api/auth/logout');
    await expect.poll(async () => (await rowsOf(user)).map(({ endpoint }) => endpoint)).toEqual([there]);
  });

  it('when they sign it out from elsewhere, or all others', async () => {
    const user = await signUp(app);
    const [phone, tablet] = [await elsewhere(user), await elsewhere(user)];
    const here = await subscribe(user);
    await subscribe(phone);
    const last = await subscribe(tablet);
    const [row] = (await rowsOf(user)).filter(({ endpoint }) => endpoint !== here && endpoint !== last);
    expect((await user.browser.call('DELETE', `/api/auth/sessions/${row?.sessionMark}`)).status).toBe(200);
    await expect.poll(async () => (await rowsOf(user)).map(({ endpoint }) => endpoint)).toEqual([here, last]);
    await user.browser.call('POST', '/api/auth/sessions/end-others', {});
    await expect.poll(async () => (await rowsOf(user)).map(({ endpoint }) => endpoint)).toEqual([here]);
  });

  it('when the password is changed, but for the browser that changes it', async () => {
    const user = await signUp(app);
    const phone = await elsewhere(user);
    const here = await subscribe(user);
    await subscribe(phone);
    const [newPassword, path] = ['a quite new one', '/api/auth/change-password'];
    const body = { currentPassword: PASSWORD, newPassword, confirmPassword: newPassword };
    expect((await user.browser.call('PUT', path, body)).status).toBe(200);
    await expect.poll(async () => (await rowsOf(user)).map(({ endpoint }) => endpoint)).toEqual([here]);
    expect((await user.browser.call('POST', '/api/push/test')).status).toBe(200);
    expect(push.to(here)).toBe(1);
  });

  it('when the account is deleted, with everything else', async () => {
    const user = await signUp(app);
    await subscribe(user);
    await app.services.notices.addNow(user.id, 'account', 'account');
    await user.browser.call('DELETE', '/api/auth/delete-account', { password: PASSWORD });
    for (const table of ['push_subscriptions', 'push_due', 'notices', 'notification_settings'])
      expect(await database.query(`select 1 from ${table} where "userId" = '${user.id}'`)).toEqual([]);
  });
});

describe('a push to look at', () => {
  it('goes to the caller’s browser alone, and needs one', async () => {
    const user = await signUp(app);
    const phone = await elsewhere(user);
    const [here, there] = [await subscribe(user), await subscribe(phone)];
    expect((await phone.browser.call('POST', '/api/push/test')).status).toBe(200);
    expect([push.to(here), push.to(there)]).toEqual([0, 1]);
    const third = await elsewhere(user);
    expect((await third.browser.call('POST', '/api/push/test')).status).toBe(404);
    push.outcomes.set(there, 'gone');
    expect((await phone.browser.call('POST', '/api/push/test')).status).toBe(404);
    expect((await rowsOf(user)).map(({ endpoint }) => endpoint)).toEqual([here]);
  });
});

it('the export holds no endpoint and no key', async () => {
  const user = await signUp(app);
  await subscribe(user);
  await app.services.notices.addNow(user.id, 'account', 'account');
  const { text, status } = await user.browser.call('GET', '/api/auth/export');
  expect(status).toBe(200);
  const { notificationSettings, notices, pushSubscriptions } = JSON.parse(text);
  expect(pushSubscriptions).toEqual([{ look: 'notes', language: 'fr', since: new Date().toISOString().slice(0, 10) }]);
  expect([notificationSettings[0].zone, notices[0].kind]).toEqual(['Europe/Berlin', 'account']);
  for (const secret of [PUSH_HOST, 'BKey', 'secret']) expect(text).not.toContain(secret);
});

describe('where no email can be sent', () => {
  it('none can be chosen; who had chosen them before can change what else there is', async () => {
    const user = await signUp(app);
    const { browser } = user;
    const put = (settings: object) => browser.call('PUT', '/api/notifications', { ...ALWAYS, ...settings });
    expect((await browser.call('GET', '/api/notifications')).body).toMatchObject({ mail: false });
    expect(await put({ email: 'daily' })).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    await put({});
    await database.query(`update notification_settings set email = 'weekly' where "userId" = '${user.id}'`);
    expect(await put({ email: 'weekly', quietFrom: '22:00' })).toMatchObject({ status: 200 });
    expect((await put({ email: 'daily' })).status).toBe(400);
    expect((await put({ email: 'never' })).body).toMatchObject({ settings: { email: 'never' } });
  });
});
