import { describe, expect, it } from 'vitest';
import { reserveTokens } from '../features/usage/usage.statements.ts';
import { networksOf } from '../lib/ip-address.ts';
import { createLog } from '../lib/logger.ts';
import { signUp } from '../testing/accounts.ts';
import type { Played } from '../testing/model-double.ts';
import { useApp } from '../testing/use-app.ts';
import { WAIT, WAITS_FOR_LOCK } from '../testing/wait.ts';
import { createBudget, type ModelBudget } from './model.budget.ts';
import { createModelClient } from './model.client.ts';
import { type Payer, payerOf } from './payer.ts';

const { app, model } = await useApp();

const REACHED = { code: 'budget_reached', status: 429 };
const budgetWith = (more: Partial<Parameters<typeof createBudget>[1]> = {}) =>
  createBudget(app.db.pool, { factor: 1, installation: null, isShared: () => false, reserveTokens, ...more });
const visitor = (ip: string): Payer => payerOf({ userId: null, ip });
const userAt = async (ip: string): Promise<Payer> => payerOf({ userId: (await signUp(app)).id, ip });
const spent = async (key: string): Promise<number> => {
  const { rows } = await app.db.pool.query<{ tokens: string }>('select tokens from model_spend where person = $1', [key]);
  return Number(rows[0]?.tokens ?? 0);
};

describe('a visitor', () => {
  it('reserves no more than the cap for any number of requests, and takes back what was not needed', async () => {
    const budget = budgetWith();
    const payer = visitor('198.51.100.1');
    const asked = await Promise.allSettled(Array.from({ length: 10 }, () => budget.reserve(payer, 10_000)));
    const [one] = asked.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
    expect([await spent('ip:198.51.100.1'), await spent('address:198.51.100.1')]).toEqual([60_000, 60_000]);
    await expect(budget.reserve(payer, 1)).rejects.toMatchObject(REACHED);
    if (one) await budget.settle(one, -10_000);
    expect(await spent('ip:198.51.100.1')).toBe(50_000);
    await expect(budget.reserve(payer, 10_000)).resolves.toBeDefined();
    await expect(budget.reserve(visitor('198.51.100.2'), 10_000)).resolves.toBeDefined();
  });

  it('of a network of addresses shares its cap with the others there, and a refused request counts nowhere', async () => {
    const budget = budgetWith();
    const asked = [];
    for (let n = 0; n < 20; n++) asked.push(await budget.reserve(visitor(`2001:db8:1:${n}::/64`), 60_000).catch(() => null));
    expect(asked.map((each) => each !== null)).toEqual(asked.map((_, n) => n < 15));
    expect([await spent('network:2001:db8:1::/48'), await spent('ip:2001:db8:1:19::/64')]).toEqual([900_000, 0]);
    await expect(budget.reserve(visitor('2001:db8:2:0::/64'), 60_000)).resolves.toBeDefined();
  });
});

describe('an account', () => {
  it('that is free shares the cap of its address with the others there; one that pays does not', async () => {
    const budget = budgetWith();
    const ip = '198.51.100.10';
    const taken = [];
    for (let n = 0; n < 4; n++) taken.push(await budget.reserve(await userAt(ip), 150_000).catch(() => null));
    expect(taken.map((each) => each !== null)).toEqual([true, true, true, false]);
    const paying = await signUp(app);
    const payer = payerOf({ userId: paying.id, ip });
    await expect(budget.reserve(payer, 1)).rejects.toMatchObject(REACHED);
    await app.db.pool.query(`update users set "subscriptionPlan" = 'gold', "subscriptionStatus" = 'active' where id = $1`, [
      paying.id,
    ]);
    await expect(budget.reserve(payer, 600_000)).resolves.toBeDefined();
    await expect(budget.reserve(payer, 1)).rejects.toMatchObject(REACHED);
    expect(await spent(`address:${ip}`)).toBe(450_000);
  });

  it('has room for three advices and their chats behind an address that many share', async () => {
    const budget = budgetWith({ isShared: networksOf(['203.0.113.0/24']) });
    for (let n = 0; n < 6; n++) await expect(budget.reserve(await userAt('203.0.113.7'), 150_000)).resolves.toBeDefined();
  });

  it('shares nothing behind a proxy that nobody has named, where everybody would be one address', async () => {
    const budget = budgetWith();
    for (let n = 0; n < 5; n++) await expect(budget.reserve(await userAt('127.0.0.1'), 150_000)).resolves.toBeDefined();
  });

  it('keeps nothing of a request that was under way when it was deleted', async () => {
    const budget = budgetWith();
    const user = await signUp(app);
    const payer = payerOf({ userId: user.id, ip: '198.51.100.20' });
    await budget.reserve(payer, 1000);
    expect((await user.browser.call('DELETE', '/api/auth/delete-account')).status).toBe(200);
    await expect(budget.reserve(payer, 1000)).rejects.toMatchObject({ code: 'not_signed_in' });
    expect(await spent(`user:${user.id}`)).toBe(0);
    expect(await spent('address:198.51.100.20')).toBe(1000);
  });
});

it('a visitor’s translations have a budget of their own, so that they use up no neighbour’s advice', async () => {
  const budget = budgetWith({ isShared: networksOf(['203.0.113.0/24']) });
  const translating = (ip: string): Payer => ({ ...payerOf({ userId: null, ip }), translates: true });
  await budget.reserve(translating('198.51.100.60'), 20_000);
  await expect(budget.reserve(translating('198.51.100.60'), 1)).rejects.toMatchObject(REACHED);
  await expect(budget.reserve(visitor('198.51.100.60'), 60_000)).resolves.toBeDefined();
  // Where many share an address, its visitors have more together.
  for (let n = 0; n < 3; n++) await expect(budget.reserve(visitor('203.0.113.60'), 60_000)).resolves.toBeDefined();
});

it('waits for nobody else’s locked row before the whole installation’s', async () => {
  const budget = budgetWith();
  const [one, other] = [await userAt('198.51.100.70'), await userAt('198.51.100.71')];
  const client = await app.db.pool.connect();
  try {
    await client.query('begin');
    await client.query('select 1 from users where id = $1 for update', ['userId' in one ? one.userId : null]);
    const waiting = budget.reserve(one, 1000);
    // Once it waits for the locked user, the other goes through though the first has not ended.
    await expect
      .poll(async () => (await app.db.pool.query(`${WAITS_FOR_LOCK} and query like '%model_spend%'`)).rowCount, WAIT)
      .toBe(1);
    await expect(budget.reserve(other, 1000)).resolves.toBeDefined();
    await client.query('rollback');
    await expect(waiting).resolves.toBeDefined();
  } finally {
    client.release();
  }
});

describe('a couples session', () => {
  const address = '198.51.100.30';
  const sessionOf =
    (creatorId: string) =>
    (sessionId: number): Payer => ({ sessionId, creatorId, address });

  it('has a budget of its own, within that of all sessions of its creator, whose own advice is never refused for it', async () => {
    const budget = budgetWith();
    const creator = await signUp(app);
    const session = sessionOf(creator.id);
    await budget.reserve(session(1), 100_000);
    await expect(budget.reserve(session(1), 1)).rejects.toMatchObject(REACHED);
    await budget.reserve(session(2), 50_000);
    for (const id of [2, 3]) await expect(budget.reserve(session(id), 1)).rejects.toMatchObject(REACHED);
    await expect(budget.reserve(payerOf({ userId: creator.id, ip: address }), 10_000)).resolves.toBeDefined();
    await app.db.pool.query(`update users set "subscriptionPlan" = 'gold', "subscriptionStatus" = 'active' where id = $1`, [
      creator.id,
    ]);
    await expect(budget.reserve(session(1), 100_000)).resolves.toBeDefined();
  });

  it('of a free account shares the cap of its address with the others there', async () => {
    const budget = budgetWith();
    const asked = [];
    for (let n = 0; n < 4; n++) {
      const session = sessionOf((await signUp(app)).id);
      for (const id of [100 + 2 * n, 101 + 2 * n]) asked.push(await budget.reserve(session(id), 75_000).catch(() => null));
    }
    expect(asked.filter((each) => each !== null).length).toBeLessThanOrEqual(6);
    expect(await spent(`couples-address:${address}`)).toBeLessThanOrEqual(450_000 + 100_000);
  });
});

describe('the whole installation', () => {
  it('has a cap, of which a fifth is kept for those who pay; any number of requests at once keep to it', async () => {
    const before = await spent('all');
    const budget = budgetWith({ installation: 2 * before + 100_000, factor: 1000 });
    const room = Math.floor((2 * before + 100_000) * 0.8) - before;
    const each = Math.floor(room / 4);
    const asked = await Promise.allSettled(
      Array.from({ length: 12 }, (_, n) => budget.reserve(visitor(`198.51.101.${n}`), each)),
    );
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    const paying = await signUp(app);
    await app.db.pool.query(`update users set "subscriptionPlan" = 'gold', "subscriptionStatus" = 'active' where id = $1`, [
      paying.id,
    ]);
    await expect(budget.reserve(payerOf({ userId: paying.id, ip: '198.51.100.40' }), each)).resolves.toBeDefined();
  });
});

it('says when a request has its share, so that what is asked beside it comes after', async () => {
  const settings = { apiKey: null, baseUrl: model.url, name: 'double', timeoutMs: 1000, identitySecret: '' };
  const client = createModelClient(settings, budgetWith(), createLog('silent'));
  const ask = async (maxTokens: number): Promise<string[]> => {
    const said: string[] = [];
    const options = {
      signal: new AbortController().signal,
      onReserved: () => void said.push('reserved'),
      onDelta: () => void (said.length < 2 && said.push('text')),
      onRestart: () => undefined,
    };
    const prompt = { messages: [{ role: 'user' as const, content: 'Hello' }], maxTokens, payer: visitor('198.51.100.3') };
    await client.write(prompt, options, (text) => text).catch(({ code }) => said.push(code));
    return said;
  };
  model.play((played) => played.answer('Hello'));
  expect(await ask(1000)).toEqual(['reserved', 'text']);
  expect(await ask(100_000)).toEqual(['budget_reached']);
});

it('believes what the model says that it cost; an answer that is stopped has cost what it thought before as well', async () => {
  const costs: number[] = [];
  const budget: ModelBudget = {
    async reserve(_, tokens) {
      costs.push(tokens);
      return { keys: [], day: '' };
    },
    async settle(_, tokens) {
      costs.push((costs.pop() ?? 0) + tokens);
    },
  };
  const settings = { apiKey: null, baseUrl: model.url, name: 'double', timeoutMs: 30_000, identitySecret: '' };
  const client = createModelClient(settings, budget, createLog('silent'));
  const ask = async (part: Parameters<typeof model.play>[0], stopAt = ''): Promise<void> => {
    model.play(part);
    const stop = new AbortController();
    const options = {
      signal: stop.signal,
      onDelta: (text: string) => void (text === stopAt && stop.abort()),
      onRestart: () => undefined,
    };
    const prompt = { messages: [{ role: 'user' as const, content: '12345678' }], maxTokens: 100, payer: visitor('198.51.100.4') };
    await client.write(prompt, options, (text) => text).catch(() => undefined);
  };
  const stopped = (request: Played): void => request.send('12345678');
  await ask(stopped, '12345678');
  await ask((request) => {
    request.send('Hello');
    request.bill(3000, 2900);
  });
  await ask(stopped, '12345678');
  await ask((request) => request.refuse(401));
  // Refused, it costs nothing; with little thought once, the mean stays near what is usual.
  await ask((request) => {
    request.send('Hello');
    request.bill(100, 0);
  });
  await ask(stopped, '12345678');
  // Stopped before the server has answered at all, it has the question all the same.
  const early = new AbortController();
  model.play(() => early.abort());
  const prompt = { messages: [{ role: 'user' as const, content: '12345678' }], maxTokens: 100, payer: visitor('198.51.100.4') };
  const nothing = { signal: early.signal, onDelta: () => undefined, onRestart: () => undefined };
  await client.write(prompt, nothing, (text) => text).catch(() => undefined);
  expect(costs).toEqual([4, 3000, 2904, 0, 100, 2324, 2322]);
});
