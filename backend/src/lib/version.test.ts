import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { migrationFaults } from '../../scripts/released-migrations.mjs';
import { commitOf } from '../../scripts/tools.mjs';
import { VERSION } from './version.ts';

const root = join(import.meta.dirname, '../../..');
const FILES = [
  ...['package.json', 'package-lock.json', '.npmrc', 'common/package.json', 'backend/package.json', 'frontend/package.json'],
  ...['backend/scripts/version.mjs', 'backend/scripts/released-migrations.mjs', 'backend/scripts/tools.mjs'],
  ...['backend/src/lib/version.ts', 'backend/src/database/released-migrations.json'],
  ...globSync('backend/src/**/migrations/*.ts', { cwd: root }),
];
const migrations = 'backend/src/database/migrations';
const FIRST = '1763700000000-first-tables.ts';
const first = globSync(`backend/src/**/migrations/${FIRST}`, { cwd: root })[0] ?? '';
const released = Object.keys(JSON.parse(readFileSync(join(root, 'backend/src/database/released-migrations.json'), 'utf8')));

/** A copy of what `npm version` changes, in a repository of its own. */
const folder = mkdtempSync(join(tmpdir(), 'beside-version-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function call(program: string, ...args: string[]): string {
  // As a developer's shell calls it: npm passes its own settings on to child processes.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.toLowerCase().startsWith('npm_')));
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, env, encoding: 'utf8' });
  expect([status, status === 0 ? '' : stderr]).toEqual([0, '']);
  return stdout.trim();
}

beforeEach(() => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
  for (const file of FILES) cpSync(join(root, file), join(folder, file), { recursive: true });
  call('git', 'init', '--quiet');
  call('git', 'config', 'user.name', 'Ada');
  call('git', 'config', 'user.email', 'ada@example.com');
  call('git', 'config', 'commit.gpgsign', 'false');
  call('git', 'config', 'tag.gpgsign', 'false');
  call('git', 'add', '--all');
  call('git', 'commit', '--quiet', '--message', 'copy');
});

const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

/** Every place that names the version. */
function versions() {
  const [one, common, backend, frontend, lock] = ['.', 'common', 'backend', 'frontend']
    .map((floor) => `${floor}/package.json`)
    .concat('package-lock.json')
    .map((file) => Object(JSON.parse(read(file))));
  const locked = ['', 'common', 'backend', 'frontend'].map((name) => lock.packages[name]);
  const packages = [one, common, backend, frontend, lock, ...locked];
  const asked = packages.map(({ dependencies }) => dependencies?.['@beside/common']).filter(Boolean);
  return new Set([
    ...packages.map(({ version }) => version),
    ...asked,
    /VERSION = '(.*)'/.exec(read('backend/src/lib/version.ts'))?.[1],
  ]);
}

it('is the same everywhere', () => {
  expect(versions()).toEqual(new Set([VERSION]));
});

it('is raised everywhere by one command, which commits it, tags it, and releases the migrations', () => {
  const added = `${migrations}/1900000000000-of-this-release.ts`;
  write(added, 'export class OfThisRelease1900000000000 {}\n');
  call('git', 'add', '--all');
  call('git', 'commit', '--quiet', '--message', 'a migration');
  expect(call('npm', 'version', '9.8.7')).toContain('v9.8.7');
  expect(versions()).toEqual(new Set(['9.8.7']));
  expect(call('git', 'status', '--porcelain')).toBe('');
  expect(call('git', 'log', '-1', '--format=%s %D')).toMatch(/^release: publish 9\.8\.7 .*tag: v9\.8\.7/);
  expect(migrationFaults(folder)).toEqual([]);
  write(added, 'export class OfThisRelease1900000000000 { readonly edited = true; }\n');
  expect(migrationFaults(folder)).toEqual([expect.stringContaining('1900000000000-of-this-release.ts is released')]);
});

it('comes with released migrations that nobody has edited', () => {
  expect(migrationFaults(root)).toEqual([]);
});

it.each<[string, () => void, string[]]>([
  [
    'an edit',
    () => write(first, read(first).replace('create table', 'create unlogged table')),
    [`${FIRST} is released: undo the edit, and write a new migration`],
  ],
  ['a removal', () => rmSync(join(folder, first)), [`${FIRST} is released: bring it back, and write a new migration`]],
  [
    'a new one that is older',
    () => write(`${migrations}/1763700000001-late.ts`, 'export class Late1763700000001 {}'),
    [`1763700000001-late.ts is new: give it a later time than ${released.at(-1)}`],
  ],
  ['no new one that is later', () => write(`${migrations}/1900000000000-next.ts`, 'export class Next1900000000000 {}'), []],
  ['no comment, and no layout', () => write(first, `// Why.\n\n${read(first)}`), []],
])('reports of migrations: %s', (_what, fault, faults) => {
  fault();
  expect(migrationFaults(folder)).toEqual(faults);
});

it('names the commit of files that are all committed, and no other', () => {
  expect(commitOf(folder)).toBe(call('git', 'rev-parse', '--short=12', 'HEAD'));
  write('backend/src/lib/version.ts', 'changed');
  expect(commitOf(folder)).toBeNull();
  expect(commitOf(tmpdir())).toBeNull();
});
