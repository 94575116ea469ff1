import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { messageTo } from '../../../testing/couples-messages.ts';
import { slowDatabase } from '../../../testing/slow-database.ts';

const LOCKED = '55P03';
let now = 0;

// A batch is as old as this clock says.
beforeEach(() => {
  now = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The conversations of a large batch. */
const MANY = [11, 12, 13, 14, 15, 16, 17, 18];

/** A writer with a large batch under way, and its messages. */
async function withLargeBatch() {
  const database = slowDatabase();
  const stored = MANY.map((session) => database.writer.store(messageTo(session)));
  expect(await database.batches(1)).toEqual([MANY]);
  return { ...database, stored };
}

it('begins no second batch beside a large young one: what comes meanwhile travels together', async () => {
  const { asked, batches, writer, stored } = await withLargeBatch();
  const second = writer.store(messageTo(2));
  expect(await batches(1)).toHaveLength(1);
  const third = writer.store(messageTo(3));
  expect(await batches(1)).toHaveLength(1);
  asked[0]?.answer();
  await Promise.all(stored);
  expect((await batches(2))[1]).toEqual([2, 3]);
  asked[1]?.answer();
  await Promise.all([second, third]);
});

it('begins one beside a large batch that takes long', async () => {
  const { asked, batches, writer, stored } = await withLargeBatch();
  const second = writer.store(messageTo(2));
  expect(await batches(1)).toHaveLength(1);
  now += 10;
  expect((await batches(2))[1]).toEqual([2]);
  for (const each of asked) each.answer();
  await Promise.all([...stored, second]);
});

it('tries a locked conversation again beside a large young batch', async () => {
  const clock = vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  const { asked, batches, writer } = slowDatabase();
  const held = writer.store(messageTo(1));
  await batches(1);
  asked[0]?.fail(LOCKED);
  await batches(1);
  const others = MANY.map((session) => writer.store(messageTo(session)));
  expect(await batches(2)).toEqual([[1], MANY]);
  clock.setSystemTime(Date.now() + 100);
  expect(await batches(3)).toEqual([[1], MANY, [1]]);
  for (const each of asked.slice(1)) each.answer();
  await Promise.all([held, ...others]);
});
