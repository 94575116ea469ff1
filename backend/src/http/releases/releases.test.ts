import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RELEASE_HEADER } from '@beside/common/release';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { systemClock } from '../../lib/clock.ts';
import { createLog } from '../../lib/logger.ts';
import { signUp } from '../../testing/accounts.ts';
import { startModelDouble } from '../../testing/model-double.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Browser } from '../../testing/test-browser.ts';
import { cloneDatabase } from '../../testing/test-database.ts';
import { insertToken } from '../../testing/tokens.ts';
import { createReleases } from './releases.ts';

const REFUSAL = {
  ...{ success: false, code: 'client_too_old', retryAfter: 60 },
  message: 'Beside must be loaded again. What you wrote stays.',
};
const [database, model] = await Promise.all([cloneDatabase(), startModelDouble()]);

/** The build of a release. */
function buildOf(release: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'beside-release-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, `assets/${release}.js`), '');
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><meta name="beside-release" content="${release}"><script>early()</script>
     <script type="module" fetchpriority="low" crossorigin src="/assets/${release}.js"></script>`,
  );
  return folder;
}

/** Records that a release was served, from so many days ago to so many days ago. */
const record = (name: string, first: number, last: number) =>
  database.query(
    `insert into releases values ('${name}', now() - interval '${first} days', now() - interval '${last} days')
     on conflict (name) do update set "firstSeenAt" = excluded."firstSeenAt", "lastSeenAt" = excluded."lastSeenAt"`,
  );
const startNode = (release: string): Promise<TestApp> =>
  startTestApp({ databaseUrl: database.url, modelUrl: model.url, clientFolder: buildOf(release) });
const callAs = (browser: Browser, release: string, path = '/api/announcements', method = 'GET') =>
  browser.call(method, path, undefined, { [RELEASE_HEADER]: release });
/** How a node answers the pages of some releases. */
const statusesOf = async (app: TestApp, ...releases: string[]): Promise<number[]> =>
  Promise.all(releases.map(async (release) => (await callAs(app.browser(), release)).status));

let app: TestApp;
beforeAll(async () => {
  await record('index-replaced', 100, 15);
  await record('index-recent', 15, 13);
  await record('index-before', 13, 3);
  app = await startNode('index-now');
});
afterAll(async () => {
  await app.close();
  await model.close();
  await database.close();
});

describe('a page whose release was replaced more than 14 days ago', () => {
  it('is refused every call, with a body as all failures have, whoever it is', async () => {
    const { browser } = await signUp(app);
    for (const caller of [browser, app.browser()])
      for (const [method, path] of [
        ['GET', '/api/announcements'],
        ['GET', '/api/auth/user'],
        ['POST', '/api/visitor'],
        ['GET', '/api/advice/history'],
        ['GET', '/api/none'],
      ] as const) {
        const { status, body, headers } = await callAs(caller, 'index-replaced', path, method);
        expect([path, status, body, headers.get('Retry-After')]).toEqual([path, 426, REFUSAL, '60']);
        expect(headers.getSetCookie()).toEqual([]);
      }
  });

  it('is refused its socket, with the failure as data', async () => {
    const { browser } = await signUp(app);
    for (const caller of [browser, app.browser()])
      await expect(caller.socket({}, { release: 'index-replaced' })).rejects.toMatchObject({ data: REFUSAL });
    // The header of calls says nothing there.
    await browser.socket({ [RELEASE_HEADER]: 'index-replaced' });
  });

  it('is answered with pages, files and health, which load it again', async () => {
    const { status, text } = await callAs(app.browser(), 'index-replaced', '/');
    expect([status, text]).toEqual([200, expect.stringContaining('/assets/index-now.js')]);
    for (const path of ['/assets/index-now.js', '/help', '/healthz', '/readyz', '/plain'])
      expect([path, (await callAs(app.browser(), 'index-replaced', path)).status]).toEqual([path, 200]);
    expect((await callAs(app.browser(), 'index-replaced', `/s/${'a'.repeat(43)}`)).status).not.toBe(426);
  });
});

describe('everyone else', () => {
  it('is answered: this release, one that was replaced later, an unknown one, and none', async () => {
    const releases = ['index-now', 'index-before', 'index-recent', 'index-unknown', '', 'x'.repeat(5000)];
    expect(await statusesOf(app, ...releases)).toEqual(releases.map(() => 200));
    expect((await app.browser().call('GET', '/api/announcements')).status).toBe(200);
    for (const release of ['index-now', 'index-before', 'index-unknown', 7, null, ['index-replaced']])
      expect((await app.browser().socket({}, { release })).connected).toBe(true);
  });

  it('is answered with a token, which names no release', async () => {
    const { id } = await signUp(app);
    const token = await insertToken(database, id, ['advice:history']);
    const headers = { Authorization: `Bearer ${token}` };
    expect((await app.browser().call('GET', '/api/advice/history', undefined, headers)).status).toBe(200);
    expect((await app.browser().socket({}, { token })).connected).toBe(true);
  });
});

describe('nodes of several releases', () => {
  it('answer each other’s pages, and those of a release that was rolled back to', async () => {
    // Rolled back to eight days ago, after three days of another one.
    await record('index-good', 40, 0);
    await record('index-bad', 11, 8);
    const good = await startNode('index-good');
    expect(await statusesOf(good, 'index-good', 'index-bad', 'index-now', 'index-replaced')).toEqual([200, 200, 200, 426]);
    const next = await startNode('index-next');
    expect(await statusesOf(next, 'index-next', 'index-good', 'index-bad', 'index-replaced')).toEqual([200, 200, 200, 426]);
    // Each knows itself alone as new, and refuses nothing that it does not know.
    expect(await statusesOf(app, 'index-next', 'index-good')).toEqual([200, 200]);
    await Promise.all([good.close(), next.close()]);
    const names = await database.query(`select name from releases where "lastSeenAt" > now() - interval '1 hour' order by 1`);
    expect(names).toEqual(['index-good', 'index-next', 'index-now'].map((name) => ({ name })));
  });

  it('look again each hour, and go by what they know while the database is away', async () => {
    await record('index-stays', 60, 0);
    const pool = new pg.Pool({ connectionString: database.url });
    const log = { ...createLog('silent'), warn: vi.fn() };
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const releases = createReleases({ pool, own: 'index-hourly', clock: systemClock, log });
    await releases.load();
    expect(['index-stays', 'index-replaced'].map(releases.isTooOld)).toEqual([false, true]);
    await record('index-stays', 60, 15);
    vi.advanceTimersByTime(3_600_000);
    await expect.poll(() => releases.isTooOld('index-stays')).toBe(true);
    await pool.end();
    vi.advanceTimersByTime(3_600_000);
    await expect.poll(() => log.warn.mock.calls.length).toBe(1);
    expect(['index-stays', 'index-replaced'].map(releases.isTooOld)).toEqual([true, true]);
    releases.stop();
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it('answer the pages of a release that is served for long, and refuse them 14 days after its end', async () => {
    await record('index-long', 200, 14.1);
    await record('index-after', 190, 2);
    const releases = (days: number) =>
      createReleases({
        ...{ pool: app.db.pool, own: 'index-after', log: createLog('silent') },
        clock: { now: () => new Date(systemClock.now().getTime() + days * 86_400_000) },
      });
    const [now, sooner] = [releases(0), releases(-1)];
    await Promise.all([now.load(), sooner.load()]);
    expect([now, sooner].map((each) => each.isTooOld('index-long'))).toEqual([true, false]);
    // It is served once more.
    await record('index-long', 200, 0);
    await now.load();
    expect(now.isTooOld('index-long')).toBe(false);
    now.stop();
    sooner.stop();
  });
});
