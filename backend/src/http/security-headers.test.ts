import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { afterAll, expect, it } from 'vitest';
import { loadConfig } from '../config.ts';
import { createPayments } from '../lib/stripe.ts';
import { listen } from '../testing/listen.ts';
import { startModelDouble } from '../testing/model-double.ts';
import { startTestApp } from '../testing/test-app.ts';
import { cloneDatabase } from '../testing/test-database.ts';
import { pageHeaders } from './security-headers.ts';

/** The page as the build makes it: a small inline script, and one file. */
const EARLY = `document.documentElement.dataset.theme = 'light'`;
const folder = mkdtempSync(join(tmpdir(), 'beside-headers-'));
writeFileSync(
  join(folder, 'index.html'),
  `<!doctype html><script type="application/json" id="beside-config">{}</script><script>${EARLY}</script><script type="module" src="/assets/a.js"></script>`,
);

mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'assets/a.js'), '');

const [database, model] = await Promise.all([cloneDatabase(), startModelDouble()]);
const start = (env: Record<string, string>) =>
  startTestApp({ databaseUrl: database.url, modelUrl: model.url, clientFolder: folder, env });
const [plain, secure] = [await start({}), await start({ PUBLIC_URL: 'https://beside.example' })];
afterAll(async () => {
  await Promise.all([plain.close(), secure.close()]);
  await model.close();
  await database.close();
  rmSync(folder, { recursive: true });
});

/** The served policy: what each directive allows. */
async function policyOf(url: string): Promise<Record<string, string[]>> {
  const header = (await fetch(url)).headers.get('content-security-policy') ?? '';
  const directives = header.split(';').map((directive) => directive.trim().split(/\s+/));
  return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources]));
}

it.each(['/', '/couples/some-token', '/index.html'])('%s may run its own scripts alone', async (path) => {
  const hash = `'sha256-${createHash('sha256').update(EARLY).digest('base64')}'`;
  expect(await policyOf(plain.url + path)).toEqual({
    'default-src': ["'self'"],
    'script-src': ["'self'", hash],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'connect-src': ["'self'", expect.stringMatching(/^ws:\/\/localhost:\d+$/)],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  });
});

it.each(['/api/auth/user', '/api/usage/anonymous', '/api/unknown', '/api/couples/session/none', '/api/%E0%A4%A'])(
  '%s answers data that may not run, be framed, or be read by other sites',
  async (path) => {
    const { headers } = await fetch(plain.url + path, { headers: { Origin: 'https://evil.example' } });
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(headers.get('x-powered-by')).toBeNull();
  },
);

it.each([
  ['/assets/a.js', 200, 'public, max-age=31536000, immutable', 'text/javascript; charset=utf-8'],
  ['/assets/gone.js', 404, 'no-store', 'text/plain; charset=utf-8'],
])('%s has no page’s policy, and runs nothing by itself', async (path, status, cached, type) => {
  const reply = await fetch(plain.url + path);
  const { headers } = reply;
  expect([reply.status, headers.get('cache-control'), headers.get('content-type')]).toEqual([status, cached, type]);
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
});

it('a part that a browser has is not to be forgotten', async () => {
  const path = `${plain.url}/assets/a.js`;
  const tag = (await fetch(path)).headers.get('etag') ?? '';
  const reply = await fetch(path, { headers: { 'If-None-Match': tag } });
  expect([reply.status, reply.headers.get('cache-control')]).toEqual([304, null]);
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
});

it("lets Stripe's script run on the documents of payments alone", async () => {
  const stripe = { url: 'http://127.0.0.1:4242', secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1' };
  const paid = await startTestApp({ databaseUrl: database.url, modelUrl: model.url, clientFolder: folder, stripe });
  try {
    for (const path of ['/subscribe', '/subscribe/', '/subscribe?payment_success=true', '/payment-redirect?client_secret=x']) {
      const policy = await policyOf(paid.url + path);
      expect(policy['script-src']).toContain(stripe.url);
      expect([policy['frame-src'], policy['connect-src']?.at(-1)]).toEqual([[stripe.url], stripe.url]);
    }
    for (const path of ['/', '/account', '/invoices', '/couples/subscribe', '/subscribe/more', '/history'])
      expect(JSON.stringify(await policyOf(paid.url + path))).not.toContain(stripe.url);
  } finally {
    await paid.close();
  }
  expect(JSON.stringify(await policyOf(`${plain.url}/subscribe`))).not.toContain('stripe');
});

it('sends HSTS only where it is served by https', async () => {
  const paths = ['/', '/api/usage/anonymous'];
  const hstsOf = (url: string) =>
    Promise.all(paths.map(async (path) => (await fetch(url + path)).headers.get('strict-transport-security')));
  expect(await hstsOf(secure.url)).toEqual(paths.map(() => 'max-age=31536000; includeSubDomains'));
  expect(await hstsOf(plain.url)).toEqual([null, null]);
  const policy = await policyOf(secure.url);
  expect(policy).toHaveProperty('upgrade-insecure-requests');
  expect(policy['connect-src']).toEqual(["'self'", 'wss://beside.example']);
});

it("lets Stripe's wallets work: Link's domain on the documents of payments alone, and windows that reach their opener", async () => {
  const keys = { secretKey: 'sk_live_1', publishableKey: 'pk_live_1', webhookSecret: 'whsec_1', apiUrl: null };
  const config = loadConfig({ PUBLIC_URL: 'https://beside.example', SESSION_SECRET: 'a secret of the tests' });
  const { url, close } = await listen(
    express()
      .use(pageHeaders(config, [], await createPayments(keys)))
      .use((_request, response) => void response.end()),
  );
  const link = ['https://link.com', 'https://*.link.com'];
  try {
    for (const [path, isOpen] of [
      ['/subscribe', true],
      ['/payment-redirect', true],
      ['/account', false],
    ] as const) {
      const policy = await policyOf(url + path);
      for (const source of link)
        for (const directive of ['frame-src', 'connect-src', 'img-src'])
          expect(policy[directive]?.includes(source) ?? false, `${path} ${directive}`).toBe(isOpen);
      // On all pages: a change of it between two loses where a sign-in leads back to.
      expect((await fetch(url + path)).headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    }
  } finally {
    close();
  }
});
