import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pause } from '../lib/pause.ts';
import { freePort } from './free-port.ts';

export interface TestNode {
  url: string;
  /** Resolves with the exit code once the process has ended for any reason. */
  exited: Promise<number | null>;
  /** Sends a signal, and resolves with the exit code once the process has ended. */
  kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
  /** Suspends the process: its connections stay, and it answers nothing. */
  freeze(): void;
}

export interface NodeOptions {
  databaseUrl: string;
  modelUrl: string;
  redisUrl?: string;
  /** A free one by default: a restarted node keeps its port. */
  port?: number;
  env?: Record<string, string>;
  /** Discards its standard error, where it is expected to die. */
  quiet?: boolean;
}

/** Characters of a node's standard error that its failed start repeats. */
const LAST_WORDS = 1000;
const LAST_WORDS_MS = 2000;

/** A test that fails before it can clean up leaves none behind. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** A node as a process of its own, built as for production, for tests of `kill -9`. */
export async function startNode(options: NodeOptions): Promise<TestNode> {
  const port = options.port ?? (await freePort());
  // Stand-ins that a node starts keep their data there, and two processes must not share it.
  const data = mkdtempSync(join(tmpdir(), 'beside-node-'));
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../bundle/main.js')], {
    // Piped, not inherited: a node that a failed test leaves behind would hold the run's own output open, and the run would not end.
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATABASE_URL: options.databaseUrl,
      OPENAI_BASE_URL: options.modelUrl,
      DATA_DIR: data,
      SESSION_SECRET: 'a secret of the tests',
      TRUST_PROXY: 'true',
      LOG_LEVEL: process.env.TEST_LOG ?? 'silent',
      ...(options.redisUrl ? { REDIS_URL: options.redisUrl } : {}),
      ...options.env,
    },
  });
  let lastWords = '';
  child.stderr.on('data', (chunk: Buffer) => {
    lastWords = `${lastWords}${chunk.toString()}`.slice(-LAST_WORDS);
  });
  if (!options.quiet) child.stderr.pipe(process.stderr, { end: false });
  running.add(child);
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  void exited.then(() => running.delete(child));
  void exited.then(() => rmSync(data, { recursive: true, force: true }));
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => line.includes('is ready on') && resolve());
    // All of its standard error is read by then, unless a process that it started holds it open.
    void exited.then(async (code) => {
      await Promise.race([once(child, 'close'), pause(LAST_WORDS_MS)]);
      reject(new Error(`a node ended with ${code} before it was ready: ${lastWords.trim()}`));
    });
  });
  return {
    url: `http://127.0.0.1:${port}`,
    exited,
    freeze: () => void child.kill('SIGSTOP'),
    kill: (signal) => {
      child.kill(signal);
      return exited;
    },
  };
}
