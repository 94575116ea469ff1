import { afterAll, describe, expect, it, vi } from 'vitest';
import { createLog } from '../lib/logger.ts';
import { report } from '../lib/measures.ts';
import { tokensToday } from '../model/model.spending.ts';
import { signUp } from '../testing/accounts.ts';
import { adviceRequest, generate } from '../testing/advice-requests.ts';
import { createCouple, nextPush, openPage, say } from '../testing/couples.ts';
import { GOOD_ADVICE } from '../testing/model-double.ts';
import { useApp } from '../testing/use-app.ts';
import { WAIT } from '../testing/wait.ts';
import { installationReader } from './installation.ts';
import { createMetrics, serveMetrics } from './metrics.ts';

const { app, model, database } = await useApp();
model.play((request) => request.answer(JSON.stringify(GOOD_ADVICE)));
const log = createLog('silent');
const { pool, writers } = app.db;
const sources = {
  ...{ io: app.io, redis: null, notifications: { isReceiving: () => true }, log, tokensCap: 5000 },
  pools: { calls: pool, writers },
  installation: installationReader(pool),
  tokensToday: () => tokensToday(pool),
};
const metrics = createMetrics(sources);
const served = await serveMetrics(metrics, { port: 0, host: '127.0.0.1' });
afterAll(served.close);

const degraded = async (): Promise<unknown> => Object(await (await fetch(`${app.url}/readyz`)).json()).degraded;

/** The value of a series, such as `beside_sockets` or `beside_calls_total{call="GET /a",status="200"}`. */
const read = async (series: string): Promise<number> => {
  const line = (await metrics.read()).split('\n').find((each) => each.startsWith(`${series} `));
  return Number(line?.slice(series.length + 1));
};

describe('the metrics', () => {
  it('count calls by their declaration and status, with their time', async () => {
    const browser = app.browser();
    await browser.call('GET', '/api/usage/anonymous');
    await browser.call('GET', '/api/auth/user');
    await vi.waitFor(async () => {
      expect(await read('beside_calls_total{call="GET /api/usage/anonymous",status="200"}')).toBe(1);
      expect(await read('beside_calls_total{call="GET /api/auth/user",status="401"}')).toBe(1);
      expect(await read('beside_call_seconds_count{call="GET /api/usage/anonymous"}')).toBe(1);
    }, WAIT);
  });

  it('count events, replies with their first token, tokens, sockets and connections', async () => {
    const { creator, partner, token } = await createCouple(app);
    const [hers, his] = await Promise.all([openPage(creator.browser, token), openPage(partner, token)]);
    const done = nextPush(hers.socket, 'couples:done');
    await say(hers.socket, token, 'Hello');
    await say(his.socket, token, '@counsellor hello');
    await done;
    expect(await read('beside_events_total{event="couples:open",code="ok"}')).toBe(2);
    expect(await read('beside_events_total{event="couples:send",code="ok"}')).toBe(2);
    await vi.waitFor(async () => {
      expect(await read('beside_replies_total{kind="couples",end="done"}')).toBe(1);
      expect(await read('beside_first_token_seconds_count{kind="couples"}')).toBe(1);
      expect(await read('beside_model_tokens_total')).toBeGreaterThan(0);
      expect(await read('beside_model_tokens_today')).toBeGreaterThan(0);
    }, WAIT);
    expect(await read('beside_model_tokens_cap')).toBe(5000);
    expect(await read('beside_sockets')).toBe(2);
    expect(await read('beside_database_connections{pool="calls",state="waiting"}')).toBe(0);
    expect(await read('beside_queue_waiting{queue="replies"}')).toBe(0);
    expect(await read('beside_notifications_up')).toBe(1);
    const missing = await his.socket.emitWithAck('couples:read', { token: 'not-a-token', messageId: 1 });
    expect(await read(`beside_events_total{event="couples:read",code="${Object(missing).code}"}`)).toBe(1);
  });

  it('say how many messages were found dangerous, by level', async () => {
    const { browser } = await signUp(app);
    await generate(browser, adviceRequest({ description: 'I want to kill myself tonight, I cannot go on.' }));
    expect(await read('beside_danger_total{level="certain"}')).toBe(1);
  });

  it('say how long the oldest that is due has waited', async () => {
    // Of a kind that no node writes.
    await database.query(
      `insert into replies (id, kind, subject, input, status, "dueAt") values (gen_random_uuid(), 'nobody', 'nothing', '{}', 'queued', now() - interval '1 hour')`,
    );
    await vi.waitFor(async () => expect(await read('beside_queue_waiting{queue="replies"}')).toBe(1), WAIT);
    expect(await read('beside_queue_oldest_seconds{queue="replies"}')).toBeGreaterThan(3500);
    await vi.waitFor(async () => expect(await degraded()).toEqual(['replies']), WAIT);
    await database.query(`delete from replies where kind = 'nobody'`);
    await vi.waitFor(async () => expect(await degraded()).toEqual([]), WAIT);
  });

  it('know how old the newest backup is, and /readyz misses it once it is late', async () => {
    expect(await metrics.read()).not.toMatch(/^beside_backup_age_seconds \d/m);
    await database.query(
      `insert into backups (bytes, at) values (1, now() - interval '3 days'), (1, now() - interval '27 hours')`,
    );
    await vi.waitFor(async () => expect(await read('beside_backup_age_seconds')).toBeGreaterThan(97_000), WAIT);
    await vi.waitFor(async () => expect(await degraded()).toEqual(['backup']), WAIT);
    await database.query('insert into backups (bytes) values (1)');
    await vi.waitFor(async () => expect(await degraded()).toEqual([]), WAIT);
  });

  it('read the queues once a second, however many ask', async () => {
    const statements = vi.spyOn(pool, 'query');
    const installation = installationReader(pool);
    await Promise.all(Array.from({ length: 50 }, () => installation()));
    expect(statements).toHaveBeenCalledTimes(3);
    statements.mockRestore();
  });

  it('have no text, address or id of anybody', async () => {
    const { browser, email, id } = await signUp(app);
    const description = 'My brother Aurelio borrowed the blue bicycle.';
    const { body } = await generate(browser, adviceRequest({ description }));
    const advice = String(Object(body.session).id);
    await browser.call('GET', `/api/chat/${advice}`);
    await browser.call('DELETE', `/api/advice/${advice}`);
    await browser.call('GET', '/api/no/such/call-of-Aurelio');
    const text = await metrics.read();
    expect(text).toContain('call="DELETE /api/advice/:id"');
    for (const secret of ['Aurelio', 'bicycle', email, id, advice, browser.ip]) expect(text).not.toContain(secret);
  });

  it('are not lost with one that cannot be read', async () => {
    const away = () => Promise.reject(new Error('away'));
    const broken = createMetrics({ ...sources, installation: away, tokensToday: away });
    const text = await broken.read();
    expect(text).toMatch(/^beside_sockets \d/m);
    expect(text).not.toMatch(/^beside_(?:queue_oldest_seconds|model_tokens_today)[ {]/m);
    broken.close();
  });

  it('are served at their one address and under one path alone', async () => {
    const url = `http://127.0.0.1:${served.port}`;
    const answer = await fetch(`${url}/metrics`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
    expect(await answer.text()).toContain('nodejs_eventloop_lag_p99_seconds');
    expect((await fetch(url)).status).toBe(404);
    expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(404);
    // Another address of this machine.
    await expect(fetch(`http://127.0.0.2:${served.port}/metrics`)).rejects.toThrow('fetch failed');
    // The product's own port has none of it.
    expect((await fetch(`${app.url}/metrics`)).status).not.toBe(200);
  });
});

it('what goes worse is named once three requests in a row failed, until one succeeds', async () => {
  const fail = () => report('outside', { service: 'mail', isDone: false });
  fail();
  fail();
  expect(await degraded()).toEqual([]);
  fail();
  expect(await degraded()).toEqual(['mail']);
  report('outside', { service: 'mail', isDone: true });
  expect(await degraded()).toEqual([]);
});

it('a model that fails is named as degraded, and one that works again is not', async () => {
  const { browser } = await signUp(app);
  model.play((request) => request.refuse(500));
  model.judge((request) => request.refuse(500));
  for (let asked = 0; asked < 2; asked++) expect((await generate(browser, adviceRequest())).status).toBe(503);
  expect(await degraded()).toEqual(['model']);
  model.play((request) => request.answer(JSON.stringify(GOOD_ADVICE)));
  expect((await generate(browser, adviceRequest())).status).toBe(200);
  expect(await degraded()).toEqual([]);
});
