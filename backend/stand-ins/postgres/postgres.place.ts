import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { chmod, lstat, mkdir, readFile, readlink, realpath, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { readClaim, writeClaim } from './postgres.claims.ts';
import { removePrograms } from './postgres.programs.ts';
import { canEnter, type RunAs } from './postgres.user.ts';

const run = promisify(execFile);

/** The folder of an embedded PostgreSQL's files, and notes for the user, a line each. */
export interface Place {
  folder: string;
  notes: string[];
}

/** In the asked folder: the place of its data. In the place: the folder that it belongs to. Equal ids prove each other. */
const POINTER = 'kept-in.json';
const OWNER = 'kept-for.json';
/** Survives reboots, and nothing clears it by age. */
const LASTING = '/var/lib/beside';
const TEMPORARY = 'beside-postgres';
/** Places for one path: more exist only after folders were moved away and new ones made there. */
const NUMBERS = 100;
/** Attempts of 100 ms for a server to stop. */
const STOP_ATTEMPTS = 300;

/**
 * Finds the place for the data of a folder: the folder itself, or one outside, chosen by the folder's path, if PostgreSQL's user cannot
 * enter it. It never changes the permissions of existing folders.
 * @param dir the folder, which exists
 * @param bases folders in which outside places may be made, the best first
 * @throws Error when no place can be found
 */
export async function findPlace(dir: string, user: RunAs, bases: string[] = basesFor(dir)): Promise<Place> {
  if (user.uid === undefined) return { folder: dir, notes: [] };
  const path = await realpath(dir);
  const notes: string[] = [];
  let folder = await followPointer(path, user, notes);
  if (!folder) {
    await rm(join(path, POINTER), { force: true });
    if (await canEnter(path, user)) return { folder: dir, notes };
    folder = await makePlace(path, user, bases, notes);
  }
  await bringAlong(folder, notes);
  folder = await moveToBetter(path, folder, user, bases, notes);
  await bringAlong(folder, notes);
  await adopt(path, folder, notes);
  if (dirname(folder) !== LASTING)
    notes.push('That is a temporary folder: set DATA_DIR or DATABASE_URL for data that must last.');
  return { folder, notes: [`It is outside ${path}, which PostgreSQL's own user could not enter.`, ...notes] };
}

/**
 * Claims a place in a better base than that of an earlier start, such as one that a reboot does not empty. A place whose server runs stays.
 * The new place names the old one until its data has come, so that an interrupted start is gone on with.
 */
async function moveToBetter(path: string, folder: string, user: RunAs, bases: string[], notes: string[]): Promise<string> {
  const better = bases.slice(0, Math.max(0, bases.indexOf(dirname(folder))));
  if (better.length === 0 || (await serverOf(join(folder, 'data'))) !== null) return folder;
  const owner = await readClaim(join(folder, OWNER));
  for (const base of better) {
    if (!owner || !(await openBase(base, user))) continue;
    const next = await claimFolder(base, path, notes);
    await writeClaim(join(next, OWNER), { ...owner, from: folder });
    await writeClaim(join(path, POINTER), { path: next, id: owner.id });
    return next;
  }
  return folder;
}

/** Moves the data of a place's earlier place, and removes that. */
async function bringAlong(folder: string, notes: string[]): Promise<void> {
  const owner = await readClaim(join(folder, OWNER));
  if (!owner?.from) return;
  const { from, ...claim } = owner;
  const isTrusted = await isRootsOwn(from);
  const isHere = await isThere(join(folder, 'data', 'PG_VERSION'));
  const isThereStill = isTrusted && (await isThere(join(from, 'data', 'PG_VERSION')));
  // Data that has come whole is never replaced by what is left of the old place.
  if (isThereStill && !isHere) {
    for (const name of ['connection.json', 'data']) await move(join(from, name), join(folder, name));
    notes.push(`The database that stood in ${from} was moved there.`);
  } else if (!isHere) notes.push(`The database that was kept in ${from} is gone; this one begins empty.`);
  await writeClaim(join(folder, OWNER), claim);
  if (isTrusted) await rm(from, { recursive: true, force: true });
}

/** A temporary folder's data may be temporary too; all other data should last. */
function basesFor(dir: string): string[] {
  const [own, lasting, short] = [tmpdir(), '/var/tmp', '/tmp'].map((folder) => join(folder, TEMPORARY));
  const brief = resolve(dir).startsWith(tmpdir() + sep);
  const bases = brief ? [own, short, lasting, LASTING] : [LASTING, lasting, own, short];
  return [...new Set(bases)].filter((base) => base !== undefined);
}

/** The place that the folder's pointer names, unless it is missing or belongs to the folder from which this one was copied. */
async function followPointer(path: string, user: RunAs, notes: string[]): Promise<string | null> {
  const pointer = await readClaim(join(path, POINTER));
  if (!pointer) return null;
  const folder = pointer.path;
  const owner = (await isRootsOwn(dirname(folder))) && (await isRootsOwn(folder)) ? await readClaim(join(folder, OWNER)) : null;
  if (owner?.id !== pointer.id) {
    notes.push(`The database that was kept in ${folder} is gone; this one begins empty.`);
    return null;
  }
  if (!(await canEnter(folder, user)))
    throw new Error(`The database is kept in ${folder}, which the user that PostgreSQL runs as cannot enter any more`);
  if (owner.path === path) return folder;
  if ((await readClaim(join(owner.path, POINTER)))?.id === owner.id) {
    notes.push(`The database of ${owner.path} stays with it; this copy has one of its own.`);
    return null;
  }
  await writeClaim(join(folder, OWNER), { ...owner, path });
  notes.push(`It came along from ${owner.path}.`);
  return folder;
}

async function makePlace(path: string, user: RunAs, bases: string[], notes: string[]): Promise<string> {
  for (const base of bases) {
    if (!(await openBase(base, user))) continue;
    const folder = await claimFolder(base, path, notes);
    const id = randomUUID();
    await writeClaim(join(folder, OWNER), { path, id });
    await writeClaim(join(path, POINTER), { path: folder, id });
    return folder;
  }
  throw new Error(
    `PostgreSQL does not run as root, and the user that it runs as cannot enter ${path}, nor is there a place elsewhere (tried ${bases.join(', ')}). Set DATA_DIR to a folder that others may enter, or DATABASE_URL.`,
  );
}

/** Whether places can be made in a folder, which is made if missing. Among shared folders, only root's are trusted. */
async function openBase(base: string, user: RunAs): Promise<boolean> {
  try {
    const parent = await stat(dirname(base));
    const sticky = (parent.mode & 0o1000) !== 0;
    if (parent.uid !== 0 || ((parent.mode & 0o022) !== 0 && !sticky)) return false;
    await mkdir(base);
    // Just made by us; the umask may have removed others' access.
    await chmod(base, 0o755);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) return false;
  }
  return (await isRootsOwn(base)) && (await canEnter(base, user));
}

/** A place's path within a base: the folder's name and hash, and a number where another folder's place has that name. */
async function claimFolder(base: string, path: string, notes: string[]): Promise<string> {
  const hash = createHash('sha256').update(path).digest('hex').slice(0, 12);
  for (let number = 1; number <= NUMBERS; number++) {
    const folder = join(base, `${nameOf(path)}-${hash}${number === 1 ? '' : `-${number}`}`);
    try {
      await mkdir(folder);
      await chmod(folder, 0o711);
      return folder;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    const owner = (await isRootsOwn(folder)) ? await readClaim(join(folder, OWNER)) : null;
    // Another folder's place: that folder has moved away.
    if (owner?.path !== path) continue;
    await setAside(folder, notes);
    return claimFolder(base, path, notes);
  }
  throw new Error(`There are too many places of ${path} in ${base}: remove those that are not needed`);
}

/** The folder was removed and made again: it begins with an empty database. The last database before it is kept. */
async function setAside(folder: string, notes: string[]): Promise<void> {
  const before = `${folder}.before`;
  if (!(await isThere(join(folder, 'data', 'PG_VERSION')))) return rm(folder, { recursive: true, force: true });
  const server = await serverOf(join(folder, 'data'));
  if (server !== null) {
    process.kill(server, 'SIGINT');
    for (let attempt = 0; (await serverOf(join(folder, 'data'))) !== null; attempt++) {
      if (attempt >= STOP_ATTEMPTS) throw new Error(`The PostgreSQL of process ${server} does not stop`);
      await pause(100);
    }
  }
  await rm(before, { recursive: true, force: true });
  await rename(folder, before);
  await removePrograms(before);
  notes.push(`The database of an earlier folder here is kept in ${before}, until there is another.`);
}

/** Moves the data of a folder that could be entered before. */
async function adopt(path: string, folder: string, notes: string[]): Promise<void> {
  const [from, to] = [join(path, 'data'), join(folder, 'data')];
  if (!(await isThere(join(from, 'PG_VERSION'))) || (await isThere(join(to, 'PG_VERSION')))) return;
  const server = await serverOf(from);
  if (server !== null) throw new Error(`A PostgreSQL still runs on ${from}: stop process ${server}, and start again`);
  await move(join(path, 'connection.json'), join(folder, 'connection.json'));
  await move(from, to);
  notes.push(`The database that stood in ${from} was moved there.`);
}

/** Renames, or copies with owners and modes to another file system; an interrupted copy is begun anew. */
async function move(from: string, to: string): Promise<void> {
  if (!(await isThere(from))) return;
  await rm(to, { recursive: true, force: true });
  try {
    await rename(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
    const copy = `${to}.copying`;
    await rm(copy, { recursive: true, force: true });
    await run('cp', ['-a', from, copy]);
    // On the disk before the original goes.
    await run('sync', ['-f', copy]).catch(() => undefined);
    await rename(copy, to);
    await rm(from, { recursive: true, force: true });
  }
}

/** The process that serves a data folder, or null. Its number alone may be another's by now, so its working folder is compared. */
async function serverOf(data: string): Promise<number | null> {
  const [pid] = await signOf(data);
  if (!pid) return null;
  const folder = await readlink(`/proc/${pid}/cwd`).catch(() => null);
  return folder !== null && folder === (await realpath(data)) ? Number(pid) : null;
}

/**
 * Refuses a folder that another user may have made for us, or a link in its stead: in a shared folder such as `/tmp`, only our own
 * or root's is used. A folder whose program we run is trusted already.
 */
export async function refusePlanted(dir: string): Promise<void> {
  const self = process.getuid?.();
  if (self === undefined) return;
  const parts = relative('/', resolve(dir)).split(sep);
  for (let depth = 1; depth <= parts.length; depth++) {
    const path = `/${parts.slice(0, depth).join('/')}`;
    const found = await lstat(path).catch(() => null);
    if (found === null || import.meta.dirname.startsWith(path + sep)) continue;
    const isShared = ((await stat(dirname(path))).mode & 0o1002) === 0o1002;
    if (isShared && found.uid !== 0 && found.uid !== self)
      throw new Error(`${path} is another user's, in a folder where everyone may write: set DATA_DIR to another one`);
  }
}

/**
 * Removes the pid file of a server that runs no more, though its process is still listed, or that came with a copy of another folder:
 * the copy must not use the other's server.
 * @param data a server's folder
 */
export async function forgetAbsentServer(data: string): Promise<void> {
  const file = join(data, 'postmaster.pid');
  const [pid, named] = await signOf(data);
  if (!pid) return;
  const original = await realpath(named).catch(() => null);
  const isCopied = original !== null && original !== (await realpath(data)) && (await signOf(original))[0] === pid;
  if (isCopied || (await isDead(pid))) await rm(file, { force: true });
}

/** A server's process and folder, as it has written them down. */
async function signOf(data: string): Promise<[pid: string, folder: string]> {
  const text = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid = '', folder = ''] = text.split('\n');
  return [/^\d+$/.test(pid) ? pid : '', folder];
}

/** A dead process stays listed until its parent reaps it, which in a container may be never. */
async function isDead(pid: string): Promise<boolean> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return /^\d+ \(.*\) Z /s.test(status);
}

/** A folder, not a link, that only root may change. */
async function isRootsOwn(folder: string): Promise<boolean> {
  const found = await lstat(folder).catch(() => null);
  return found?.isDirectory() === true && found.uid === 0 && (found.mode & 0o022) === 0;
}

/** The checkout's name, for readers of the base. */
function nameOf(path: string): string {
  const names = path.split(sep).filter((name) => name !== '' && !name.startsWith('.') && name !== 'postgres');
  return basename(names.at(-1) ?? 'data').replaceAll(/[^\w-]+/g, '-');
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
