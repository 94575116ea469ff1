import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { Agent, get, type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, it, vi } from 'vitest';
import { pause } from './lib/pause.ts';
import { spreadOf } from './stop.ts';
import { adviceRequest } from './testing/advice-requests.ts';
import { freePort } from './testing/free-port.ts';
import { GOOD_ADVICE, startModelDouble } from './testing/model-double.ts';
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

/** Asks for an answer that the model never ends, and waits until the model was asked: a stop waits for it. */
async function holdUp(url: string): Promise<{ release(): void }> {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  model.play(async (request) => {
    asked.resolve();
    await released.promise;
    request.answer(JSON.stringify(GOOD_ADVICE));
  });
  const begun = await fetch(`${url}/api/visitor`, { method: 'POST' });
  void fetch(`${url}/api/advice/generate`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: begun.headers.getSetCookie().join('; ') },
    body: JSON.stringify(adviceRequest()),
  }).catch(() => undefined);
  await asked.promise;
  return { release: released.resolve };
}

/** One call on a kept connection. */
async function callOn(
  agent: Agent | undefined,
  url: string,
): Promise<{ status: number | undefined; connection: string | undefined }> {
  const [response]: IncomingMessage[] = await once(get(url, { agent }), 'response');
  if (!response) throw new Error('no answer');
  response.resume();
  await once(response, 'end');
  return { status: response.statusCode, connection: response.headers.connection };
}

it('a stopping node answers on connections that are kept, and ends each with its answer', async () => {
  const { child, exited, url } = await start();
  const agents = Array.from({ length: 4 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  const [asksReady, ...others] = agents;
  for (const agent of agents) expect(await callOn(agent, `${url}/healthz`)).toEqual({ status: 200, connection: 'keep-alive' });
  const { release } = await holdUp(url);
  child.kill('SIGTERM');
  await vi.waitFor(async () => expect(await isListening(Number(new URL(url).port))).toBe(false), WAIT);
  // A proxy that asks on a connection that it has kept must send nobody any more.
  expect(await callOn(asksReady, `${url}/readyz`)).toEqual({ status: 503, connection: 'close' });
  for (const agent of others) expect(await callOn(agent, `${url}/healthz`)).toEqual({ status: 200, connection: 'close' });
  release();
  expect(await exited).toEqual([0, null]);
  for (const agent of agents) agent.destroy();
});

it('sends few sockets elsewhere within three seconds, two thousand within ten, and any number within fifteen', () => {
  expect([1, 600, 2000, 100_000].map(spreadOf)).toEqual([3000, 3000, 10_000, 15_000]);
});

it('a call that is under way at the end of a stop is answered', async () => {
  const { child, exited, url } = await start();
  // Its body comes late: nothing of the call has begun when the node is told to stop.
  const body = JSON.stringify({ email: 'nobody@example.com', password: 'a password' });
  const call = request(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) },
  });
  const answer = once(call, 'response');
  call.write(body.slice(0, 10));
  const [socket]: Socket[] = await once(call, 'socket');
  if (socket?.connecting) await once(socket, 'connect');
  // A later connection is answered: the node has this one as well.
  await (await fetch(`${url}/healthz`)).arrayBuffer();
  child.kill('SIGTERM');
  await vi.waitFor(async () => expect(await isListening(Number(new URL(url).port))).toBe(false), WAIT);
  // Longer than the stop of an idle node takes.
  await pause(3000);
  call.end(body.slice(10));
  const [{ statusCode }] = await answer;
  expect(statusCode).toBe(401);
  expect(await exited).toEqual([0, null]);
});

it('a WebSocket whose other end is silent holds no stop up', async () => {
  const { child, exited, url } = await start();
  // As a phone that has lost its network: it reads nothing, and closes nothing.
  const raw = connect(Number(new URL(url).port), '127.0.0.1');
  raw.on('error', () => undefined);
  raw.write(
    'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  await once(raw, 'readable');
  child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
  raw.destroy();
});

it('a client that reads nothing of its answers holds no stop up', async () => {
  const { child, exited, url } = await start();
  const { hostname, port } = new URL(url);
  const client = connect(Number(port), hostname);
  client.on('error', () => undefined);
  client.write(`GET /api/openapi.json HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`.repeat(200));
  await once(client, 'readable');
  child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
  client.destroy();
});

it('waits for nothing after a second signal, and leaves no PostgreSQL all the same', async () => {
  const { child, exited, database, url } = await start();
  // An answer that never ends: the first signal waits for it.
  await holdUp(url);
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
