import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runAs } from '../../../dist/stand-ins/postgres/postgres.user.js';
import { pause } from '../../lib/clock.mjs';
import { signal } from './postgres.mjs';

const LARGE = join(import.meta.dirname, '../../../../docker/large');
const WORDS_KEPT = 20_000;
const LOOK_MS = 200;
const START_MS = 30_000;

/** Where Debian keeps PostgreSQL's own programs, the newest first, before the usual path. */
function programsPath() {
  const debian = '/usr/lib/postgresql';
  const versions = readdirSync('/usr/lib', { withFileTypes: true }).some(({ name }) => name === 'postgresql')
    ? readdirSync(debian)
    : [];
  return [
    ...versions.toSorted((one, other) => Number(other) - Number(one)).map((each) => join(debian, each, 'bin')),
    process.env.PATH,
  ].join(':');
}

/** Processes that the soak has started, each group of which it ends. */
const running = new Set();
process.once('exit', () => {
  for (const child of running) end(child, 'SIGKILL');
});

/** The whole group: a program's children as well. */
function end(child, name) {
  try {
    process.kill(-child.pid, name);
  } catch {
    // It has ended.
  }
}

/**
 * A folder of one scenario's own, with the files of the large installation as it mounts them.
 * Everything in it runs as the user under which PostgreSQL may run.
 */
export async function engineFolder() {
  const user = await runAs();
  const folder = mkdtempSync(join(tmpdir(), 'beside-soak-'));
  chmodSync(folder, 0o755);
  cpSync(LARGE, folder, { recursive: true });
  if (user.uid !== undefined)
    for (const each of [folder, ...readdirSync(folder).map((name) => join(folder, name))]) chownSync(each, user.uid, user.gid);
  return {
    folder,
    /** Writes a mounted file anew, changed to this machine's addresses and paths. */
    change(file, ...changes) {
      const path = join(folder, file);
      let text = readFileSync(path, 'utf8');
      for (const [from, to] of changes) {
        const next = text.replaceAll(from, to);
        if (next === text) throw new Error(`${file} has nothing like ${from}`);
        text = next;
      }
      writeFileSync(path, text);
      return path;
    },
    /** Starts a program; `said` keeps its last output. */
    run(command, args, env = {}) {
      const child = spawn(command, args, {
        ...user,
        cwd: folder,
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { PATH: programsPath(), LC_ALL: 'C.UTF-8', ...env },
      });
      const engine = { child, said: '', isRunning: true, exited: once(child, 'exit'), kill: (name) => end(child, name) };
      running.add(child);
      engine.exited.catch(() => undefined);
      child.once('error', (error) => {
        engine.said += String(error);
        engine.isRunning = false;
      });
      child.once('exit', () => {
        running.delete(child);
        engine.isRunning = false;
      });
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk) => {
          engine.said = (engine.said + chunk).slice(-WORDS_KEPT);
        });
      return engine;
    },
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}

/** Waits until something holds of an engine. @throws Error with its last output */
export async function untilTrue(what, engine, check, withinMs = START_MS) {
  const until = performance.now() + withinMs;
  while (!(await check())) {
    if (!engine.isRunning || performance.now() > until) throw new Error(`${what}:\n${engine.said.slice(-2000)}`);
    await pause(LOOK_MS);
  }
}

export function isListening(port) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** Ends an engine at once, its children included. */
export async function killEngine(engine) {
  if (!engine?.isRunning) return;
  engine.kill('SIGKILL');
  signal(engine.child.pid, 'SIGKILL');
  await engine.exited;
}
