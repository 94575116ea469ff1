import { expect, it } from 'vitest';
import { createLog } from '../lib/logger.ts';
import { signUp } from '../testing/accounts.ts';
import { useApp } from '../testing/use-app.ts';
import { createBudget } from './model.budget.ts';
import { createModelClient } from './model.client.ts';

const { app, model } = await useApp();

it('reserves no more than the cap for any number of requests, and takes back what was not needed', async () => {
  const budget = createBudget(app.db.pool);
  const asked = await Promise.allSettled(Array.from({ length: 10 }, () => budget.reserve('ip:198.51.100.1', 10_000)));
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
  await expect(budget.reserve('ip:198.51.100.1', 1)).rejects.toMatchObject({ code: 'budget_reached', status: 429 });
  await budget.settle('ip:198.51.100.1', -10_000);
  await expect(budget.reserve('ip:198.51.100.1', 10_000)).resolves.toBeUndefined();
  await expect(budget.reserve('ip:198.51.100.2', 10_000)).resolves.toBeUndefined();
});

it('keeps nothing of a request that was under way when its account was deleted', async () => {
  const budget = createBudget(app.db.pool);
  const user = await signUp(app);
  await budget.reserve(`user:${user.id}`, 1000);
  expect((await user.browser.call('DELETE', '/api/auth/delete-account')).status).toBe(200);
  await expect(budget.reserve(`user:${user.id}`, 1000)).rejects.toMatchObject({ code: 'not_signed_in' });
  const { rows } = await app.db.pool.query('select 1 from model_spend where person = $1', [`user:${user.id}`]);
  expect(rows).toEqual([]);
});

it('says when a request has its share, so that what is asked beside it comes after', async () => {
  const settings = { apiKey: null, baseUrl: model.url, name: 'double', timeoutMs: 1000, identitySecret: '' };
  const client = createModelClient(settings, createBudget(app.db.pool), createLog('silent'));
  const ask = async (maxTokens: number): Promise<string[]> => {
    const said: string[] = [];
    const options = {
      signal: new AbortController().signal,
      onReserved: () => void said.push('reserved'),
      onDelta: () => void (said.length < 2 && said.push('text')),
      onRestart: () => undefined,
    };
    const prompt = { messages: [{ role: 'user' as const, content: 'Hello' }], maxTokens, usageKey: 'ip:198.51.100.3' };
    await client.write(prompt, options, (text) => text).catch(({ code }) => said.push(code));
    return said;
  };
  model.play((played) => played.answer('Hello'));
  expect(await ask(1000)).toEqual(['reserved', 'text']);
  expect(await ask(100_000)).toEqual(['budget_reached']);
});
