import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { codeOf } from '../../src/lib/error-code.ts';
import { findPlace, refusePlanted } from './postgres.place.ts';
import { programsFor, removePrograms } from './postgres.programs.ts';
import { type EmbeddedPostgres, startPostgres } from './postgres.ts';
import { canRun, runAs } from './postgres.user.ts';

/** Only root runs PostgreSQL as another user; other users can enter their own folders. */
const isRoot = process.getuid?.() === 0;
const NOBODY = { uid: 65_534, gid: 65_534 };
const asOther = isRoot ? NOBODY : {};

/** A folder of mode 700, as `mkdtemp` makes them and as root's home is. */
const closed = mkdtempSync(join(tmpdir(), 'beside-closed-'));
/** A folder that everyone may enter. */
const open = mkdtempSync(join(tmpdir(), 'beside-open-'));
chmodSync(open, 0o755);
const bases = [join(open, 'base')];
const started: EmbeddedPostgres[] = [];
afterAll(async () => {
  for (const server of started) await server.remove();
  for (const folder of [closed, open]) rmSync(folder, { recursive: true, force: true });
});

async function start(dir: string): Promise<EmbeddedPostgres> {
  const server = await startPostgres(dir, { fsync: 'off' });
  started.push(server);
  return server;
}

async function ask(server: EmbeddedPostgres, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

function folderIn(parent: string, name: string): string {
  const folder = join(parent, name, 'postgres');
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Stands in for a database that was kept in a folder. */
function putData(folder: string, text: string): void {
  mkdirSync(join(folder, 'data'), { recursive: true });
  execFileSync('sh', ['-c', 'printf %s "$2" > "$1"', 'sh', join(folder, 'data/PG_VERSION'), text]);
}
const dataOf = (folder: string): string => readFileSync(join(folder, 'data/PG_VERSION'), 'utf8');

it('runs for a folder that only its owner may enter, keeps the data over a kill -9, and leaves the folder closed', async () => {
  const first = await start(join(closed, 'kept'));
  await ask(first, 'create table t as select 42 as n');
  const place = first.notes[0] ?? '';
  expect(first.data).toBe(join(place, 'data'));
  expect(statSync(first.data).mode & 0o077).toBe(0);
  const pid = Number(readFileSync(join(first.data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => ask(first, 'select 1').catch((error: unknown) => codeOf(error))).toBe('ECONNREFUSED');
  const again = await start(join(closed, 'kept'));
  expect(await ask(again, 'select n from t')).toEqual([{ n: 42 }]);
  expect(again.notes).toEqual(first.notes);
  expect(statSync(closed).mode & 0o777).toBe(0o700);
  expect(place.startsWith(closed)).toBe(!isRoot);
  expect(again.notes.length).toBe(isRoot ? 3 : 1);
  await again.remove();
  expect(() => statSync(place)).toThrow('ENOENT');
});

it('does not use the server of the folder that it was copied from', async () => {
  const original = await start(join(closed, 'original'));
  await ask(original, `create table t as select 'original' as whose`);
  execFileSync('cp', ['-a', join(closed, 'original'), join(closed, 'copy')]);
  const copy = await start(join(closed, 'copy'));
  expect(copy.data).not.toBe(original.data);
  expect(copy.url).not.toBe(original.url);
  execFileSync('cp', ['-a', join(closed, 'original'), join(open, 'copy')]);
  expect((await start(join(open, 'copy'))).url).not.toBe(original.url);
  await ask(original, `insert into t values ('again')`);
  // A readable copy brings its data along; an unreadable one begins empty.
  const [found] = await ask(copy, `select to_regclass('t') is not null as here`);
  expect(found).toEqual({ here: !isRoot });
});

it('gives each folder its own place, which moves with the folder', async () => {
  const first = await findPlace(folderIn(closed, 'one'), asOther, bases);
  const second = await findPlace(folderIn(closed, 'two'), asOther, bases);
  expect(first.folder).not.toBe(second.folder);
  putData(first.folder, 'of one');
  const way = [join(closed, 'one'), join(closed, 'moved'), join(open, 'moved')];
  for (const [index, to] of way.slice(1).entries()) {
    renameSync(way[index] ?? '', to);
    const moved = await findPlace(join(to, 'postgres'), asOther, bases);
    expect(dataOf(moved.folder)).toBe('of one');
    expect(moved.notes.some((note) => note.includes('came along from'))).toBe(isRoot);
  }
  const newcomer = await findPlace(folderIn(closed, 'one'), asOther, bases);
  expect([first.folder, second.folder].includes(newcomer.folder)).toBe(!isRoot);
  expect(() => dataOf(newcomer.folder)).toThrow('ENOENT');
});

it('moves the data of a folder that can no longer be entered, and says so', async () => {
  putData(folderIn(open, 'reachable'), 'of reachable');
  renameSync(join(open, 'reachable'), join(closed, 'hidden'));
  const { folder, notes } = await findPlace(join(closed, 'hidden/postgres'), asOther, bases);
  expect(dataOf(folder)).toBe('of reachable');
  expect(notes.some((note) => note.includes('was moved there'))).toBe(isRoot);
  expect(await findPlace(folderIn(open, 'plain'), asOther, bases)).toEqual({ folder: join(open, 'plain/postgres'), notes: [] });
});

it('moves what an earlier start left in a temporary folder to a lasting one, also after an interruption', async () => {
  if (!isRoot) return expect(await findPlace(folderIn(closed, 'early'), asOther, [])).toMatchObject({ notes: [] });
  const lasting = [join(open, 'lasting'), ...bases];
  const dir = folderIn(closed, 'early');
  const early = await findPlace(dir, asOther, bases);
  putData(early.folder, 'of early');
  const { folder, notes } = await findPlace(dir, asOther, lasting);
  expect([dirname(folder), dataOf(folder)]).toEqual([lasting[0], 'of early']);
  expect(notes).toContainEqual(expect.stringContaining(`stood in ${early.folder} was moved there`));
  expect(() => statSync(early.folder)).toThrow('ENOENT');
  const again = await findPlace(dir, asOther, lasting);
  expect([again.folder, again.notes.some((note) => note.includes('was moved'))]).toEqual([folder, false]);
  // It was interrupted once the new place was claimed: the next start, which may know the new place alone, goes on.
  const interrupted = join(bases[0] ?? '', 'interrupted');
  mkdirSync(interrupted);
  renameSync(join(folder, 'data'), join(interrupted, 'data'));
  const owner = join(folder, 'kept-for.json');
  writeFileSync(owner, JSON.stringify({ ...JSON.parse(readFileSync(owner, 'utf8')), from: interrupted }));
  expect(dataOf((await findPlace(dir, asOther, lasting)).folder)).toBe('of early');
  expect(() => statSync(interrupted)).toThrow('ENOENT');
  // It was interrupted as the old place was removed: what is left of it replaces nothing.
  putData(interrupted, 'what is left');
  writeFileSync(owner, JSON.stringify({ ...JSON.parse(readFileSync(owner, 'utf8')), from: interrupted }));
  expect(dataOf((await findPlace(dir, asOther, lasting)).folder)).toBe('of early');
  expect(() => statSync(interrupted)).toThrow('ENOENT');
});

it('begins anew in a folder that was removed and made again, and keeps the former database', async () => {
  const dir = folderIn(closed, 'removed');
  const { folder } = await findPlace(dir, asOther, bases);
  putData(folder, 'before');
  rmSync(dirname(dir), { recursive: true });
  const again = await findPlace(folderIn(closed, 'removed'), asOther, bases);
  expect(again.folder).toBe(folder);
  expect(() => dataOf(again.folder)).toThrow('ENOENT');
  if (isRoot) expect(dataOf(`${folder}.before`)).toBe('before');
});

it('reports a database whose place was removed', async () => {
  const dir = folderIn(closed, 'cleared');
  const { folder } = await findPlace(dir, asOther, bases);
  if (!isRoot) return expect(folder).toBe(dir);
  rmSync(folder, { recursive: true });
  expect((await findPlace(dir, asOther, bases)).notes.join()).toContain('is gone');
});

it('makes no place in another user’s folder, behind a link, or where others may write', async () => {
  if (!isRoot) return expect(await findPlace(folderIn(closed, 'x'), asOther, [])).toMatchObject({ notes: [] });
  const theirs = join(open, 'theirs');
  mkdirSync(theirs);
  chownSync(theirs, NOBODY.uid, NOBODY.gid);
  const link = join(open, 'link');
  symlinkSync(theirs, link);
  const everybody = join(open, 'everybody');
  mkdirSync(everybody);
  chmodSync(everybody, 0o777);
  const bad = [theirs, link, everybody, join(everybody, 'in')];
  await expect(findPlace(folderIn(closed, 'x'), asOther, bad)).rejects.toThrow(/Set DATA_DIR/);
  const { folder } = await findPlace(folderIn(closed, 'x'), asOther, [...bad, ...bases]);
  expect(dirname(folder)).toBe(bases[0]);
});

it('refuses a folder prepared by another user where everyone may write, and a link to its own', async () => {
  const shared = join(open, 'shared');
  mkdirSync(shared);
  chmodSync(shared, 0o1777);
  const mine = join(shared, 'mine');
  mkdirSync(mine);
  await refusePlanted(join(mine, 'postgres'));
  if (!isRoot) return;
  const theirs = join(shared, 'theirs');
  mkdirSync(theirs);
  chownSync(theirs, NOBODY.uid, NOBODY.gid);
  await expect(startPostgres(join(theirs, 'postgres'))).rejects.toThrow(/another user's/);
  const link = join(shared, 'link');
  symlinkSync(mine, link);
  execFileSync('chown', ['-h', `${NOBODY.uid}:${NOBODY.gid}`, link]);
  await expect(startPostgres(join(link, 'postgres'))).rejects.toThrow(/another user's/);
});

it('copies unreachable programs, links included, and follows the installed version', async () => {
  const installed = await programsFor(open, {});
  const user = isRoot ? await runAs() : {};
  const native = dirname(dirname(installed.pg_ctl));
  const hidden = join(closed, 'package');
  mkdirSync(hidden);
  execFileSync('cp', ['-a', native, join(native, '../package.json'), hidden]);
  const unreachable = { initdb: join(hidden, 'native/bin/initdb'), pg_ctl: join(hidden, 'native/bin/pg_ctl') };
  const place = join(open, 'programs');
  mkdirSync(place);
  if (!isRoot) return expect(await programsFor(place, user, unreachable)).toEqual(unreachable);
  const first = await programsFor(place, user, unreachable);
  for (const program of Object.values(first)) expect([program, await canRun(program, user)]).toEqual([program, true]);
  execFileSync('sed', ['-i', 's/"version": "[^"]*"/"version": "99.0.0"/', join(hidden, 'package.json')]);
  const next = await programsFor(place, user, unreachable);
  expect(next.pg_ctl).toContain('programs-99.0.0/');
  await removePrograms(place, next);
  expect([await canRun(first.pg_ctl, user), await canRun(next.pg_ctl, user)]).toEqual([false, true]);
});
