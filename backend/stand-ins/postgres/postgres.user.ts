import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The user that PostgreSQL runs as; empty: our own. */
export interface RunAs {
  uid?: number;
  gid?: number;
}

/** PostgreSQL refuses to run as root; then it runs as `postgres` where that user exists, else as `nobody`. */
export async function runAs(): Promise<RunAs> {
  if (process.getuid?.() !== 0) return {};
  const users = await readFile('/etc/passwd', 'utf8').catch(() => '');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] =
      users
        .split('\n')
        .find((line) => line.startsWith(`${name}:`))
        ?.split(':') ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  return { uid: 65_534, gid: 65_534 };
}

/** Whether a user can enter a folder. Asks the system: modes alone do not decide it. */
export async function canEnter(folder: string, user: RunAs): Promise<boolean> {
  if (user.uid === undefined) return true;
  return run('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { ...user, cwd: '/' }).then(
    () => true,
    () => false,
  );
}

/** Whether a user can run a program, its libraries included. */
export async function canRun(program: string, user: RunAs): Promise<boolean> {
  return run(program, ['--version'], { ...user, cwd: '/' }).then(
    () => true,
    () => false,
  );
}
