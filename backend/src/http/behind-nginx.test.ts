import { afterAll, expect, it } from 'vitest';
import { PASSWORD, registration } from '../testing/accounts.ts';
import { freePort } from '../testing/free-port.ts';
import { startHaproxy } from '../testing/haproxy.ts';
import { listen } from '../testing/listen.ts';
import { type Nginx, startNginx } from '../testing/nginx.ts';
import { Browser } from '../testing/test-browser.ts';
import { useApp } from '../testing/use-app.ts';

const { app, model } = await useApp({ PUBLIC_URL: 'https://beside.example' });
const behindAnother = (configuration: string): string =>
  configuration
    .replace('# set_real_ip_from 192.0.2.1;', 'set_real_ip_from 127.0.0.1;')
    .replace('# real_ip_header', 'real_ip_header');
const [edge, inner] = await Promise.all([startNginx(app.url), startNginx(app.url, behindAnother)]);
const plain = await useApp({ PUBLIC_URL: 'http://beside.example' });
const plainEdge = await startNginx(plain.app.url);
afterAll(() => Promise.all([edge, inner, plainEdge].map((nginx) => nginx.stop())));

/** Signs a user in through nginx; returns the statuses and cookies. */
async function signIn({ url }: Nginx, where: typeof app, headers: Record<string, string>) {
  const account = registration();
  expect((await where.browser().call('POST', '/api/auth/register', account)).status).toBe(201);
  const browser = new Browser(url, '203.0.113.9');
  const login = await browser.call('POST', '/api/auth/login', { email: account.email, password: PASSWORD }, headers);
  const user = await browser.call('GET', '/api/auth/user', undefined, headers);
  return { statuses: [login.status, user.status], cookies: login.headers.getSetCookie() };
}

it.each(['https', 'HTTPS', 'https, http'])('signs users in where a proxy before nginx ends TLS and says %s', async (proto) => {
  const { statuses, cookies } = await signIn(edge, app, { 'X-Forwarded-Proto': proto });
  expect(statuses).toEqual([200, 200]);
  expect(cookies.find((cookie) => cookie.startsWith('beside.sid='))).toMatch(/; Secure/);
});

it('signs users in where nginx is the edge, by http', async () => {
  expect((await signIn(plainEdge, plain.app, {})).statuses).toEqual([200, 200]);
});

it.each([undefined, 'http', 'gopher'])('sends no secure cookie to a browser that came by %s', async (proto) => {
  const { cookies } = await signIn(edge, app, proto ? { 'X-Forwarded-Proto': proto } : {});
  expect(cookies.filter((cookie) => cookie.startsWith('beside.sid='))).toEqual([]);
});

it('counts users by the address from a configured proxy in front, never by one that they claim', async () => {
  model.play((request) => request.answer('{"translations": {"t0": "x"}}'));
  const ask = (url: string, ip: string) =>
    new Browser(url, ip).call('POST', '/api/translate', { translations: { a: 'a text' }, targetLanguage: 'Dutch' });
  expect([(await ask(inner.url, '203.0.113.7')).status, (await ask(edge.url, '203.0.113.8')).status]).toEqual([200, 200]);
  const { rows } = await app.db.pool.query<{ person: string }>(
    `select person from model_spend where person like 'translations:%' order by person`,
  );
  expect(rows.map(({ person }) => person)).toEqual(['translations:127.0.0.1', 'translations:203.0.113.7']);
});

it.each([
  ['nginx', startNginx],
  ['HAProxy', (url: string) => startHaproxy([url])],
])('%s gives each call an id of its own, and keeps from nodes the trace that a stranger names', async (_name, start) => {
  const echo = await listen(({ headers }, response) => response.end(JSON.stringify(headers)));
  const proxy = await start(echo.url);
  const sent = { 'x-request-id': 'of-a-stranger', traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` };
  const received: object = Object(await (await fetch(proxy.url, { headers: sent })).json());
  expect(received).toMatchObject({ 'x-request-id': expect.not.stringContaining('stranger') });
  expect(received).not.toHaveProperty('traceparent');
  await proxy.stop();
  echo.close();
});

it.each([
  ['nginx', startNginx],
  ['HAProxy', (url: string) => startHaproxy([url])],
])('%s writes no address of a call, also where no node answers', async (_name, start) => {
  const proxy = await start(`http://127.0.0.1:${await freePort()}`);
  const reply = await fetch(`${proxy.url}/s/the-secret-of-a-link`, {
    headers: { referer: `${proxy.url}/reset-password?token=another-secret` },
  });
  expect([502, 503]).toContain(reply.status);
  await proxy.stop();
  expect(proxy.written()).not.toMatch(/secret/);
});
