import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const BENCH = join(import.meta.dirname, '..');
/** Milliseconds that a process has to end by itself. */
const PATIENCE_MS = 10_000;

/** Running processes, so that none survives the bench. */
const running = new Set();

export async function stopAll() {
  await Promise.all([...running].map((child) => stop(child)));
}

export async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  const end = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
  child.kill('SIGTERM');
  await exited;
  clearTimeout(end);
}

function keep(child, name) {
  running.add(child);
  child.once('exit', () => running.delete(child));
  const ended = new Promise((_resolve, reject) => {
    child.once('exit', (code, signal) => reject(new Error(`${name} ended with ${code ?? signal}`)));
  });
  // An early waiter gets the error; later nobody waits, so it must not be unhandled.
  ended.catch(() => undefined);
  return ended;
}

/** The environment of every measured process: only the path of this shell's. */
const environment = (more) => ({
  PATH: process.env.PATH,
  NODE_ENV: 'production',
  ...more,
});

/** Starts one of the bench's own programs, and waits for its first message. */
export async function startProgram(file, env = {}, execArgv = []) {
  const child = fork(join(BENCH, file), { env: environment(env), execArgv });
  const ended = keep(child, file);
  const [said] = await Promise.race([once(child, 'message'), ended]);
  return { child, pid: child.pid, ended, ...said };
}

/**
 * Starts a server by its file, from the bench's folder or by its whole path, as for production, without waiting for it.
 * @param stderr `pipe` to read its last output instead of showing it
 */
export function startServer(file, port, env, execArgv = [], stderr = 'inherit') {
  const child = spawn(process.execPath, [...execArgv, resolve(BENCH, file)], {
    stdio: ['ignore', 'pipe', stderr],
    env: environment({
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      SESSION_SECRET: 'a secret of the bench',
      TRUST_PROXY: 'true',
      RATE_LIMIT_FACTOR: '1000',
      LOG_LEVEL: 'error',
      ...env,
    }),
  });
  child.stdout.resume();
  return { child, ended: keep(child, file) };
}

/** Starts the built product, and waits until it is ready. */
export async function startProduct(env, execArgv = []) {
  const port = await freePort();
  const { child, ended } = startServer('../bundle/main.js', port, env, execArgv);
  await Promise.race([isReady(child), ended]);
  return { child, pid: child.pid, ended, url: `http://127.0.0.1:${port}` };
}

/** Resolves when the product prints that it is ready. */
export function isReady(child) {
  return new Promise((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => line.includes('is ready on') && resolve());
  });
}

export function freePort() {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
