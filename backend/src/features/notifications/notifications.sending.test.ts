import { describe, expect, it } from 'vitest';
import { signIn, signUp, type TestUser } from '../../testing/accounts.ts';
import { createAdvice, postChat } from '../../testing/chats.ts';
import { ALWAYS, fakePush, subscribe } from '../../testing/fake-push.ts';
import { storeAdvice } from '../../testing/stored-advice.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { useCluster } from '../../testing/use-cluster.ts';

const push = fakePush();
const { database, one, other } = await useCluster({ EMAIL_VERIFICATION: 'off' }, { push });

const field = async (sql: string, name: string): Promise<unknown> => Reflect.get(Object((await database.query(sql))[0]), name);
const dueOf = ({ id }: TestUser, name = 'dueAt') => field(`select * from push_due where "userId" = '${id}'`, name);
/** As if so many seconds had passed for a user. */
const pass = async ({ id }: TestUser, seconds: number): Promise<void> => {
  const ago = `interval '${seconds} seconds'`;
  await database.query(
    `update push_due set "dueAt" = "dueAt" - ${ago}, "leasedUntil" = "leasedUntil" - ${ago}, "askedAt" = "askedAt" - ${ago}, "sentAt" = "sentAt" - ${ago} where "userId" = '${id}'`,
  );
  await database.query(`update notices set "createdAt" = "createdAt" - ${ago} where "userId" = '${id}'`);
};
const sendOnBoth = () => Promise.all([one, other].map(({ services }) => services.notices.sendDue()));
const advised = async (user: TestUser, count = 1): Promise<string[]> =>
  storeAdvice(
    one,
    user.id,
    Array.from({ length: count }, () => ({})),
  );
const tell = (user: TestUser, ids: string[], app: TestApp = one) =>
  Promise.all(ids.map((id) => app.services.notices.addNow(user.id, 'answer', id)));

/** A user whose browser receives pushes, with something new that has waited. */
async function waiting(settings: object = ALWAYS): Promise<{ user: TestUser; endpoint: string; advice: string }> {
  const user = await signUp(one);
  const endpoint = await subscribe(user, settings);
  const [advice = ''] = await advised(user);
  await tell(user, [advice]);
  await pass(user, 61);
  return { user, endpoint, advice };
}

const unseen = async ({ browser }: TestUser): Promise<Record<string, unknown>[]> =>
  Object((await browser.call('GET', '/api/notices')).body).items;

describe('a push', () => {
  it('comes a minute after an answer that no page has shown, and says nothing of it', async () => {
    const user = await signUp(one);
    const endpoint = await subscribe(user);
    const id = await createAdvice(user.browser);
    expect(await unseen(user)).toMatchObject([{ kind: 'answer', to: `/?advice=${id}` }]);
    expect(await dueOf(user)).not.toBeNull();
    await sendOnBoth();
    expect(push.to(endpoint)).toBe(0);
    await pass(user, 61);
    await sendOnBoth();
    expect(push.sent.filter((each) => each.endpoint === endpoint)).toEqual([
      { endpoint, message: { v: 1, look: 'notes', language: 'fr' } },
    ]);
    // Nothing new: nothing more.
    await pass(user, 600);
    await sendOnBoth();
    expect(push.to(endpoint)).toBe(1);
    await postChat(user.browser, id, 'And if she says no?');
    await expect.poll(() => dueOf(user)).not.toBeNull();
    await pass(user, 61);
    await sendOnBoth();
    expect(push.to(endpoint)).toBe(2);
  });

  it('is one for fifty events in ten seconds, on two nodes', async () => {
    const user = await signUp(one);
    const endpoint = await subscribe(user);
    const ids = await advised(user, 50);
    await Promise.all([tell(user, ids.slice(0, 25)), tell(user, ids.slice(25), other)]);
    await pass(user, 61);
    await sendOnBoth();
    await pass(user, 61);
    await sendOnBoth();
    expect(push.to(endpoint)).toBe(1);
  });

  it('goes to every browser of the user, and to nobody else’s', async () => {
    const user = await signUp(one);
    const here = await subscribe(user);
    const phone = other.browser();
    await signIn(phone, user.email);
    const there = await subscribe({ browser: phone });
    const stranger = await subscribe(await signUp(one));
    await tell(user, await advised(user));
    await pass(user, 61);
    await sendOnBoth();
    expect([here, there, stranger].map(push.to)).toEqual([1, 1, 0]);
  });

  it('does not come again for what it told of, while what came since is seen', async () => {
    const { user, endpoint } = await waiting();
    await sendOnBoth();
    const count = () => push.sent.filter((each) => each.endpoint === endpoint).length;
    expect(count()).toBe(1);
    const [advice = ''] = await advised(user);
    await tell(user, [advice]);
    const ids = (await unseen(user)).filter(({ to }) => String(to).includes(advice)).map(({ id }) => id);
    expect(ids).toHaveLength(1);
    await user.browser.call('POST', '/api/notices/seen', { ids });
    await pass(user, 61);
    await sendOnBoth();
    expect([count(), (await unseen(user)).length]).toEqual([1, 1]);
  });

  it('does not come where a page has shown it within a minute', async () => {
    const { user, endpoint } = await waiting();
    const ids = (await unseen(user)).map(({ id }) => id);
    expect((await user.browser.call('POST', '/api/notices/seen', { ids })).status).toBe(200);
    await sendOnBoth();
    expect(push.to(endpoint)).toBe(0);
    expect(await dueOf(user)).toBeNull();
  });

  it('waits for something newer, where what was first is seen', async () => {
    const { user, endpoint } = await waiting();
    const [seen] = await unseen(user);
    await tell(user, await advised(user));
    await user.browser.call('POST', '/api/notices/seen', { ids: [seen?.id] });
    await sendOnBoth();
    expect(push.to(endpoint)).toBe(0);
    await pass(user, 61);
    await sendOnBoth();
    expect(push.to(endpoint)).toBe(1);
  });

  it('does not come of advice that is deleted, nor of a kind that is off', async () => {
    const { user, endpoint, advice } = await waiting();
    await user.browser.call('DELETE', `/api/advice/${advice}`);
    const off = { ...ALWAYS, kinds: { ...ALWAYS.kinds, answer: false } };
    const silent = await waiting(off);
    await sendOnBoth();
    expect([endpoint, silent.endpoint].map(push.to)).toEqual([0, 0]);
    expect([await unseen(user), (await unseen(silent.user)).length]).toEqual([[], 1]);
  });

  it('that comes while one is being sent follows it', async () => {
    const { user, endpoint } = await waiting();
    const late = await advised(user);
    const send = push.send;
    push.send = async (...given) => {
      await tell(user, late);
      push.send = send;
      return send(...given);
    };
    await sendOnBoth();
    await pass(user, 61);
    await sendOnBoth();
    expect(push.to(endpoint)).toBe(2);
  });
});

describe('quiet hours', () => {
  /** Quiet hours around this moment, in UTC. */
  const around = (): object => {
    const time = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString().slice(11, 16);
    return { ...ALWAYS, zone: 'UTC', quietFrom: time(-60), quietUntil: time(60) };
  };

  it('hold a push back until some minutes after their end', async () => {
    const { user, endpoint } = await waiting(around());
    await sendOnBoth();
    expect(push.to(endpoint)).toBe(0);
    const minutes = (Number(await dueOf(user)) - Date.now()) / 60_000;
    expect([minutes >= 58, minutes <= 81]).toEqual([true, true]);
  });

  it('that are changed let it go at once; a test push does not ask for them', async () => {
    const { user, endpoint } = await waiting(around());
    await sendOnBoth();
    expect((await user.browser.call('POST', '/api/push/test')).status).toBe(200);
    expect(push.to(endpoint)).toBe(1);
    await user.browser.call('PUT', '/api/notifications', ALWAYS);
    await sendOnBoth();
    expect(push.to(endpoint)).toBe(2);
  });
});

it('three pushes a day are the most; the fourth waits for the morning', async () => {
  const { user, endpoint } = await waiting();
  await sendOnBoth();
  for (let count = 0; count < 4; count++) {
    await tell(user, await advised(user));
    await pass(user, 61);
    await sendOnBoth();
  }
  expect(push.to(endpoint)).toBe(3);
  expect(Number(await dueOf(user))).toBeGreaterThan(Date.now() + 60_000);
});

it('the third push of a day is tried again where a service was away', async () => {
  const { user, endpoint } = await waiting();
  const phone = other.browser();
  await signIn(phone, user.email);
  const away = await subscribe({ browser: phone });
  await database.query(
    `update push_due set day = to_char(now() at time zone 'Europe/Berlin', 'YYYY-MM-DD'), "sentToday" = 2 where "userId" = '${user.id}'`,
  );
  push.outcomes.set(away, 'later');
  await sendOnBoth();
  push.outcomes.delete(away);
  await pass(user, 61);
  await sendOnBoth();
  expect([push.to(endpoint), push.to(away), await dueOf(user, 'sentToday')]).toEqual([1, 2, 3]);
});

describe('a browser', () => {
  it('that is gone is forgotten', async () => {
    const { user, endpoint } = await waiting();
    push.outcomes.set(endpoint, 'gone');
    await sendOnBoth();
    expect(await database.query(`select 1 from push_subscriptions where "userId" = '${user.id}'`)).toEqual([]);
  });

  it('whose service is away is tried three times, and after twenty failures in a row forgotten', async () => {
    const { user, endpoint } = await waiting();
    const failures = () => field(`select failures from push_subscriptions where "userId" = '${user.id}'`, 'failures');
    push.outcomes.set(endpoint, 'later');
    for (let count = 0; count < 5; count++) {
      await sendOnBoth();
      await pass(user, 61);
    }
    expect([push.to(endpoint), await failures(), await dueOf(user), await dueOf(user, 'sentToday')]).toEqual([3, 3, null, 0]);
    await database.query(`update push_subscriptions set failures = 18 where "userId" = '${user.id}'`);
    await tell(user, await advised(user));
    await pass(user, 61);
    push.outcomes.delete(endpoint);
    await sendOnBoth();
    expect(await failures()).toBe(0);
    await database.query(`update push_subscriptions set failures = 19 where "userId" = '${user.id}'`);
    push.outcomes.set(endpoint, 'later');
    await tell(user, await advised(user));
    await pass(user, 61);
    await sendOnBoth();
    expect(await failures()).toBeUndefined();
  });

  it('whose session has ended without a word receives nothing', async () => {
    const { user, endpoint } = await waiting();
    await database.query(`update sessions set expire = now() - interval '1 second' where sess ->> 'userId' = '${user.id}'`);
    await sendOnBoth();
    expect(push.to(endpoint)).toBe(0);
    expect(await database.query(`select 1 from push_subscriptions where "userId" = '${user.id}'`)).toEqual([]);
  });
});

it('a push that a killed node has taken is sent by another', async () => {
  const { user, endpoint } = await waiting();
  const { send } = push;
  const begun = Promise.withResolvers<void>();
  push.send = async () => {
    begun.resolve();
    return new Promise(() => undefined);
  };
  void one.services.notices.sendDue();
  await begun.promise;
  push.send = send;
  // Something new asks meanwhile, for a push that waits for nobody's page.
  await database.query(`update push_due set "dueAt" = now(), "askedAt" = now() where "userId" = '${user.id}'`);
  await other.services.notices.sendDue();
  expect(push.to(endpoint)).toBe(0);
  await pass(user, 61);
  await other.services.notices.sendDue();
  expect(push.to(endpoint)).toBe(1);
});

it('a node that was away for longer than its lease changes nothing of what another one did', async () => {
  const { user, endpoint } = await waiting();
  const { send } = push;
  const begun = Promise.withResolvers<void>();
  const back = Promise.withResolvers<'sent'>();
  push.send = async () => {
    begun.resolve();
    return back.promise;
  };
  const late = one.services.notices.sendDue();
  await begun.promise;
  push.send = send;
  await pass(user, 61);
  await other.services.notices.sendDue();
  expect(push.to(endpoint)).toBe(1);
  const after = await field(`select row_to_json(p)::text as row from push_due p where "userId" = '${user.id}'`, 'row');
  back.resolve('sent');
  await late;
  expect(await field(`select row_to_json(p)::text as row from push_due p where "userId" = '${user.id}'`, 'row')).toBe(after);
});
