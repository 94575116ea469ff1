import { expect, it, vi } from 'vitest';
import { signUp } from '../../testing/accounts.ts';
import { insertToken } from '../../testing/tokens.ts';
import { useApp } from '../../testing/use-app.ts';
import { makeTokenValue } from './tokens.value.ts';

const { app, database } = await useApp({ RATE_LIMIT_FACTOR: '1' });

it('wrong tokens are limited by address, and a right one is not among them', async () => {
  const user = await signUp(app);
  const value = await insertToken(database, user.id, ['subscription:view']);
  const guesser = app.browser();
  const ask = (browser: typeof guesser, token: string) =>
    browser.call('GET', '/api/subscription/current', undefined, { Authorization: `Bearer ${token}` });
  const guesses = await Promise.all(Array.from({ length: 61 }, () => ask(guesser, makeTokenValue())));
  expect(guesses.filter(({ status }) => status === 401).length).toBe(60);
  const refused = guesses.find(({ status }) => status === 429);
  expect([refused?.body.code, Number(refused?.headers.get('Retry-After'))]).toEqual(['too_many_requests', expect.any(Number)]);
  await expect(guesser.socket({}, { token: makeTokenValue() })).rejects.toMatchObject({ data: { code: 'too_many_requests' } });
  expect([(await ask(guesser, value)).status, (await ask(app.browser(), makeTokenValue())).status]).toEqual([200, 401]);
});

it('a call with a token costs one query of its own, and a mistyped token none', async () => {
  const user = await signUp(app);
  const value = await insertToken(database, user.id, ['subscription:view']);
  await database.query(`update api_tokens set "lastUsed" = now() where "userId" = '${user.id}'`);
  const queries = vi.spyOn(app.db.pool, 'query');
  const asked = async (token: string): Promise<unknown[]> => {
    queries.mockClear();
    await app.browser().call('GET', '/api/subscription/plans', undefined, { Authorization: `Bearer ${token}` });
    return queries.mock.calls.map(([query]) => Object(query).name ?? query);
  };
  expect(await asked(value)).toEqual(['token-read']);
  expect(await asked(`${value.slice(0, -1)}${value.endsWith('0') ? '1' : '0'}`)).toEqual([]);
  queries.mockRestore();
});
