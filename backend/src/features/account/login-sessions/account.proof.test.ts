import { beforeEach, expect, it, vi } from 'vitest';
import { PASSWORD, signUp, type TestUser } from '../../../testing/accounts.ts';
import { useCluster } from '../../../testing/use-cluster.ts';
import { WAIT } from '../../../testing/wait.ts';

const { database, one, other } = await useCluster({ RATE_LIMIT_FACTOR: '1' });
const names = { firstName: 'Clara', lastName: 'Almeida' };
let numbers = 0;
let user: TestUser;
const call = (method: string, path: string, body?: object) => user.browser.call(method, path, body);
const prove = (password: string) => call('POST', '/api/auth/proof', { password });
const move = () => call('PUT', '/api/auth/user', { ...names, email: `moved-${numbers++}@example.com` });

/** Lets the sign-in become older than ten minutes; both nodes read the session anew. */
async function forgetProof(): Promise<void> {
  await database.query(`
    update sessions set sess = jsonb_set(sess::jsonb, '{provenAt}', to_jsonb((sess ->> 'provenAt')::numeric - 600001))::json
    where sess ->> 'userId' = '${user.id}'`);
  await call('PUT', '/api/auth/user', { ...names, email: user.email });
  await vi.waitFor(async () => {
    for (const node of [one, other]) expect((await user.browser.at(node.url).call('GET', '/api/auth/export')).status).toBe(403);
  }, WAIT);
}

beforeEach(async () => {
  user = await signUp(one, one.browser(`198.51.100.${numbers++}`));
});

it('signing in counts as a proof', async () => {
  expect((await move()).status).toBe(200);
  expect((await call('GET', '/api/auth/export')).status).toBe(200);
  expect((await call('DELETE', '/api/auth/delete-account')).status).toBe(200);
});

it('without a recent proof nothing dangerous is done, and the rest is', async () => {
  await forgetProof();
  const refused = { success: false, code: 'proof_needed', message: 'Please confirm first that it is you' };
  for (const [method, path] of [
    ['GET', '/api/auth/export'],
    ['DELETE', '/api/auth/delete-account'],
  ] as const)
    expect((await call(method, path)).body).toEqual(refused);
  expect((await move()).body).toEqual(refused);
  expect((await call('PUT', '/api/auth/user', { firstName: 'Klara', lastName: 'A', email: user.email })).status).toBe(200);
  expect((await call('GET', '/api/auth/user')).body).toMatchObject({ user: { email: user.email, firstName: 'Klara' } });
  expect((await call('GET', '/api/auth/sessions')).status).toBe(200);
});

it('a proof holds for ten minutes, on every node', async () => {
  await forgetProof();
  const { status, body } = await prove(PASSWORD);
  expect(status).toBe(200);
  const left = Date.parse(String(body.until)) - Date.now();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThanOrEqual(600_000);
  expect((await move()).status).toBe(200);
  await vi.waitFor(async () => {
    expect((await user.browser.at(other.url).call('GET', '/api/auth/export')).status).toBe(200);
  }, WAIT);
});

it('a proof in one browser is none in another', async () => {
  await forgetProof();
  const stranger = await signUp(one, one.browser(`198.51.100.${numbers++}`));
  expect((await stranger.browser.call('POST', '/api/auth/proof', { password: PASSWORD })).status).toBe(200);
  expect((await move()).status).toBe(403);
});

it('a wrong password proves nothing, and few are tried', async () => {
  await forgetProof();
  expect((await prove('')).body).toMatchObject({
    code: 'validation_failed',
    errors: { password: ['Current password is required'] },
  });
  const statuses: number[] = [];
  for (let guess = 0; guess < 11; guess++) statuses.push((await prove(`guess ${guess}`)).status);
  expect(statuses).toEqual([...Array(10).fill(401), 429]);
  expect((await prove(PASSWORD)).status).toBe(429);
  expect((await call('GET', '/api/auth/export')).status).toBe(403);
});
