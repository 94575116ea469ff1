import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, it, vi } from 'vitest';
import { adviceRequest } from './testing/advice-requests.ts';
import { freePort } from './testing/free-port.ts';
import { startModelDouble } from './testing/model-double.ts';
import { WAIT } from './testing/wait.ts';

const [folder, model] = await Promise.all([mkdtemp(join(tmpdir(), 'beside-stop-')), startModelDouble()]);
afterAll(async () => {
  await model.close();
  await rm(folder, { recursive: true, force: true });
});

/** The port of the embedded PostgreSQL, which may keep its data outside a folder that it cannot enter. */
async function portOf(printed: string[]): Promise<number> {
  const line = printed.find((each) => each.includes('embedded PostgreSQL'));
  const kept = /kept in (.+)$/.exec(line ?? '')?.[1] ?? '';
  const [file] = (await readdir(kept)).filter((name) => name === 'connection.json');
  return Number(Object(JSON.parse(await readFile(join(kept, file ?? ''), 'utf8'))).port);
}

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** A node with its own PostgreSQL, as `npm start` makes it. */
async function start() {
  const port = await freePort();
  const child = spawn(process.execPath, [join(import.meta.dirname, '../bundle/main.js')], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: folder, OPENAI_BASE_URL: model.url, LOG_LEVEL: 'silent' },
  });
  const exited = once(child, 'exit');
  const printed: string[] = [];
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      printed.push(line);
      if (line.includes('is ready on')) resolve();
    });
    void exited.then(() => reject(new Error('it ended before it was ready')));
  });
  const database = await portOf(printed);
  expect(await isListening(database)).toBe(true);
  return { child, exited, database, url: `http://127.0.0.1:${port}` };
}

it('takes the same signal from a terminal, from npm and from a watcher as one, and leaves no PostgreSQL', async () => {
  const { child, exited, database } = await start();
  for (const signal of ['SIGINT', 'SIGINT', 'SIGTERM'] as const) child.kill(signal);
  expect(await exited).toEqual([0, null]);
  // It removes its files as the last, and then ends.
  await vi.waitFor(async () => expect(await isListening(database)).toBe(false), WAIT);
});

it('waits for nothing after a second signal, and leaves no PostgreSQL all the same', async () => {
  const { child, exited, database, url } = await start();
  // An answer that never ends: the first signal waits for it.
  const asked = Promise.withResolvers<void>();
  model.play(() => {
    asked.resolve();
    return new Promise(() => undefined);
  });
  const begun = await fetch(`${url}/api/visitor`, { method: 'POST' });
  void fetch(`${url}/api/advice/generate`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: begun.headers.getSetCookie().join('; ') },
    body: JSON.stringify(adviceRequest()),
  }).catch(() => undefined);
  await asked.promise;
  child.kill('SIGINT');
  await vi.waitFor(
    () => {
      child.kill('SIGINT');
      expect(child.exitCode).toBe(1);
    },
    { ...WAIT, interval: 300 },
  );
  await exited;
  // It has been told to stop; a busy disk may hold its last write up.
  await vi.waitFor(async () => expect(await isListening(database)).toBe(false), WAIT);
});
