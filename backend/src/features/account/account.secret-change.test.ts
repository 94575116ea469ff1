import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { PASSWORD, signUp } from '../../testing/accounts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Browser } from '../../testing/test-browser.ts';
import { useApp } from '../../testing/use-app.ts';
import { keptWithdrawals } from '../subscription/orders/subscription.kept-withdrawals.ts';
import { withdrawals } from '../subscription/subscription.statements.ts';

const OLD = 'the secret of last year';
const NEW = 'the secret of this year';
const { app, database, model } = await useApp({ SESSION_SECRET: OLD });

/** Runs with a node of other secrets on the same database. */
async function withNode(SESSION_SECRET: string, work: (node: TestApp) => Promise<void>): Promise<void> {
  const node = await startTestApp({
    databaseUrl: database.url,
    modelUrl: model.url,
    env: { SESSION_SECRET, RATE_LIMIT_FACTOR: '1' },
  });
  try {
    await work(node);
  } finally {
    await node.close();
  }
}

const statusAt = async (browser: Browser, node: TestApp) => (await browser.at(node.url).call('GET', '/api/auth/user')).status;
const signInAt = async (browser: Browser, email: string, password = PASSWORD) =>
  (await browser.call('POST', '/api/auth/login', { email, password })).status;

it('a new secret before the old one signs nobody out, and without the old one all are signed out', async () => {
  const { browser } = await signUp(app);
  await withNode(`${NEW}, ${OLD}`, async (node) => {
    expect(await statusAt(browser, node)).toBe(200);
    const socket = await browser.at(node.url).socket();
    expect(socket.connected).toBe(true);
    // What is signed from now on needs the new one alone.
    const later = await signUp(node);
    await withNode(NEW, async (last) => {
      expect(await statusAt(later.browser, last)).toBe(200);
      expect(await statusAt(browser, last)).toBe(401);
    });
  });
});

it('a browser keeps its own tries at a password over a change of the secret', async () => {
  const { browser, email } = await signUp(app);
  expect(await signInAt(browser, email)).toBe(200);
  await withNode(`${NEW}, ${OLD}`, async (node) => {
    // Strangers use up the budget of unknown devices.
    const guesses: number[] = [];
    for (let guess = 0; guess < 40 && guesses.at(-1) !== 429; guess++)
      guesses.push(await signInAt(node.browser(), email, 'a wrong guess'));
    expect(guesses.at(-1)).toBe(429);
    expect(await signInAt(browser.at(node.url), email)).toBe(200);
  });
});

it('a withdrawal of a deleted account is found under each secret', async () => {
  const { id, email } = await signUp(app);
  const at = new Date();
  await keptWithdrawals([OLD]).keep(app.db.pool, id, [email], at);
  expect(await keptWithdrawals([NEW, OLD]).find(app.db.pool, email)).toMatchObject({ count: 0 });
  expect(await keptWithdrawals([NEW]).find(app.db.pool, email)).toBeNull();
  expect(await withdrawals.find(app.db.pool, [randomUUID()])).toBeNull();
});
