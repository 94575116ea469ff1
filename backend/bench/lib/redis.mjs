import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './processes.mjs';

/**
 * A Redis of the bench's own, in memory alone; null where `redis-server` is not on the path.
 * @param port a free one, unless it comes back at the same address
 */
export async function startRedis(port) {
  port ??= await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server = spawn('redis-server', args, {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ready = new Promise((resolve) => {
    server.stdout.on('data', (said) => /ready to accept connections/i.test(String(said)) && resolve(true));
    server.once('error', () => resolve(false));
    server.once('exit', () => resolve(false));
  });
  if (!(await ready)) return null;
  const exited = once(server, 'exit');
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    pid: server.pid,
    stop: () => {
      // A stopped process would not receive SIGTERM.
      server.kill('SIGKILL');
      return exited;
    },
  };
}
