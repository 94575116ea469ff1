import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Files that may run SQL which no declaration describes, and why. */
const EXCEPTIONS: Record<string, string> = {
  'database/statement.ts': 'runs what is declared',
  'database/transaction.ts': "a transaction's own beginning and end have no rows",
  'database/pg-notifications.ts': 'a channel is no parameter of `listen`',
};

const root = join(import.meta.dirname, '..');
const NO_PRODUCT = /\.test\.ts$|^testing\/|\/migrations\//;
const sources = globSync('**/*.ts', { cwd: root })
  .filter((name) => !NO_PRODUCT.test(name))
  .map((name) => ({ name, text: readFileSync(join(root, name), 'utf8') }));

/** What is wrong with how a file runs SQL. */
function faultsOf({ name, text }: { name: string; text: string }): string[] {
  const faults: string[] = [];
  if (/\.query\b\s*[<(]/.test(text)) faults.push('runs SQL that is not declared');
  if (/\bstatement\(\{/.test(text) && !name.endsWith('.statements.ts'))
    faults.push('declares a statement where no test finds it');
  return faults;
}

describe('SQL', () => {
  it('is declared, in `.statements.ts`', () => {
    const faulty = sources.filter(({ name }) => !(name in EXCEPTIONS));
    expect(faulty.flatMap((file) => faultsOf(file).map((fault) => `${file.name} ${fault}`))).toEqual([]);
  });

  it('has no unused exception', () => {
    for (const name of Object.keys(EXCEPTIONS))
      expect(sources.filter((file) => file.name === name).flatMap(faultsOf), name).not.toEqual([]);
  });
});

describe('the search for it', () => {
  it.each([
    ['a/a.service.ts', "await pool.query('select 1')"],
    ['a/a.service.ts', 'await transaction.query<Row>({ text })'],
    ['a/a.service.ts', 'this.pool\n  .query<{ id: string }>(sql)'],
    ['a/a.statements.ts', 'source.query(sql)'],
    ['a/a.service.ts', "const find = statement({ sql: 'select 1' }).first"],
  ])('finds in %s: %s', (name, text) => {
    expect(faultsOf({ name, text })).toHaveLength(1);
  });

  it.each([
    ['a/a.statements.ts', "const find = statement({ sql: 'select 1' }).first"],
    ['a/a.service.ts', 'const { query } = request'],
    ['a/a.routes.ts', 'routes.get({ query: QUERY })'],
  ])('lets pass in %s: %s', (name, text) => {
    expect(faultsOf({ name, text })).toEqual([]);
  });
});
