import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pause } from '../lib/pause.ts';
import { freePort } from './free-port.ts';

const CONFIGURATION = join(import.meta.dirname, '../../../docker/nginx.conf');
const START_ATTEMPTS = 200;

/** A proxy in front of nodes. */
export interface NodeProxy {
  url: string;
  /** What it has written so far. */
  written(): string;
  stop(): Promise<void>;
}
export type Nginx = NodeProxy;

/**
 * A real nginx with the product's own configuration, in front of a node, or of several.
 * @param change an operator's change of the file
 */
export function startNginx(
  nodes: string | readonly string[],
  change: (configuration: string) => string = (same) => same,
): Promise<NodeProxy> {
  return startProxy('nginx', (folder, port) => {
    const file = join(folder, 'nginx.conf');
    // Of several nodes some are away on purpose.
    const configuration = withNodes(change(readFileSync(CONFIGURATION, 'utf8')), nodes)
      .replace('listen 8080;', `listen 127.0.0.1:${port};`)
      .replaceAll(/(?<=(?:pid|_path) )\/tmp/g, folder);
    writeFileSync(file, `daemon off; error_log stderr ${typeof nodes === 'string' ? 'error' : 'crit'};\n${configuration}`);
    return ['-p', folder, '-e', 'stderr', '-c', file];
  });
}

/** A configuration with these nodes: in place of both that it names, or one line for each. */
export function withNodes(configuration: string, nodes: string | readonly string[]): string {
  if (typeof nodes === 'string') return configuration.replaceAll(/node\d:3000/g, new URL(nodes).host);
  return configuration.replaceAll(/^( *server .*)node1:3000(.*)\n.*node2:3000.*\n/gm, (_both, before: string, after: string) =>
    nodes
      .map((url, at) =>
        `${before}node1:3000${after}\n`.replaceAll('node1:3000', new URL(url).host).replaceAll('node1', `node${at + 1}`),
      )
      .join(''),
  );
}

/**
 * Starts a proxy, and waits until it listens.
 * @param prepare writes its configuration into a folder of its own, and returns its arguments
 */
export async function startProxy(program: string, prepare: (folder: string, port: number) => string[]): Promise<NodeProxy> {
  const folder = mkdtempSync(join(tmpdir(), `beside-${program}-`));
  // Its workers may run as another user.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const child = spawn(program, prepare(folder, port), { stdio: ['ignore', 'ignore', 'pipe'] });
  child.stderr.pipe(process.stderr, { end: false });
  let written = '';
  child.stderr.on('data', (chunk) => {
    written += chunk;
  });
  const ended = new Promise<string>((resolve) => {
    child.once('error', () => resolve(`${program} is not on the path: install it (apt-get install ${program})`));
    child.once('close', (code) => resolve(`${program} ended with ${code}`));
  });
  const failed = ended.then((why) => Promise.reject(new Error(why)));
  failed.catch(() => undefined);
  for (let attempt = 0; !(await Promise.race([answers(port), failed])); attempt++) {
    if (attempt >= START_ATTEMPTS) throw new Error(`${program} does not listen`);
    await pause(25);
  }
  return {
    url: `http://127.0.0.1:${port}`,
    written: () => written,
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
