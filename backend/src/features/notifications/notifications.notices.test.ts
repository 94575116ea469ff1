import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { PASSWORD, signIn, signUp, type TestUser } from '../../testing/accounts.ts';
import { createAdvice, postChat } from '../../testing/chats.ts';
import { createSession, join, post } from '../../testing/couples.ts';
import { ALWAYS, fakePush, subscribe } from '../../testing/fake-push.ts';
import { startMailbox } from '../../testing/mailbox.ts';
import { storeAdvice } from '../../testing/stored-advice.ts';
import { admitted } from '../../testing/test-browser.ts';
import { useApp } from '../../testing/use-app.ts';
import { WAIT } from '../../testing/wait.ts';
import { tellOfUnread } from '../couples/messages/couples.unread.ts';

const mailbox = await startMailbox();
const push = fakePush();
// With mail, jobs are worked on.
const env = { SMTP_URL: mailbox.smtpUrl, MAIL_FROM: 'no-reply@beside.example', EMAIL_VERIFICATION: 'off' };
const { app, database } = await useApp(env, { push });
afterAll(() => mailbox.close());

const listed = async ({ browser }: Pick<TestUser, 'browser'>): Promise<Record<string, unknown>[]> =>
  Object((await browser.call('GET', '/api/notices')).body).items;
const see = ({ browser }: Pick<TestUser, 'browser'>, ids: unknown[]) => browser.call('POST', '/api/notices/seen', { ids });
const tell = (user: TestUser, advice: string) => app.services.notices.addNow(user.id, 'answer', advice);

describe('the settings', () => {
  const first = {
    kinds: { answer: true, message: false, account: true },
    ...{ quietFrom: '21:00', quietUntil: '08:00', zone: 'UTC', email: 'never' },
  };

  it('are the first ones until others are chosen, by each user for themselves', async () => {
    const [user, other] = [await signUp(app), await signUp(app)];
    const read = ({ browser }: TestUser) => browser.call('GET', '/api/notifications');
    expect((await read(user)).body).toEqual({ success: true, settings: first, mail: true });
    const chosen = {
      ...first,
      kinds: { answer: false, message: true, account: false },
      quietFrom: '22:30',
      zone: 'Asia/Kolkata',
    };
    const answer = await user.browser.call('PUT', '/api/notifications', chosen);
    expect(answer.body).toEqual({ success: true, settings: chosen, mail: true });
    expect([(await read(user)).body.settings, (await read(other)).body.settings]).toEqual([chosen, first]);
  });

  it.each([
    ['an unknown zone', { zone: 'Europe/Nowhere' }],
    ['an offset', { zone: '+01:00' }],
    ['no zone', { zone: null }],
    ['a time that is none', { quietFrom: '24:00' }],
    ['a kind that is missing', { kinds: { answer: true, message: true } }],
    ['an unknown digest', { email: 'hourly' }],
  ])('refuse %s', async (_what, more) => {
    const user = await signUp(app);
    expect((await user.browser.call('PUT', '/api/notifications', { ...ALWAYS, ...more })).status).toBe(400);
  });
});

describe('a notice', () => {
  it('holds no words of its question; it is shown until a page says that it has shown it', async () => {
    const user = await signUp(app);
    const [advice = ''] = await storeAdvice(app, user.id, [{ description: '  My sister\n and I have not spoken. ' }]);
    const socket = await user.browser.socket();
    await admitted(socket);
    const pushed = new Promise((resolve) => socket.once('notices:changed', resolve));
    await tell(user, advice);
    const [item] = await listed(user);
    const at = expect.stringMatching(/^\d{4}-.*Z$/);
    const shown = { id: item?.id, kind: 'answer', to: `/?advice=${advice}`, at };
    expect(item).toEqual(shown);
    expect(await pushed).toEqual({ items: [shown] });
    expect(JSON.stringify([item, await database.query('select * from notices')])).not.toContain('sister');
    const emptied = new Promise((resolve) => socket.once('notices:changed', resolve));
    expect((await see(user, [item?.id, randomUUID()])).body).toEqual({ success: true });
    expect([await emptied, await listed(user)]).toEqual([{ items: [] }, []]);
    // Another answer there is new again; the former id says nothing of it.
    await tell(user, advice);
    await see(user, [item?.id]);
    expect(await listed(user)).toHaveLength(1);
  });

  it('is its user’s alone', async () => {
    const [user, other] = [await signUp(app), await signUp(app)];
    const [advice = ''] = await storeAdvice(app, user.id, [{}]);
    await tell(user, advice);
    await tell(other, advice);
    expect(await listed(other)).toEqual([]);
    const ids = (await listed(user)).map(({ id }) => id);
    await see(other, ids);
    expect(await listed(user)).toHaveLength(1);
    expect((await see({ browser: app.browser() }, ids)).status).toBe(401);
    for (const bad of [[], ['none'], Array.from({ length: 51 }, () => randomUUID())])
      expect((await see(user, bad)).status).toBe(400);
  });

  it('is among the twenty newest, and not older than fourteen days', async () => {
    const user = await signUp(app);
    const ids = await storeAdvice(
      app,
      user.id,
      Array.from({ length: 22 }, () => ({})),
    );
    for (const id of ids) await tell(user, id);
    const shown = (await listed(user)).map(({ to }) => to);
    expect(shown).toEqual(
      ids
        .toReversed()
        .slice(0, 20)
        .map((id) => `/?advice=${id}`),
    );
    await database.query(`update notices set "createdAt" = now() - interval '15 days' where "userId" = '${user.id}'`);
    expect(await listed(user)).toEqual([]);
  });

  it('of somebody who is gone, or of a visitor, is none, and breaks nothing', async () => {
    const subject = randomUUID();
    await app.services.notices.addNow('nobody', 'answer', subject);
    await app.services.notices.add({ query: () => expect.unreachable() }, null, 'answer', subject);
    expect(await database.query(`select 1 from notices where subject = '${subject}'`)).toEqual([]);
    app.services.notices.show('nobody');
    await app.services.notices.settle();
  });

  it('is stored with its answer: a node that is killed after that loses neither', async () => {
    const user = await signUp(app);
    const before = await database.query('select 1 from notices');
    const advice = await createAdvice(user.browser);
    const stored = `select "userId", kind, subject, xmin::text as by from notices where "userId" = '${user.id}'`;
    const [notice] = await database.query(stored);
    expect(notice).toMatchObject({ kind: 'answer', subject: advice });
    expect(await database.query(`select xmin::text as by from advice_sessions where id = '${advice}'`)).toEqual([
      { by: Object(notice).by },
    ]);
    const asked = await postChat(user.browser, advice, 'And if she says no?');
    expect(asked.status).toBe(201);
    const reply = `select xmin::text as by from chat_messages where "sessionId" = '${advice}' and "answersTo" is not null`;
    await vi.waitFor(async () => expect((await database.query(reply)).length).toBe(1), WAIT);
    expect(await database.query(reply)).toEqual([{ by: Object((await database.query(stored))[0]).by }]);
    expect((await database.query('select 1 from notices')).length).toBe(before.length + 1);
  });
});

describe('a change of the account', () => {
  it('is a notice, with its mail: a new browser, a new password', async () => {
    const user = await signUp(app);
    const phone = app.browser();
    await signIn(phone, user.email);
    const account = { kind: 'account', to: '/account/signing-in' };
    await vi.waitFor(async () => expect(await listed(user)).toMatchObject([account]), WAIT);
    await see(
      user,
      (await listed(user)).map(({ id }) => id),
    );
    const body = { currentPassword: PASSWORD, newPassword: 'a quite new one', confirmPassword: 'a quite new one' };
    await user.browser.call('PUT', '/api/auth/change-password', body);
    await vi.waitFor(async () => expect(await listed(user)).toMatchObject([account]), WAIT);
    await vi.waitFor(async () => expect((await mailbox.to(user.email)).length).toBeGreaterThanOrEqual(2), WAIT);
  });
});

describe('a message in a couples session', () => {
  const look = () => tellOfUnread({ pool: app.db.pool, notices: app.services.notices });
  const ago = (id: number, minutes: number) =>
    database.query(
      `update couples_messages set "createdAt" = "createdAt" - interval '${minutes} minutes' where "sessionId" = ${id}`,
    );
  const later = ({ id }: TestUser, hours: number) =>
    database.query(`update notices set "createdAt" = "createdAt" - interval '${hours} hours' where "userId" = '${id}'`);

  /** A user who wants to hear of messages, and a partner who writes one. */
  async function couple(settings: object = ALWAYS) {
    const { creator, token, id } = await createSession(app);
    const endpoint = await subscribe(creator, settings);
    const partner = app.browser();
    await join(partner, token, 'Tomás');
    const write = async (): Promise<void> => {
      expect((await post(partner, token, 'I miss our Sundays.')).status).toBe(201);
    };
    await write();
    return { creator, token, id, endpoint, write };
  }

  it('is a notice after two minutes, while it is unread, and pushed at once', async () => {
    const { creator, token, id, endpoint } = await couple();
    await look();
    expect(await listed(creator)).toEqual([]);
    await ago(id, 3);
    await look();
    expect(await listed(creator)).toMatchObject([{ kind: 'message', to: `/couples/${token}` }]);
    await app.services.notices.sendDue();
    expect(push.to(endpoint)).toBe(1);
    await database.query(`update couples_sessions set "partner1Read" = 9000000 where id = ${id}`);
    expect(await listed(creator)).toEqual([]);
  });

  it('is told once in three hours of a session, and never twice', async () => {
    const { creator, id, endpoint, write } = await couple();
    const look3 = async (): Promise<void> => {
      await ago(id, 3);
      await look();
      await app.services.notices.sendDue();
    };
    await look3();
    await write();
    await look3();
    expect(push.to(endpoint)).toBe(1);
    await later(creator, 4);
    await database.query(`update couples_messages set "createdAt" = now() - interval '5 hours' where "sessionId" = ${id}`);
    await look3();
    expect(push.to(endpoint)).toBe(1);
    await write();
    await look3();
    expect(push.to(endpoint)).toBe(2);
  });

  it('is none where its reader does not want to hear of it, wrote it, or the session has ended', async () => {
    const silent = await couple({ ...ALWAYS, kinds: { ...ALWAYS.kinds, message: false } });
    const ended = await couple();
    await ended.creator.browser.call('POST', `/api/couples/end/${ended.id}`);
    const { creator, token, id } = await createSession(app);
    await subscribe(creator);
    await join(app.browser(), token, 'Tomás');
    await post(creator.browser, token, 'I miss our Sundays.');
    for (const each of [silent.id, ended.id, id]) await ago(each, 3);
    await database.query(`delete from couples_messages where "sessionId" = ${id} and "senderRole" is null`);
    await look();
    expect(await Promise.all([silent.creator, ended.creator, creator].map(listed))).toEqual([[], [], []]);
  });
});
