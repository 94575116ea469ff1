import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClientAssets } from './client-assets.ts';

const page = `<!doctype html><script type="application/json" id="beside-config">{}</script><script>early()</script><script type="module" src="/assets/a.js"></script>`;
const folder = mkdtempSync(join(tmpdir(), 'beside-interface-'));
const server = express();
let url = '';
let close: () => void = () => undefined;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'assets/a.js'), 'plain()');
  writeFileSync(join(folder, 'assets/a.js.br'), brotliCompressSync('plain()'));
  const { routes, scriptHashes } = createClientAssets(folder, {
    appName: '</script><b>',
    supportEmail: 'a@b.c',
    statusUrl: null,
    demo: { model: true },
    mail: true,
  });
  expect(scriptHashes).toEqual([`'sha256-${createHash('sha256').update('early()').digest('base64')}'`]);
  server.use(routes);
  await new Promise<void>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      const address = listening.address();
      url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
      resolve();
    });
    close = () => void listening.close();
  });
});
afterAll(() => close());

describe('the interface', () => {
  it.each(['/', '/anything/else', '/index.html'])('answers %s with the page, configured and never kept', async (path) => {
    const response = await fetch(url + path);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    const html = await response.text();
    const config = /id="beside-config">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(config)).toMatchObject({ appName: '</script><b>', demo: { model: true } });
  });

  it('answers 304 to whoever has it', async () => {
    const first = await fetch(url);
    const again = await fetch(url, {
      headers: { 'If-None-Match': first.headers.get('etag') ?? '', 'Cache-Control': 'max-age=0' },
    });
    expect(again.status).toBe(304);
  });

  it('serves files compressed beforehand, and for ever', async () => {
    const response = await fetch(`${url}/assets/a.js`, { headers: { 'Accept-Encoding': 'br' } });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(await response.text()).toBe('plain()');
  });

  it('misses a file that is not there, rather than answering with a page', async () => {
    expect((await fetch(`${url}/assets/earlier.js`)).status).toBe(404);
  });

  it('compresses the page', async () => {
    const { request } = await import('node:http');
    const body = await new Promise<Buffer>((resolve) => {
      request(url, { headers: { 'Accept-Encoding': 'br' } }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve(Buffer.concat(chunks)));
      }).end();
    });
    expect(brotliDecompressSync(body).toString()).toContain('<!doctype html>');
  });

  it('says how to build it when it is missing', async () => {
    const { routes } = createClientAssets(join(folder, 'nowhere'), {
      appName: 'x',
      supportEmail: '',
      statusUrl: null,
      demo: { model: false },
      mail: true,
    });
    const bare = express().use(routes);
    const listening = bare.listen(0, '127.0.0.1');
    await new Promise((resolve) => listening.once('listening', resolve));
    const address = listening.address();
    const response = await fetch(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`);
    expect([response.status, await response.text()]).toEqual([503, expect.stringContaining('npm run build')]);
    listening.close();
  });
});
