import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pause } from '../lib/pause.ts';
import { freePort } from './free-port.ts';

const CONFIGURATION = join(import.meta.dirname, '../../../docker/nginx.conf');
const START_ATTEMPTS = 200;

export interface Nginx {
  url: string;
  stop(): Promise<void>;
}

/**
 * A real nginx with the product's own configuration, in front of a node.
 * @param change an operator's change of the file
 */
export async function startNginx(nodeUrl: string, change: (configuration: string) => string = (same) => same): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'beside-nginx-'));
  // Its workers may run as another user.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const node = new URL(nodeUrl).host;
  const configuration = change(readFileSync(CONFIGURATION, 'utf8'))
    .replaceAll(/node\d:3000/g, node)
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replaceAll(/(?<=(?:pid|_path) )\/tmp/g, folder);
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, `daemon off; error_log stderr error;\n${configuration}`);
  const child = spawn('nginx', ['-p', folder, '-e', 'stderr', '-c', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  child.stderr.pipe(process.stderr, { end: false });
  const ended = new Promise<string>((resolve) => {
    child.once('error', () => resolve('nginx is not on the path: install it (apt-get install nginx)'));
    child.once('exit', (code) => resolve(`nginx ended with ${code}`));
  });
  const failed = ended.then((why) => Promise.reject(new Error(why)));
  failed.catch(() => undefined);
  for (let attempt = 0; !(await Promise.race([answers(port), failed])); attempt++) {
    if (attempt >= START_ATTEMPTS) throw new Error('nginx does not listen');
    await pause(25);
  }
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' }, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
