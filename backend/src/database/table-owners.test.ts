import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { cloneDatabase } from '../testing/test-database.ts';

/** Files and SQL functions that may name another folder's table, and why. */
const EXCEPTIONS: Record<string, Record<string, string>> = {
  'http/session.statements.ts': { users: 'every request reads a session together with its user: one question, not two' },
  'features/usage/usage.statements.ts': { users: "the counters of use and the plan are columns of the user's row, as specified" },
  'features/tokens/tokens.statements.ts': {
    users: 'every call with a token reads it together with its user: one question, not two',
  },
  'function couples_enter_asking': { replies: 'a message and its reply are one statement: see the figures in bench/README.md' },
  'function couples_session_deleted': { replies: 'a session takes its reply with it, also where it goes with its creator' },
};

const root = join(import.meta.dirname, '..');
const NO_SQL_OF_OURS = /\.test\.ts$|^testing\/|(^|\/)migrations\//;

interface Source {
  name: string;
  text: string;
}

const sources: Source[] = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !NO_SQL_OF_OURS.test(name))
  .map((name) => ({ name, text: readFileSync(join(root, name), 'utf8') }));

/** The folder that code belongs to: a feature, or a room as `replies`. */
const folderOf = (name: string): string => /^(features\/[^/]+|[^/]+)\//.exec(name)?.[1] ?? '';

/** A table's owner is the folder in which its entity stands. */
function ownersIn(files: Source[]): Map<string, string> {
  return new Map(
    files.flatMap(({ name, text }) =>
      [...text.matchAll(/@Entity\('(\w+)'\)/g)].map(([, table = '']): [string, string] => [table, folderOf(name)]),
    ),
  );
}

const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '$1');

/** The tables that some code names: in SQL, or for a clean-up. */
function tablesNamed(text: string, tables: Iterable<string>): string[] {
  const code = withoutComments(text);
  const item = String.raw`"?\w+"?(?:\s+(?:as\s+)?\w+)?`;
  return [...tables].filter((table) =>
    new RegExp(
      String.raw`\b(?:from|into|update|join|using|truncate|table|lock)\s+(?:only\s+)?(?:${item}\s*,\s*)*"?${table}\b(?!\.)|\b(?:table|tableName): '${table}'`,
      'i',
    ).test(code),
  );
}

/** The places where code names another folder's table without an exception. */
function breaches(code: Source[], owners: Map<string, string>, folder: (name: string) => string = folderOf): string[] {
  return code.flatMap(({ name, text }) =>
    tablesNamed(text, owners.keys())
      .filter((table) => owners.get(table) !== folder(name) && !EXCEPTIONS[name]?.[table])
      .map((table) => `${name} names ${table}, which is ${owners.get(table)}'s`),
  );
}

const owners = ownersIn(sources);
const clone = await cloneDatabase();
const functions = (await clone.query(
  `select 'function ' || proname as name, prosrc as text from pg_proc where pronamespace = 'public'::regnamespace`,
)) as Source[];
afterAll(() => clone.close());

describe('tables', () => {
  it('are named only by the folder that owns them', () => {
    expect(owners.size).toBeGreaterThan(15);
    expect(breaches(sources, owners)).toEqual([]);
  });

  it('are named only by the SQL functions of the folder that owns them', () => {
    // A function's name begins with its feature's; the others belong to `users`.
    const folder = (name: string): string => (name.startsWith('function couples_') ? 'features/couples' : 'features/account');
    expect(breaches(functions, owners, folder)).toEqual([]);
  });

  it('have no unused exception', () => {
    const named = [...sources, ...functions].map(({ name, text }): [string, string[]] => [
      name,
      tablesNamed(text, owners.keys()),
    ]);
    const used = Object.fromEntries(named);
    for (const [name, tables] of Object.entries(EXCEPTIONS))
      expect(used[name], name).toEqual(expect.arrayContaining(Object.keys(tables)));
  });
});

describe('the search for named tables', () => {
  const found = (text: string): string[] => breaches([{ name: 'features/x/x.statements.ts', text }], owners);

  it.each([
    '`select 1 from users where id = $1`',
    '`select 1 from advice_sessions a, users u`',
    '`select 1 from "users" u`',
    '`select 1\n   from a\n   left join users u on true`',
    "'delete from only users'",
    '`insert into users (id) values ($1)`',
    '`UPDATE users SET id = $1`',
    '`delete from a using users u where u.id = a.id`',
    '`lock table users`',
    "const OLD: CleanUp = { table: 'users', by: 'id' }",
  ])('finds %s', (text) => {
    expect(found(text)).toContain("features/x/x.statements.ts names users, which is features/account's");
  });

  it.each([
    '// Moves them from users to others.',
    '/** Taken from users. */',
    "import { users } from './users.ts';",
    '`select users from own`',
  ])('lets pass %s', (text) => {
    expect(found(text)).toEqual([]);
  });
});
