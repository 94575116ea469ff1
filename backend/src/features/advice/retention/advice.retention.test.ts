import { afterAll, describe, expect, it, vi } from 'vitest';
import { forgetProof, signIn, signUp, type TestUser } from '../../../testing/accounts.ts';
import { startMailbox } from '../../../testing/mailbox.ts';
import { storeAdvice } from '../../../testing/stored-advice.ts';
import type { Browser } from '../../../testing/test-browser.ts';
import { useCluster } from '../../../testing/use-cluster.ts';
import { WAIT } from '../../../testing/wait.ts';
import { chatThread } from '../../chat/thread/chat.thread.ts';
import { adviceSessions } from '../advice.statements.ts';
import { deleteOld } from './advice.retention.jobs.ts';

const mailbox = await startMailbox();
const { database, one, other } = await useCluster({
  ...{ SMTP_URL: mailbox.smtpUrl, MAIL_FROM: 'no-reply@beside.example', EMAIL_VERIFICATION: 'off' },
});
afterAll(() => mailbox.close());

/** Minutes of a month, or of a little more. */
const MONTH = 32 * 24 * 60;
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const night = (app = one) => deleteOld({ pool: app.db.pool, thread: chatThread, log: log as never });

const choose = ({ browser }: { browser: Browser }, months: number | null, keepBookmarked = true) =>
  browser.call('PUT', '/api/account/retention', { months, keepBookmarked });
const chosen = async ({ browser }: { browser: Browser }) => (await browser.call('GET', '/api/account/retention')).body.retention;
const ids = async ({ id }: TestUser): Promise<unknown[]> =>
  (await database.query(`select id from advice_sessions where "userId" = '${id}' order by "createdAt" desc`)).map((row) =>
    Reflect.get(Object(row), 'id'),
  );

/** A user whose choice has waited long enough. */
async function choosing(months: number, keepBookmarked = true): Promise<TestUser> {
  const user = await signUp(one);
  expect((await choose(user, months, keepBookmarked)).status).toBe(200);
  await database.query(`update retention set "worksFrom" = now() - interval '1 minute' where "userId" = '${user.id}'`);
  return user;
}

/** A page of the user's on the other node, and what is pushed to it. */
async function otherPage({ email }: TestUser): Promise<[string, unknown][]> {
  const browser = other.browser();
  expect((await signIn(browser, email)).status).toBe(200);
  const seen: [string, unknown][] = [];
  (await browser.socket()).onAny((event: string, payload: unknown) => seen.push([event, payload]));
  return seen;
}

const write = (sessionId: unknown, minute: number) =>
  database.query(`insert into chat_messages ("sessionId", message, "messageType", "createdAt")
    values ('${sessionId}', 'And then?', 'user', now() - interval '${minute} minutes')`);

describe('the choice', () => {
  it('is never at first; shortening it waits, is counted, told by mail and shown on every page', async () => {
    const user = await signUp(one);
    const nothing = { months: null, keepBookmarked: true };
    expect(await chosen(user)).toEqual({ ...nothing, from: null, before: null, count: 0, working: nothing });
    const [, old, written] = await storeAdvice(one, user.id, [
      {},
      { minute: 7 * MONTH },
      { minute: 8 * MONTH },
      { minute: 9 * MONTH },
    ]);
    await write(written, MONTH);
    await user.browser.call('PUT', `/api/advice/${old}/bookmark`);
    const seen = await otherPage(user);
    const { status, body } = await choose(user, 6);
    expect(status).toBe(200);
    await expect.poll(() => seen).toContainEqual(['retention:changed', {}]);
    const { from, before } = body.retention as Record<string, string>;
    const days = (Date.parse(String(from)) - Date.now()) / 86_400_000;
    expect([days >= 6.99, days < 8.01]).toEqual([true, true]);
    expect(Date.parse(String(before))).toBeLessThan(Date.now() - 5.8 * 30 * 86_400_000);
    expect(body.retention).toMatchObject({ months: 6, keepBookmarked: true, count: 1, working: nothing });
    expect(await chosen(user)).toEqual(body.retention);
    expect(await Object((await choose(user, 6, false)).body.retention).count).toBe(2);
    await vi.waitFor(async () => {
      const mails = (await mailbox.to(user.email)).filter(({ subject }) => /^How long your advice stays/.test(subject));
      expect(mails).toHaveLength(2);
      const said = mails.map(({ text }) => /What you have bookmarked (?:stays|is deleted as well)\./.exec(String(text))?.[0]);
      expect(said.toSorted()).toEqual(['What you have bookmarked is deleted as well.', 'What you have bookmarked stays.']);
      expect(mails[0]?.text).toContain('for 6 months');
    }, WAIT);
    await night();
    expect(await ids(user)).toHaveLength(4);
    // A day before, once more; unless it is given up.
    const reminders = () =>
      database.query(
        `select run_at - now() as wait from graphile_worker._private_jobs where key = 'retention-reminder:${user.id}'`,
      );
    expect(await reminders()).toHaveLength(1);
    await choose(user, null);
    expect(await reminders()).toEqual([]);
  });

  it('needs a recent proof, and refuses what is no choice', async () => {
    const user = await signUp(one);
    for (const months of [0, 1, 5, 36, '6', 2.5])
      expect((await user.browser.call('PUT', '/api/account/retention', { months, keepBookmarked: true })).status).toBe(400);
    expect((await user.browser.call('PUT', '/api/account/retention', { months: 6 })).status).toBe(400);
    await forgetProof(database, user);
    expect((await choose(user, null)).body).toMatchObject({ code: 'proof_needed' });
    expect((await chosen(user)) as object).toMatchObject({ months: null });
  });

  it('is in the export, goes with the account, and is given up again by a restore', async () => {
    const user = await choosing(3);
    const { text } = await user.browser.call('GET', '/api/auth/export');
    expect(JSON.parse(text).adviceRetention).toMatchObject([
      { months: 3, keepBookmarked: true, worksFrom: expect.any(String), monthsBefore: null },
    ]);
    expect((await choose(user, null)).status).toBe(200);
    expect(await database.query(`select 1 from erasures where kind = 'retention' and key = '${user.id}'`)).toHaveLength(1);
    await choose(user, 6);
    expect((await user.browser.call('DELETE', '/api/auth/delete-account')).status).toBe(200);
    expect(await database.query(`select 1 from retention where "userId" = '${user.id}'`)).toEqual([]);
  });

  it('leaves one of what two pages choose at once', async () => {
    const user = await signUp(one);
    const answers = await Promise.all([3, 6, 12, 24, null].map((months) => choose(user, months)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect([3, 6, 12, 24, null]).toContain(Object(await chosen(user)).months);
  });
});

describe('every night', () => {
  it('deletes what is due, with its chat, and nothing else: not what was written in since, bookmarked or another’s', async () => {
    const [user, stranger] = [await choosing(6), await signUp(one)];
    const [young, , marked, written] = await storeAdvice(one, user.id, [
      { minute: 5 * MONTH },
      ...Array.from({ length: 5 }, (_, at) => ({ minute: (7 + at) * MONTH })),
    ]);
    const others = await storeAdvice(one, stranger.id, [{ minute: 20 * MONTH }]);
    await user.browser.call('PUT', `/api/advice/${marked}/bookmark`);
    await write(written, 5 * MONTH);
    const [due] = (await ids(user)).filter((id) => ![young, marked, written].includes(String(id)));
    await write(due, 8 * MONTH);
    const seen = await otherPage(user);
    await night();
    expect(await ids(user)).toEqual([young, marked, written]);
    expect(await ids(stranger)).toEqual(others);
    expect(await database.query(`select 1 from chat_messages where "sessionId" = '${due}'`)).toEqual([]);
    await expect.poll(() => seen.filter(([event]) => event === 'advice:deleted')).toHaveLength(3);
    expect(seen).toContainEqual(['advice:deleted', { id: due }]);
    expect(await database.query(`select 1 from erasures where kind = 'advice' and key = '${due}'`)).toHaveLength(1);
  });

  it('deletes bookmarked advice where its user wants that', async () => {
    const user = await choosing(3, false);
    const [id] = await storeAdvice(one, user.id, [{ minute: 4 * MONTH }]);
    await user.browser.call('PUT', `/api/advice/${id}/bookmark`);
    await night();
    expect(await ids(user)).toEqual([]);
  });

  it('leaves for some days what has lost its bookmark, or was claimed by signing in', async () => {
    const user = await choosing(3);
    const [marked, claimed] = await storeAdvice(one, user.id, [{ minute: 4 * MONTH }, { minute: 5 * MONTH }]);
    await user.browser.call('PUT', `/api/advice/${marked}/bookmark`);
    await user.browser.call('DELETE', `/api/advice/${marked}/bookmark`);
    await database.query(`update advice_sessions set "userId" = null, "visitorId" = gen_random_uuid() where id = '${claimed}'`);
    const [row] = await database.query(`select "visitorId" as visitor from advice_sessions where id = '${claimed}'`);
    await adviceSessions.claim(one.db.pool, user.id, String(Reflect.get(Object(row), 'visitor')));
    await night();
    expect(await ids(user)).toEqual([marked, claimed]);
    await database.query(`update advice_sessions set "keptUntil" = now() - interval '1 minute' where "userId" = '${user.id}'`);
    await night();
    expect(await ids(user)).toEqual([]);
  });

  it('deletes nothing more from the moment on in which the choice is given up', async () => {
    const user = await choosing(3);
    const kept = await storeAdvice(one, user.id, [{ minute: 4 * MONTH }]);
    await choose(user, null);
    await night();
    expect(await ids(user)).toEqual(kept);
  });

  it('keeps what is being asked in, and what is being bookmarked', async () => {
    const user = await choosing(3);
    const [asked, answered, free] = await storeAdvice(
      one,
      user.id,
      [4, 5, 6].map((month) => ({ minute: month * MONTH })),
    );
    await database.query(`insert into replies (id, kind, subject, status, input, "dueAt", "userId")
      values (gen_random_uuid(), 'chat', '${chatThread.subjectsOf(String(answered))[0]}', 'queued', '{}', now() + interval '1 hour', '${user.id}')`);
    const asking = await one.db.pool.connect();
    try {
      // As a question holds its session: see `holdSession`.
      await asking.query('begin');
      await asking.query('select 1 from advice_sessions where id = $1 for key share', [asked]);
      await night();
      expect(await ids(user)).toEqual([asked, answered]);
      expect(free).toBeDefined();
    } finally {
      await asking.query('rollback');
      asking.release();
    }
    await database.query(`delete from replies where "userId" = '${user.id}'`);
  });

  it('deletes each once in batches, on two nodes at once, and one user’s failure stops no other', async () => {
    const [first, failing, second] = [await choosing(3), await choosing(3), await choosing(3)];
    for (const { id } of [first, second])
      await database.query(`insert into advice_sessions (id, "userId", "creatorIpAddress", category, description, "adviceStyle", advice, "createdAt")
        select gen_random_uuid(), '${id}', '10.0.0.1', 'family', 'My sister', 'practical', '{}', now() - interval '5 months' - n * interval '1 minute'
        from generate_series(1, 1200) n`);
    const [stuck] = await storeAdvice(one, failing.id, [{ minute: 4 * MONTH }]);
    await database.query(`create function refuse() returns trigger language plpgsql as 'begin raise exception ''no''; end';
      create trigger refuse before delete on advice_sessions for each row when (old.id = '${stuck}') execute function refuse()`);
    const [younger] = await storeAdvice(one, failing.id, [{ minute: 3.5 * MONTH }]);
    const nights = await Promise.allSettled([night(one), night(other)]);
    expect(nights.map(({ status }) => status)).toContain('rejected');
    // What one node holds, the other leaves out.
    await night().catch(() => undefined);
    expect([await ids(first), await ids(failing), await ids(second)]).toEqual([[], [stuck], []]);
    expect(younger).toBeDefined();
    await database.query('drop trigger refuse on advice_sessions; drop function refuse()');
    await night();
    expect(await ids(failing)).toEqual([]);
    expect(JSON.stringify(log.warn.mock.calls)).not.toContain('sister');
  });
});
