import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createBackend, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { backendAddress, backendProxy } from './backend-address.ts';

const folder = mkdtempSync(join(tmpdir(), 'beside-dev-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('the port comes from the environment, else from the file, else it is the default', () => {
  expect(backendAddress(folder, {})).toBe('http://localhost:3000');
  expect(backendAddress(folder, { PORT: '3210' })).toBe('http://localhost:3210');
  writeFileSync(join(folder, '.env'), '# a comment\nPORT=3456\nAPP_NAME="Other"\n');
  expect(backendAddress(folder, {})).toBe('http://localhost:3456');
  expect(backendAddress(folder, { PORT: '3210' })).toBe('http://localhost:3210');
});

it('passes calls on with the page’s own Host, which the server compares with their Origin', async () => {
  const seen: IncomingHttpHeaders[] = [];
  const backend = createBackend(({ headers }, response) => {
    seen.push(headers);
    response.end('{}');
  });
  await once(backend.listen(0, '127.0.0.1'), 'listening');
  const address = backend.address();
  const target = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const page = await createServer({
    configFile: false,
    root: folder,
    cacheDir: join(folder, 'cache'),
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { host: '127.0.0.1', port: 0, watch: null, ws: false, proxy: backendProxy(target) },
  });
  try {
    await page.listen();
    const port = page.config.server.port;
    const own = new URL(page.resolvedUrls?.local[0] ?? `http://127.0.0.1:${port}`).host;
    for (const path of ['/api/visitor', '/healthz', '/socket.io/?EIO=4&transport=polling'])
      await fetch(`http://${own}${path}`, { method: 'POST', headers: { Origin: `http://${own}` }, body: '{}' });
    expect(seen.map(({ host }) => host)).toEqual([own, own, own]);
  } finally {
    await page.close();
    backend.close();
  }
});
