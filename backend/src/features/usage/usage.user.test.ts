import { describe, expect, it } from 'vitest';
import { transact } from '../../database/transaction.ts';
import { signUp, type TestUser } from '../../testing/accounts.ts';
import { adviceRequest, generate } from '../../testing/advice-requests.ts';
import { GOOD_ADVICE } from '../../testing/model-double.ts';
import { admitted } from '../../testing/test-browser.ts';
import { useCluster } from '../../testing/use-cluster.ts';
import * as uses from './usage.statements.ts';

const { database, model, one, other } = await useCluster();

const set = (user: TestUser, columns: string): Promise<unknown[]> =>
  database.query(`update users set ${columns} where id = '${user.id}'`);
const current = async (user: TestUser): Promise<unknown> => {
  const { success, subscription } = (await user.browser.call('GET', '/api/subscription/current')).body;
  expect(success).toBe(true);
  return subscription;
};
const ask = async (user: TestUser): Promise<unknown> => {
  const { status, body } = await generate(user.browser, adviceRequest());
  return status === 200 ? 200 : body.code;
};

describe('a user’s use', () => {
  it('begins at zero, independent of the address, and says when it starts again', async () => {
    const address = '198.51.100.50';
    const visitor = one.browser(address);
    await generate(visitor, adviceRequest());
    const user = await signUp(one, one.browser(address));
    expect(await current(user)).toMatchObject({
      plan: 'free',
      status: 'active',
      usageCount: 0,
      limit: 3,
      currentPeriodEnd: null,
      cancelAtPeriodEnd: false,
    });
    expect(await ask(user)).toBe(200);
    expect(await current(user)).toMatchObject({ usageCount: 1 });
    expect((await visitor.call('GET', '/api/usage/anonymous')).body).toMatchObject({ usageCount: 1 });
    const rows = await database.query(
      `select ("usageResetAt" + interval '1 month')::text as next from users where id = '${user.id}'`,
    );
    expect(new Date(String(Reflect.get(Object(await current(user)), 'resetsAt'))).getTime()).toBe(
      Math.trunc(new Date(String(Reflect.get(Object(rows[0]), 'next'))).getTime()),
    );
  });

  it('shows at once where it was counted, and with its push where a page of the user is open', async () => {
    const user = await signUp(one);
    const elsewhere = user.browser.at(other.url);
    const count = async (browser = user.browser) =>
      Reflect.get(Object((await browser.call('GET', '/api/auth/user')).body.user), 'usageCount');
    const tab = await elsewhere.socket();
    await admitted(tab);
    for (const used of [1, 2]) {
      expect(await count()).toBe(used - 1);
      expect(await count(elsewhere)).toBe(used - 1);
      const pushed = new Promise((resolve) => tab.once('usage:changed', resolve));
      expect(await ask(user)).toBe(200);
      await pushed;
      expect(await count()).toBe(used);
      expect(await count(elsewhere)).toBe(used);
    }
  });

  it.each([
    ['free', 'active', 3],
    ['bronze', 'active', 10],
    ['silver', 'trialing', 15],
    ['silver', 'past_due', 15],
    ['silver', 'canceled', 3],
    ['gold', 'incomplete', 3],
    ['something new', 'active', 3],
  ])('is limited by the plan: %s, %s', async (plan, status, limit) => {
    const user = await signUp(one);
    await set(user, `"subscriptionPlan" = '${plan}', "subscriptionStatus" = '${status}', "usageCount" = ${limit - 1}`);
    expect(await current(user)).toMatchObject({ usageCount: limit - 1, limit });
    expect(await ask(user)).toBe(200);
    expect(await ask(user)).toBe('usage_limit_reached');
    expect(await current(user)).toMatchObject({ usageCount: limit });
  });

  it('has no limit on gold', async () => {
    const user = await signUp(one);
    await set(user, `"subscriptionPlan" = 'gold', "usageCount" = 5000`);
    expect(await ask(user)).toBe(200);
    expect(await current(user)).toMatchObject({ plan: 'gold', usageCount: 5001, limit: null });
  });

  it('starts again a month after it began, on the same day', async () => {
    const user = await signUp(one);
    await set(user, `"usageCount" = 3, "usageResetAt" = now() - interval '27 days'`);
    expect(await ask(user)).toBe('usage_limit_reached');
    await set(user, `"usageResetAt" = now() - interval '95 days'`);
    expect(await current(user)).toMatchObject({ usageCount: 0 });
    expect(await ask(user)).toBe(200);
    expect(await current(user)).toMatchObject({ usageCount: 1 });
    const [row] = await database.query(
      `select "usageResetAt" between now() - interval '32 days' and now() as recent from users where id = '${user.id}'`,
    );
    expect(row).toEqual({ recent: true });
  });

  it.each([
    ['2026-01-31 12:00', '2026-02-28 11:59', 0, '2026-02-28T12:00:00.000Z'],
    ['2026-01-31 12:00', '2026-02-28 12:00', 1, '2026-03-31T12:00:00.000Z'],
    ['2024-01-31 00:00', '2024-02-29 00:00', 1, '2024-03-31T00:00:00.000Z'],
    ['2026-05-31 10:00', '2026-07-01 09:00', 1, '2026-07-31T10:00:00.000Z'],
    ['2025-12-15 08:00', '2026-11-21 08:00', 11, '2026-12-15T08:00:00.000Z'],
  ])(
    'counted since %s, at %s (UTC), begins anew at the announced time, and announces the next',
    async (since, now, months, resetsAt) => {
      const user = await signUp(one);
      await set(user, `"usageCount" = 3, "usageResetAt" = '${since}+00'`);
      const at = `${now}+00`;
      for (const zone of ['UTC', 'America/New_York', 'Asia/Shanghai']) {
        const use = await transact(one.db.pool, async (transaction) => {
          await transaction.query(`set local time zone '${zone}'`);
          return uses.read(transaction, user.id, at);
        });
        expect(use).toMatchObject({ usageCount: months > 0 ? 0 : 3, resetsAt: new Date(resetsAt) });
      }
      expect(await uses.reserve(one.db.pool, user.id, at)).toBe(months > 0);
    },
  );

  const setPeriod = (user: TestUser, start: string | null, end: string | null, isLast = false) =>
    uses.setPeriod(one.db.pool, user.id, start, end, isLast, new Date());
  const daysAway = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

  it('begins anew with each paid period, and announces the next one’s beginning', async () => {
    const user = await signUp(one);
    const [end, next] = [daysAway(10), daysAway(39)];
    await set(user, `"subscriptionPlan" = 'bronze', "usageCount" = 10, "usageResetAt" = '${daysAway(-20)}'`);
    await setPeriod(user, daysAway(-20.5), end);
    expect(await ask(user)).toBe('usage_limit_reached');
    expect(await current(user)).toMatchObject({ usageCount: 10, resetsAt: end, currentPeriodEnd: end, cancelAtPeriodEnd: false });
    const renewal = daysAway(-0.1);
    await set(user, `"currentPeriodEnd" = '${renewal}'`);
    await setPeriod(user, renewal, next, true);
    expect(await current(user)).toMatchObject({ usageCount: 0, resetsAt: next, cancelAtPeriodEnd: true });
    expect(await ask(user)).toBe(200);
    // The same period is stated again with each of its changes.
    await setPeriod(user, renewal, next);
    expect(await current(user)).toMatchObject({ usageCount: 1, cancelAtPeriodEnd: false });
    // An unpaid one leaves the count as it is.
    await set(user, `"subscriptionStatus" = 'unpaid'`);
    expect(await current(user)).toMatchObject({ plan: 'free', usageCount: 1, limit: 3 });
    await setPeriod(user, null, null);
    expect(await current(user)).toMatchObject({ usageCount: 1, currentPeriodEnd: null });
  });

  it('counts until the end of a period that has ended before its time, in a new period, too', async () => {
    const user = await signUp(one);
    const [end, next] = [daysAway(10), daysAway(29)];
    await set(user, `"subscriptionPlan" = 'bronze', "usageResetAt" = '${daysAway(-25)}'`);
    await setPeriod(user, daysAway(-20), end);
    await set(user, `"usageCount" = 10`);
    await setPeriod(user, null, null);
    const again = daysAway(-1);
    for (let times = 0; times < 2; times++) {
      await setPeriod(user, again, next);
      expect(await current(user)).toMatchObject({ usageCount: 10, resetsAt: end, usageKeptUntil: end });
    }
    expect(await ask(user)).toBe('usage_limit_reached');
    const read = (days: number) => uses.read(one.db.pool, user.id, daysAway(days));
    expect(await read(9.9)).toMatchObject({ usageCount: 10, resetsAt: new Date(end) });
    expect(await read(10.1)).toMatchObject({ usageCount: 0, resetsAt: new Date(next), usageKeptUntil: null });
    for (const count of [1, 2]) {
      expect(await uses.reserve(one.db.pool, user.id, daysAway(10.1))).toBe(true);
      expect(await read(10.2)).toMatchObject({ usageCount: count, resetsAt: new Date(next) });
    }
    await set(user, `"currentPeriodEnd" = '${daysAway(-0.5)}'`);
    await setPeriod(user, daysAway(11), daysAway(41));
    // What was kept, and the two: all that the period before owes.
    expect(await read(12)).toMatchObject({ usageCount: 0, periodUsage: {}, previousUsage: { bronze: 12 } });
  });

  it('begins anew where a period was never paid', async () => {
    const user = await signUp(one);
    await set(user, `"subscriptionPlan" = 'bronze', "usageCount" = 10, "usageResetAt" = '${daysAway(-33)}'`);
    const [unpaid, end, again] = [daysAway(-3), daysAway(27), daysAway(-0.1)];
    await uses.setUnpaidPeriod(one.db.pool, user.id, unpaid, end, false, new Date());
    await setPeriod(user, null, null);
    await setPeriod(user, again, daysAway(30));
    expect(await current(user)).toMatchObject({ usageCount: 0 });
  });

  it.each([
    ['2026-03-28 12:00', 0, '2026-03-31T10:00:00.000Z'],
    ['2026-03-31 09:59', 0, '2026-03-31T10:00:00.000Z'],
    // The renewal is not known yet: a month has passed all the same.
    ['2026-03-31 10:01', 1, '2026-04-28T10:00:00.000Z'],
  ])('has one count for a paid period of more than a month: at %s', async (now, months, resetsAt) => {
    const user = await signUp(one);
    await set(user, `"subscriptionPlan" = 'bronze', "usageCount" = 10, "usageResetAt" = '2026-02-01'`);
    await setPeriod(user, '2026-02-28 10:00+00', '2026-03-31 10:00+00');
    await set(user, `"usageCount" = 10`);
    const at = `${now}+00`;
    const use = await uses.read(one.db.pool, user.id, at);
    expect(use).toMatchObject({ usageCount: months > 0 ? 0 : 10, resetsAt: new Date(resetsAt) });
    expect(await uses.reserve(one.db.pool, user.id, at)).toBe(months > 0);
  });

  it('keeps a use of the new period when one of the period before it is given back', async () => {
    const user = await signUp(one);
    await set(user, `"subscriptionPlan" = 'bronze', "usageCount" = 4`);
    await setPeriod(user, new Date(Date.now() + 1000).toISOString(), daysAway(30));
    await set(user, `"usageCount" = 1`);
    await uses.giveBack(one.db.pool, user.id, new Date());
    expect(await current(user)).toMatchObject({ usageCount: 1 });
  });

  it('never exceeds the limit: of fifty requests at once for the last use, over two nodes, one is answered', async () => {
    const user = await signUp(one);
    await set(user, `"usageCount" = 2`);
    const there = user.browser.at(other.url);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => generate(index % 2 ? user.browser : there, adviceRequest())),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'usage_limit_reached')).toHaveLength(49);
    expect(await current(user)).toMatchObject({ usageCount: 3 });
  });

  it('is given back when no advice is written, but not below zero, nor into a month that began since', async () => {
    const user = await signUp(one);
    model.play((played) => played.refuse(400));
    expect(await ask(user)).toBe('model_failed');
    expect(await current(user)).toMatchObject({ usageCount: 0 });
    model.play(async (played) => {
      await set(user, `"usageCount" = 0`);
      played.refuse(400);
    });
    expect(await ask(user)).toBe('model_failed');
    expect(await current(user)).toMatchObject({ usageCount: 0 });
    model.play(async (played) => {
      await set(user, `"usageCount" = 1, "usageResetAt" = now() + interval '1 second'`);
      played.refuse(400);
    });
    expect(await ask(user)).toBe('model_failed');
    expect(await current(user)).toMatchObject({ usageCount: 1 });
    model.play((played) => played.answer(JSON.stringify(GOOD_ADVICE)));
  });

  it('is pushed to every page of the user, on every node, and to nobody else', async () => {
    const [user, stranger] = [await signUp(one), await signUp(one)];
    const socket = await user.browser.at(other.url).socket();
    const strange = await stranger.browser.socket();
    const received: unknown[] = [];
    strange.onAny((event) => received.push(event));
    const pushed = new Promise((resolve) => socket.once('usage:changed', resolve));
    await ask(user);
    expect(await pushed).toEqual({ usage: { usageCount: 1, limit: 3, resetsAt: expect.any(String) } });
    expect(received).toEqual([]);
  });
});
