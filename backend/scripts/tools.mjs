// What the scripts at the root share. Plain JavaScript: it runs before anything is built.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/** A path as the person meant it who called `npm run`: npm starts a workspace's programs in the workspace's own folder. */
export const fromCaller = (path) => resolve(process.env.INIT_CWD ?? '.', path);

/** Runs a program of the project; resolves with its exit code. What it prints goes to the terminal, or to `print` where `options` pipes it. */
export function run(command, args, options = {}, print = () => undefined) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', print);
    child.once('error', fail);
    // Not `exit`: the last of what it prints comes before.
    child.once('close', (code) => done(code ?? 1));
  });
}

/** Vite's settings read texts of both sides' shared sources, which may not be compiled yet: Node takes them as they are. */
export const VITE_ARGS = ['--configLoader', 'native'];
export const viteEnv = () => ({
  ...process.env,
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --conditions=development`.trim(),
});

/** Whether a program is on the path. */
export function has(program) {
  return spawnSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' }).status === 0;
}

/** The commit that a folder's files are; null: they are not of a repository, or some differ from the commit. */
export function commitOf(folder) {
  const git = (...args) => spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  const { status, stdout } = git('status', '--porcelain');
  return status === 0 && stdout === '' ? git('rev-parse', '--short=12', 'HEAD').stdout.trim() : null;
}

/**
 * Milliseconds since 1970 of the newest file below some folders; tests and documents do not count.
 * @throws for a path that is not there: its changes would go unseen
 */
export function newest(...paths) {
  let time = 0;
  for (const path of paths.map((p) => join(root, p))) {
    if (!existsSync(path)) throw new Error(`${path} is missing`);
    const stat = statSync(path);
    if (!stat.isDirectory()) time = Math.max(time, stat.mtimeMs);
    else
      for (const entry of readdirSync(path, { recursive: true, withFileTypes: true })) {
        if (entry.isFile() && !/\.test\.|\.(?:md|txt)$/.test(entry.name))
          time = Math.max(time, statSync(join(entry.parentPath, entry.name)).mtimeMs);
      }
  }
  return time;
}
