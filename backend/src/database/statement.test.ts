import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase } from '../testing/test-database.ts';
import * as t from './sql-types.ts';
import { DECLARED, statement, variants } from './statement.ts';

const before = DECLARED.length;
const counted = statement({
  sql: 'select n, n % 2 = 0 as "isEven" from generate_series(1, $1) n',
  takes: [t.integer],
  gives: { n: t.present(t.integer), isEven: t.present(t.boolean) },
});
const named = statement({
  name: 'statement-test',
  sql: 'select $word::text || $word as twice, $details::jsonb as details, $none::text as none, $words::text[] as words',
  takes: { details: t.jsonb<{ a: string[] }>(), word: t.text, none: t.orNull(t.text), words: t.array(t.text) },
  gives: {
    twice: t.present(t.text),
    details: t.present(t.jsonb<{ a: string[] }>()),
    none: t.orNull(t.text),
    words: t.present(t.array(t.text)),
  },
});
const many = statement({ sql: 'select n from generate_series(1, 7) n', gives: { n: t.present(t.integer) } });
// The product's own are described in `statements.test.ts`.
DECLARED.length = before;

const database = await cloneDatabase();
const client = new pg.Client({ connectionString: database.url });
beforeAll(() => client.connect());
afterAll(async () => {
  await client.end();
  await database.close();
});

describe('a statement', () => {
  it('gives its rows, the first, one, values, or how many', async () => {
    expect((await counted.all(client, 2)).map(({ n }) => n)).toEqual([1, 2]);
    expect(await counted.first(client, 2)).toMatchObject({ n: 1 });
    expect(await counted.first(client, 0)).toBeNull();
    expect(await counted.one(client, 1)).toMatchObject({ n: 1 });
    await expect(counted.one(client, 0)).rejects.toThrow('gave none');
    expect(await many.value(client)).toBe(1);
    expect(await counted.value(client, 0)).toBeNull();
    expect(await many.values(client)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect([await counted.count(client, 3), await counted.some(client, 3), await counted.some(client, 0)]).toEqual([
      3,
      true,
      false,
    ]);
    expect(await counted.run(client, 3)).toBeUndefined();
  });

  it('numbers parameters by their names, and writes JSON', async () => {
    const given = { word: 'la', details: { a: ['x'] }, none: null, words: ['b', 'c'], other: 'is left' };
    expect(await named.one(client, given)).toEqual({ twice: 'lala', details: { a: ['x'] }, none: null, words: ['b', 'c'] });
    expect(named.config(given)).toEqual({
      name: 'statement-test',
      text: 'select $2::text || $2 as twice, $1::jsonb as details, $3::text as none, $4::text[] as words',
      values: ['{"a":["x"]}', 'la', null, ['b', 'c']],
    });
  });

  it('gives many rows some at a time, and can begin again', async () => {
    for (let times = 0; times < 2; times++) {
      const sizes: number[] = [];
      for await (const rows of many.batches(client, 3)) sizes.push(rows.length);
      expect(sizes).toEqual([3, 3, 1]);
    }
  });
});

it('variants are made once for each key, the first of them at once', () => {
  const made: number[] = [];
  const variant = variants(2, (key: number) => made.push(key));
  expect(made).toEqual([2]);
  expect([variant(3), variant(3), variant(2)]).toEqual([2, 2, 1]);
  expect(made).toEqual([2, 3]);
});
