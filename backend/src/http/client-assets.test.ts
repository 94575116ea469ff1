import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WAIT } from '../testing/wait.ts';
import { type ClientAssets, createClientAssets, readClientTexts } from './client-assets.ts';

const early = '\n  if (1 < 2) early();\n';
const home = '<link rel="stylesheet" href="/assets/home.css">';
const page = `<meta name="beside-release" content="a1"><!doctype html><!-- page files -->${home}<!-- end of page files --><script type="application/json" id="beside-config">{}</script><script>${early}</script><script type="module" src="/assets/a.js"></script>`;
const folder = mkdtempSync(join(tmpdir(), 'beside-interface-'));
const server = express();
let url = '';
let close: () => void = () => undefined;
let showAnnouncements: ClientAssets['showAnnouncements'] = () => undefined;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), page);
  const files = { '/': home, '/?': 'advice files', '/couples': 'couples files', '/couples/:token': 'session $& files' };
  const written = Object.entries(files).map(([path, head]) => ({ path, head }));
  writeFileSync(join(folder, 'page-files.json'), JSON.stringify(written));
  writeFileSync(join(folder, 'assets/a.js'), 'plain()');
  writeFileSync(join(folder, 'assets/b.js'), 'plain()');
  writeFileSync(join(folder, 'robots.txt'), 'none');
  writeFileSync(join(folder, 'manifest.notes.webmanifest'), '{"name":"Notes"}');
  writeFileSync(join(folder, 'assets/a.js.br'), brotliCompressSync('plain()'));
  const {
    routes,
    scriptHashes,
    showAnnouncements: show,
    release,
  } = createClientAssets(folder, {
    appName: '</script><b>',
    supportEmail: 'a@b.c',
    operator: null,
    statusUrl: null,
    demo: { model: true },
    mail: true,
    payments: null,
    pwa: true,
    announcements: [],
  });
  expect(scriptHashes).toEqual([`'sha256-${createHash('sha256').update(early).digest('base64')}'`]);
  expect(release).toBe('a1');
  showAnnouncements = show;
  server.use(routes);
  await new Promise<void>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      const address = listening.address();
      url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
      resolve();
    });
    close = () => void listening.close();
  });
  // It is compressed beside the start, and sent as it is until then.
  const encodingOf = async (encoding: string) =>
    (await fetch(url, { headers: { 'Accept-Encoding': encoding } })).headers.get('content-encoding');
  await vi.waitFor(async () => expect(await Promise.all(['br', 'gzip'].map(encodingOf))).toEqual(['br', 'gzip']), WAIT);
});
afterAll(() => close());

describe('the client assets', () => {
  it.each(['/', '/anything/else', '/index.html'])('answers %s with the page, configured and never cached', async (path) => {
    const response = await fetch(url + path);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    const html = await response.text();
    const config = /id="beside-config">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(config)).toMatchObject({ appName: '</script><b>', demo: { model: true } });
  });

  it.each([
    ['/', home],
    ['/index.html', home],
    ['/?request=1', 'advice files'],
    ['/?from=mail&advice=2', 'advice files'],
    ['/?from=mail', home],
    ['/index.html?advice=2', 'advice files'],
    ['/couples?advice=2', 'couples files'],
    ['/%2F', ''],
    ['/couples', 'couples files'],
    ['/couples/', 'couples files'],
    ['/couples?from=mail', 'couples files'],
    ['/couples/a-token', 'session $& files'],
    ['/couples/a-token/more', ''],
    ['/couples/:token/', 'session $& files'],
    ['/anything/else', ''],
    ['/*', ''],
  ])('names the files of the page at %s', async (path, files) => {
    const html = await (await fetch(url + path)).text();
    expect(html).toContain(`<!doctype html>${files}<script`);
  });

  it('answers 304 to a browser that has the page', async () => {
    const first = await fetch(url);
    const again = await fetch(url, {
      headers: { 'If-None-Match': first.headers.get('etag') ?? '', 'Cache-Control': 'max-age=0' },
    });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const stale = await fetch(url, { headers: { 'If-None-Match': '"of another build-br"', 'Cache-Control': 'max-age=0' } });
    expect([stale.status, await stale.text()]).toEqual([200, expect.stringContaining('<!doctype html>')]);
  });

  it('serves precompressed files, cached for ever', async () => {
    const response = await fetch(`${url}/assets/a.js`, { headers: { 'Accept-Encoding': 'br' } });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await response.text()).toBe('plain()');
  });

  it('answers 404 for a missing file, not the page', async () => {
    expect((await fetch(`${url}/assets/earlier.js`)).status).toBe(404);
  });

  it('caches files without a hash in their name for an hour', async () => {
    expect((await fetch(`${url}/robots.txt`)).headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it('names a manifest’s type, by which browsers know it', async () => {
    const reply = await fetch(`${url}/manifest.notes.webmanifest`);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/manifest+json']);
    expect(await reply.json()).toEqual({ name: 'Notes' });
  });

  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=0.5, br;q=0.4', 'gzip'],
    ['identity', null],
    ['deflate', null],
  ])('sends the page to a browser that accepts %s as %s, and sets `Vary`', async (accepted, encoding) => {
    const response = await fetch(url, { headers: { 'Accept-Encoding': accepted } });
    expect(await response.text()).toContain('<!doctype html>');
    expect(['content-encoding', 'vary', 'etag', 'content-type'].map((name) => response.headers.get(name))).toEqual([
      encoding,
      'Accept-Encoding',
      expect.stringMatching(new RegExp(`^"[\\w-]{20}-${encoding ?? 'plain'}"$`)),
      'text/html; charset=utf-8',
    ]);
  });

  it('has the announcements in its configuration from the next request on, with another tag', async () => {
    const page = (encoding: string) => fetch(`${url}/`, { headers: { 'Accept-Encoding': encoding } });
    const before = (await page('identity')).headers.get('ETag');
    const times = { startDate: null, endDate: null, createdAt: '2026-11-23T01:00:00Z', updatedAt: '2026-11-23T01:00:00Z' };
    const announcement = { id: 1, title: '</script><b>', message: 'Tonight.', announcementType: 'info', isActive: 1 } as const;
    showAnnouncements([{ ...announcement, ...times, revision: 1, timeZone: 'UTC' }]);
    const now = await page('identity');
    expect(now.headers.get('ETag')).not.toBe(before);
    const [, config = ''] = /id="beside-config">([^<]*)</.exec(await now.text()) ?? [];
    expect(JSON.parse(config)).toMatchObject({ announcements: [{ id: 1, title: '</script><b>' }] });
    // Compressed a moment later; until then as it is.
    await vi.waitFor(async () => expect((await page('br')).headers.get('Content-Encoding')).toBe('br'), WAIT);
    expect(await (await page('br')).text()).toContain('Tonight.');
    showAnnouncements([]);
    expect((await page('identity')).headers.get('ETag')).toBe(before);
  });

  it('is for reading alone', async () => {
    const head = await fetch(url, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    for (const path of ['/', '/anything/else']) expect((await fetch(url + path, { method: 'POST' })).status).toBe(404);
    const trace = new Promise<IncomingMessage>((resolve, reject) => {
      request(url, { method: 'TRACE', headers: { 'X-Secret': 'a secret' } }, resolve)
        .once('error', reject)
        .end();
    });
    const { statusCode, headers } = (await trace).resume();
    expect([statusCode, headers['x-secret']]).toEqual([404, undefined]);
  });

  it('lists no folder', async () => {
    for (const path of ['/assets', '/assets/', '/assets/..%2f']) {
      const response = await fetch(url + path);
      expect([path, response.status, await response.text()]).toEqual([path, 404, 'Not found']);
    }
  });

  it('cuts an answer short when a new build removed its file, and goes on', async () => {
    rmSync(join(folder, 'assets/b.js'));
    await expect(fetch(`${url}/assets/b.js`).then((response) => response.text())).rejects.toThrow();
    expect((await fetch(`${url}/assets/a.js`)).status).toBe(200);
  });

  it.each([
    [undefined, []],
    ['["Good evening", 7, null, "Tomorrow"]', ['Good evening', 'Tomorrow']],
    ['{"0": "Good evening"}', []],
  ])('has its texts from its build: %s', (written, texts) => {
    if (written !== undefined) writeFileSync(join(folder, 'interface-texts.json'), written);
    expect([...readClientTexts(folder)]).toEqual(texts);
  });

  it('says how to build them when they are missing', async () => {
    const { routes, scriptHashes, release } = createClientAssets(join(folder, 'nowhere'), {
      appName: 'x',
      supportEmail: '',
      operator: null,
      statusUrl: null,
      demo: { model: false },
      mail: true,
      payments: null,
      pwa: true,
      announcements: [],
    });
    const bare = express().use(routes);
    const listening = bare.listen(0, '127.0.0.1');
    await new Promise((resolve) => listening.once('listening', resolve));
    const address = listening.address();
    const response = await fetch(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`);
    expect([response.status, await response.text()]).toEqual([503, expect.stringContaining('npm run build')]);
    expect([scriptHashes, release]).toEqual([[], null]);
    listening.close();
  });
});
