import { globSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openDescriber } from '../testing/describe-statement.ts';
import { useApp } from '../testing/use-app.ts';
import * as t from './sql-types.ts';
import { DECLARED, type Declaration } from './statement.ts';

const root = join(import.meta.dirname, '..');
for (const file of globSync('**/*.statements.ts', { cwd: root })) await import(join(root, file));
// The start of the product makes the statements of its clean-ups, which are declared as data.
const { database } = await useApp();
const declared = [...DECLARED];

const { faults, close } = await openDescriber(database.url);
afterAll(close);

describe('the declared statements', () => {
  it('take and give what PostgreSQL says of them', async () => {
    const found: string[] = [];
    for (const declaration of declared)
      for (const fault of await faults(declaration)) found.push(`${fault}\n  ${declaration.sql}`);
    expect(found).toEqual([]);
    expect(declared.length).toBeGreaterThan(200);
    expect(declared.some(({ sql }) => sql.includes('delete from owner_tasks'))).toBe(true);
  });

  it('have names of their own, by which connections keep their plans', () => {
    const names = declared.flatMap(({ name }) => name ?? []);
    expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
  });
});

describe('the comparison', () => {
  const right: Declaration = {
    sql: 'select id, email, "verifyBy", "usageCount", "cancelAtPeriodEnd" from users where email = $1 and "usageCount" = any($2)',
    takes: [t.text, t.array(t.integer)],
    gives: { id: t.text, email: t.text, verifyBy: t.orNull(t.timestamptz), usageCount: t.integer, cancelAtPeriodEnd: t.boolean },
  };
  const joined = 'from users u left join billing_accounts d on d."userId" = u.id';

  it.each<Declaration>([
    right,
    {
      sql: `select count(*)::int as count, max("usageCount") as most from users`,
      gives: { count: t.present(t.integer), most: t.orNull(t.integer) },
    },
    { sql: 'select "verifyBy" from users where "verifyBy" is not null', gives: { verifyBy: t.present(t.timestamptz) } },
    { sql: `select u.id, d."userId" ${joined}`, gives: { id: t.text, userId: t.orNull(t.text) } },
    { sql: 'select id from users union all select token from auth_tokens', gives: { id: t.text } },
    { sql: 'update users set language = $2 where id = $1', takes: [t.text, t.oneOf(['de', 'en'])] },
    { sql: 'update users set "periodUsage" = $1', takes: [t.jsonb<object>()] },
    { sql: 'select 1 from users limit 1' },
    { sql: 'delete from users where id = $1 returning "usageCount"', takes: [t.text], gives: { usageCount: t.integer } },
  ])('lets pass %o', async (declaration) => {
    expect(await faults(declaration)).toEqual([]);
  });

  it.each<[Partial<Declaration>, string]>([
    [{ sql: 'select id from user_s' }, 'relation "user_s" does not exist'],
    [{ gives: { ...right.gives, name: t.text } }, 'gives id, email, verifyBy, usageCount, cancelAtPeriodEnd, not id, email,'],
    [{ gives: { id: t.text } }, 'gives id, email, verifyBy, usageCount, cancelAtPeriodEnd, not id'],
    [{ gives: { ...right.gives, usageCount: t.text } }, '"usageCount" is int4, not text'],
    [{ gives: { ...right.gives, email: t.array(t.text) } }, '"email" is text, not _text'],
    [{ gives: { ...right.gives, verifyBy: t.timestamptz } }, '"verifyBy" may be null'],
    [{ gives: { ...right.gives, email: t.orNull(t.text) } }, '"email" is never null: declare it without `or-null`'],
    [{ gives: { ...right.gives, email: t.present(t.text) } }, '"email" is never null: declare it without `present`'],
    [{ takes: [t.text] }, 'takes 2 parameters, not 1'],
    [{ takes: [t.text, t.array(t.integer), t.text] }, 'takes 2 parameters, not 3'],
    [{ takes: [t.text, t.array(t.bigint)] }, '$2 is _int4, not _int8'],
    [{ sql: `select max(id) as id from users`, takes: [], gives: { id: t.text } }, '"id" is an expression'],
    [{ sql: `select u.id, d."userId" ${joined}`, takes: [], gives: { id: t.text, userId: t.text } }, '"userId" may be null'],
    [
      { sql: `select x.id from users u left join (select id from users) x on true`, takes: [], gives: { id: t.text } },
      '"id" may be null',
    ],
  ])('finds %o', async (fault, message) => {
    expect((await faults({ ...right, ...fault })).join('\n')).toContain(message);
  });
});
