import { expect, it } from 'vitest';
import { inPages, jsonPieces, WrittenJson } from './json-pieces.ts';

async function* list<T>(...items: T[]): AsyncGenerator<T> {
  yield* items;
}

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

const written = (document: object): Promise<string[]> => all(jsonPieces(document));

it('writes what JSON would, with lists that are read on the way at any depth', async () => {
  const at = new Date('2026-11-28T12:00:00Z');
  const document = { at, none: undefined, nothing: null, text: 'a "b"', plain: [1, { a: [] }], empty: list() };
  const pieces = await written({
    ...document,
    rows: list({ id: 1, chat: list({ m: 'x' }, { m: 'y' }) }, { id: 2, chat: list() }),
  });
  expect(JSON.parse(pieces.join(''))).toEqual({
    ...{ at: at.toISOString(), nothing: null, text: 'a "b"', plain: [1, { a: [] }], empty: [] },
    rows: [
      { id: 1, chat: [{ m: 'x' }, { m: 'y' }] },
      { id: 2, chat: [] },
    ],
  });
});

it('gives pieces of some size', async () => {
  const pieces = await written({ rows: list(...Array.from({ length: 50 }, () => ({ text: 'x'.repeat(10_000) }))) });
  expect(pieces.length).toBeGreaterThan(5);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(30_000);
});

it('reads a page when it is needed, and none after one that is not full', async () => {
  const asked: (number | null)[] = [];
  const read = async (after: number | null): Promise<number[]> => {
    asked.push(after);
    return [1, 2, 3, 4, 5].filter((n) => n > (after ?? 0)).slice(0, 2);
  };
  const rows = inPages(read, 2);
  await rows.next();
  await rows.next();
  expect(asked).toEqual([null]);
  expect(await all(rows)).toEqual([3, 4, 5]);
  expect(asked).toEqual([null, 2, 4]);
});

it('takes over what a database has written, one item or several', async () => {
  const rows = list(new WrittenJson('{"a":1},{"a":2}'), new WrittenJson('{"a":3}'));
  expect(JSON.parse((await written({ rows, one: [] })).join(''))).toEqual({ rows: [{ a: 1 }, { a: 2 }, { a: 3 }], one: [] });
});
