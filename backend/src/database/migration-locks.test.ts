import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { describe, expect, it } from 'vitest';
import { SCHEMA } from '../app.features.ts';

/*
 * A migration runs while people write. What holds a lock on a table for as long as it takes to read the table would keep them waiting: more than
 * 200 ms at 1,000,000 rows (design, "Upgrade"). Such a statement is refused unless the same migration makes the table.
 */

interface Rule {
  matches: RegExp;
  /** What to do in its place. */
  instead: string;
}

/** Each pattern's group `table` is the table that is locked. */
const TABLE = String.raw`(?:only\s+)?(?<table>"?\w+"?)`;
const altering = (what: string): RegExp => new RegExp(String.raw`^alter table (?:if exists )?${TABLE}\b.*\b${what}`, 'i');
const RULES: Rule[] = [
  {
    matches: new RegExp(String.raw`^create (?:unique )?index (?!concurrently)(?:if not exists )?"?\w+"? on ${TABLE}`, 'i'),
    instead: 'create index concurrently, with `transaction = false`, after `drop index concurrently if exists`',
  },
  {
    matches: new RegExp(String.raw`^reindex (?:\([^)]*\) )?(?:table|index) (?!concurrently)${TABLE}`, 'i'),
    instead: 'reindex concurrently',
  },
  {
    matches: altering(String.raw`(?:alter|alter column) "?\w+"? (?:set data )?type\b`),
    instead: 'add a column, fill it by a job',
  },
  {
    matches: altering('set not null'),
    instead: 'a check constraint, `not valid` and then validated by a migration of its own, before `set not null` by hand',
  },
  {
    matches: altering(String.raw`add (?:constraint "?\w+"? )?(?:check|foreign key)\b(?!.*\bnot valid\b)`),
    instead: 'add it `not valid`, and validate it by a migration of its own',
  },
  {
    matches: altering(String.raw`add (?:constraint "?\w+"? )?(?:primary key|unique|exclude)\b(?!.*\busing index\b)`),
    instead: 'make the index concurrently, and add the constraint `using index`',
  },
  {
    matches: altering(
      String.raw`add (?:column )?(?:if not exists )?(?!constraint|check|foreign|primary|unique|exclude)"?\w+"? [^,]*(?:\b(?:small|big)?serial\b|generated (?:always|by default) as|\bprimary key\b|\bunique\b|\breferences\b|default (?:gen_random_uuid|random|clock_timestamp|nextval|uuidv?\d?)\b)`,
    ),
    instead: 'add the column without it, fill it by a job',
  },
  { matches: altering('(?:set (?:un)?logged|set tablespace|set access method)'), instead: 'not while people write' },
  { matches: new RegExp(`^(?:update|delete from) ${TABLE}`, 'i'), instead: 'a job, in batches' },
  {
    matches: new RegExp(`^(?:cluster|vacuum full|truncate|lock(?: table)?) ${TABLE}`, 'i'),
    instead: 'not while people write',
  },
  {
    matches: new RegExp(
      String.raw`^alter table .*\bvalidate constraint\b.*\badd\b|^alter table ${TABLE}.*\badd\b.*\bvalidate constraint\b`,
      'i',
    ),
    instead: 'validate it by a migration of its own',
  },
];

/** The statements of a script, each on one line; comments, texts and functions' bodies are left out. */
const statementsOf = (script: string): string[] =>
  script
    .replaceAll(/(\$\w*\$)[\s\S]*?\1/g, "''")
    .replaceAll(/--.*$|\/\*[\s\S]*?\*\//gm, '')
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .split(';')
    .map((each) => each.replaceAll(/\s+/g, ' ').trim())
    .filter((each) => each !== '');

const bare = (name: string): string => name.replaceAll('"', '');

/** What of a migration's statements would keep people waiting. */
function lockFaults(scripts: string[]): string[] {
  const statements = scripts.flatMap(statementsOf);
  const made = new Set(
    statements.flatMap((each) => {
      const name = /^create (?:unlogged )?table (?:if not exists )?("?\w+"?)/i.exec(each)?.[1];
      return name ? [bare(name)] : [];
    }),
  );
  return statements.flatMap((each) =>
    RULES.flatMap(({ matches, instead }) => {
      const table = matches.exec(each)?.groups?.table;
      return table && !made.has(bare(table)) ? [`${each.slice(0, 100)}: ${instead}`] : [];
    }),
  );
}

/** What a migration would run. */
async function scriptsOf(migration: MigrationInterface): Promise<string[]> {
  const scripts: string[] = [];
  const query = async (script: string): Promise<unknown[]> => {
    scripts.push(script);
    return [];
  };
  const runner: unknown = new Proxy({ query }, { get: (known, name) => Reflect.get(known, name) ?? unknownMethod(String(name)) });
  await migration.up(runner as QueryRunner);
  return scripts;
}

function unknownMethod(name: string): never {
  throw new Error(`This check knows runner.query alone: write SQL in place of runner.${name}`);
}

const released: Record<string, string> = JSON.parse(readFileSync(join(import.meta.dirname, 'released-migrations.json'), 'utf8'));
const releasedTimes = new Set(Object.keys(released).map((file) => /^\d+/.exec(file)?.[0]));

describe('a migration', () => {
  it('that is not released yet holds no lock for long', async () => {
    const faults = await Promise.all(
      SCHEMA.migrations
        .filter(({ name }) => !releasedTimes.has(/\d+$/.exec(name)?.[0]))
        .map(async (each) => lockFaults(await scriptsOf(new each())).map((fault) => `${each.name}: ${fault}`)),
    );
    expect(faults.flat()).toEqual([]);
  });

  it.each([
    'create index on_name on users (name)',
    'create unique index if not exists "on_name" on only users (name)',
    'alter table users alter column age type bigint',
    'alter table users\n  alter name set not null',
    'alter table users add constraint old check (age > 17)',
    'alter table users add foreign key (plan) references plans (id)',
    'alter table users add constraint named unique (name)',
    'alter table users add column id bigserial',
    'alter table users add column plan text references plans (name)',
    'alter table users add column key uuid default gen_random_uuid()',
    'alter table users add column a text, add column b bigint generated always as identity',
    "update users set name = ''",
    'delete from users where name is null',
    'lock table users',
    'vacuum full users',
    'create table other (id int); create index on_name on users (name)',
  ])('is refused for: %s', (script) => {
    expect(lockFaults([script])).toHaveLength(1);
  });

  it.each([
    'create index concurrently on_name on users (name)',
    'create table visits (id bigserial primary key, at timestamptz); create index visits_at on visits (at); update visits set at = now()',
    'alter table users add column nickname text',
    "alter table users add column note text not null default 'update users set'",
    'alter table users add constraint old check (age > 17) not valid',
    'alter table users validate constraint old',
    'alter table users add constraint named unique using index on_name',
    'alter table users drop column nickname',
    'create function f() returns trigger language plpgsql as $$ begin update users set name = null; end $$',
    '-- update users set name = null\ndrop index concurrently on_name',
  ])('is taken with: %s', (script) => {
    expect(lockFaults([script])).toEqual([]);
  });
});
