import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import type { Browser } from '../testing/test-browser.ts';
import { useApp } from '../testing/use-app.ts';
import { WAIT } from '../testing/wait.ts';
import { REMOVING_WORKER } from './worker-file.ts';

/** A build, with these files beside its page. */
function buildOf(files: Record<string, string | Buffer>): string {
  const folder = mkdtempSync(join(tmpdir(), 'beside-worker-'));
  mkdirSync(join(folder, 'assets'));
  const page = '<!doctype html><script type="application/json" id="beside-config">{}</script>';
  for (const [name, text] of Object.entries({ 'index.html': page, ...files })) writeFileSync(join(folder, name), text);
  return folder;
}

const WORKER = 'self.addEventListener("fetch", () => undefined);';
const built = buildOf({
  'sw.js': WORKER,
  // As the build writes them, of a worker before: nobody is sent this one.
  'sw.js.br': brotliCompressSync('former'),
});
const [on, off, missing, unbuilt] = await Promise.all([
  useApp({}, { clientFolder: built }),
  useApp({ PWA: 'off' }, { clientFolder: built }),
  useApp({ PWA: 'on' }, { clientFolder: buildOf({}) }),
  useApp({ PWA: 'off' }),
]);
const ask = (browser: Browser, path = '/sw.js', method = 'GET', headers: Record<string, string> = {}) =>
  browser.call(method, path, undefined, headers);
const headersOf = ({ headers }: { headers: Headers }) =>
  ['cache-control', 'content-type', 'vary'].map((name) => headers.get(name));

describe('/sw.js', () => {
  it.each(['br', 'gzip', 'identity'])(
    'is the worker of the build, asked for each time, to a browser that accepts %s',
    async (accepted) => {
      const answer = await vi.waitFor(async () => {
        const given = await ask(on.app.browser(), '/sw.js', 'GET', { 'Accept-Encoding': accepted });
        expect([given.status, given.text]).toEqual([200, WORKER]);
        expect(headersOf(given)).toEqual(['no-cache', 'text/javascript; charset=utf-8', 'Accept-Encoding']);
        // It is compressed beside the start, and sent as it is until then.
        expect(given.headers.get('content-encoding')).toBe(accepted === 'identity' ? null : accepted);
        return given;
      }, WAIT);
      const etag = answer.headers.get('etag') ?? '';
      const again = await ask(on.app.browser(), '/sw.js', 'GET', {
        ...{ 'Accept-Encoding': accepted, 'If-None-Match': etag, 'Cache-Control': 'max-age=0' },
      });
      expect([again.status, again.text]).toEqual([304, '']);
    },
  );

  it('is for reading alone, and never the page', async () => {
    expect((await ask(on.app.browser(), '/sw.js', 'HEAD')).status).toBe(200);
    for (const path of ['/sw.js?v=2', '/sw.js/', '/SW.js']) expect((await ask(on.app.browser(), path)).text).toBe(WORKER);
    for (const method of ['POST', 'PUT', 'DELETE']) expect((await ask(on.app.browser(), '/sw.js', method)).status).toBe(404);
  });

  it('is missing where the build has none', async () => {
    const answer = await ask(missing.app.browser());
    expect([answer.status, answer.text, answer.headers.get('cache-control')]).toEqual([404, 'Not found', 'no-store']);
    expect((await ask(missing.app.browser(), '/')).status).toBe(200);
  });

  it('is the worker that removes all where the site is no app, also without a build', async () => {
    for (const { app } of [off, unbuilt]) {
      const answer = await ask(app.browser());
      expect([answer.status, answer.text]).toEqual([200, REMOVING_WORKER]);
      expect(headersOf(answer)).toEqual(['no-cache', 'text/javascript; charset=utf-8', 'Accept-Encoding']);
    }
  });
});

it('the page is told whether the site may be an app', async () => {
  const told = async ({ app }: typeof on) => {
    const { text } = await ask(app.browser(), '/');
    return JSON.parse(/id="beside-config">(.*?)<\/script>/.exec(text)?.[1] ?? '{}').pwa;
  };
  expect([await told(on), await told(off), await told(missing)]).toEqual([true, false, true]);
});

describe('the worker that removes all', () => {
  /** Runs it as a browser does. @returns what it did, and the events that it listens to */
  async function run(fails: readonly string[] = []): Promise<{ done: string[]; listens: string[] }> {
    const done: string[] = [];
    const handlers = new Map<string, (event: object) => void>();
    const act = async (what: string): Promise<boolean> => {
      done.push(what);
      if (fails.includes(what)) throw new Error(what);
      return true;
    };
    const self = {
      addEventListener: (event: string, handle: (event: object) => void) => void handlers.set(event, handle),
      skipWaiting: () => act('skip waiting'),
      clients: { claim: () => act('claim') },
      registration: {
        pushManager: { getSubscription: async () => ({ unsubscribe: () => act('unsubscribe') }) },
        unregister: () => act('unregister'),
      },
    };
    const caches = { keys: async () => ['shell', 'files'], delete: (name: string) => act(`delete ${name}`) };
    runInNewContext(REMOVING_WORKER, { self, caches });
    for (const event of ['install', 'activate']) {
      const waiting: Promise<unknown>[] = [];
      handlers.get(event)?.({ waitUntil: (work: Promise<unknown>) => waiting.push(work) });
      await Promise.all(waiting);
    }
    return { done, listens: [...handlers.keys()] };
  }

  it('takes over at once, deletes caches, ends pushes, and unregisters last; it handles no request', async () => {
    const { done, listens } = await run();
    expect([done[0], done.at(-1)]).toEqual(['skip waiting', 'unregister']);
    expect(done.toSorted()).toEqual(['claim', 'delete files', 'delete shell', 'skip waiting', 'unregister', 'unsubscribe']);
    expect(listens).toEqual(['install', 'activate']);
  });

  it('goes on after a failure', async () => {
    const { done } = await run(['claim', 'delete files', 'unsubscribe']);
    expect(done).toEqual(expect.arrayContaining(['delete shell', 'unregister']));
  });
});
