import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { messageTo } from '../../../testing/couples-messages.ts';
import { slowDatabase } from '../../../testing/slow-database.ts';

const LOCKED = '55P03';
let clock: ReturnType<typeof vi.useFakeTimers>;
const pass = (ms: number) => clock.setSystemTime(Date.now() + ms);

beforeEach(() => {
  clock = vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
});
afterEach(() => void vi.useRealTimers());

it('puts a batch’s locked conversation aside, and stores the others, and then its own in order', async () => {
  const { asked, batches, writer } = slowDatabase();
  const stored = [11, 2, 11].map((session) => writer.store(messageTo(session)));
  await batches(1);
  asked[0]?.fail(LOCKED, { detail: '11' });
  expect((await batches(2))[1]).toEqual([2]);
  // Sent while it is locked, so it comes after what waits.
  stored.push(writer.store(messageTo(11)));
  asked[1]?.answer();
  expect((await batches(3))[2]).toEqual([11, 11, 11]);
  asked[2]?.answer();
  expect((await Promise.all(stored)).map((each) => each?.id)).toEqual([2, 1, 3, 4]);
});

it('retries a locked conversation by itself, and refuses only it after its senders have waited too long', async () => {
  const { asked, batches, writer } = slowDatabase();
  const refused = expect(writer.store(messageTo(1))).rejects.toMatchObject({ status: 503, retryAfter: expect.any(Number) });
  await batches(1);
  asked[0]?.fail(LOCKED);
  await batches(1);
  pass(100);
  // Nobody writes meanwhile.
  expect(await batches(2)).toEqual([[1], [1]]);
  pass(10_000);
  const other = writer.store(messageTo(2));
  expect(await batches(3)).toEqual([[1], [1], [2]]);
  asked[1]?.fail(LOCKED);
  await refused;
  asked[2]?.answer();
  expect(await other).not.toBeNull();
  expect(await batches(3)).toHaveLength(3);
  // Once unlocked, it is stored as before.
  pass(10_000);
  const again = writer.store(messageTo(1));
  await batches(4);
  asked[3]?.answer();
  expect(await again).not.toBeNull();
});

it('retries locked conversations one at a time and in turns, and nothing else with them', async () => {
  const { asked, batches, writer } = slowDatabase();
  const stored = [1, 2].map((session) => writer.store(messageTo(session)));
  stored.push(writer.store(messageTo(3)));
  await batches(1);
  asked[0]?.fail(LOCKED, { detail: '1' });
  await batches(2);
  asked[1]?.fail(LOCKED, { detail: '2' });
  expect((await batches(3))[2]).toEqual([3]);
  asked[2]?.answer();
  await stored[2];
  // Of two more, the second waits for the batch of its own conversation.
  stored.push(writer.store(messageTo(3)));
  await batches(4);
  stored.push(writer.store(messageTo(3)));
  pass(100);
  expect((await batches(5)).slice(3)).toEqual([[3], [1]]);
  asked[4]?.fail(LOCKED);
  // Both may be retried now; the one that was just retried comes last.
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  pass(100);
  expect((await batches(6)).slice(5)).toEqual([[2]]);
  asked[5]?.answer();
  expect((await batches(7)).slice(6)).toEqual([[1]]);
  asked[6]?.answer();
  asked[3]?.answer();
  expect((await batches(8)).slice(7)).toEqual([[3]]);
  asked[7]?.answer();
  expect(await Promise.all(stored)).not.toContain(null);
  expect(asked.map(({ waitMs }) => waitMs)).toEqual([30, 0, 0, 30, 0, 0, 0, 30]);
});

it('stores a formerly locked conversation together with others again', async () => {
  const { asked, batches, writer } = slowDatabase();
  const first = writer.store(messageTo(1));
  await batches(1);
  asked[0]?.fail(LOCKED);
  await batches(1);
  pass(100);
  await batches(2);
  asked[1]?.answer();
  await first;
  const together = [1, 2].map((session) => writer.store(messageTo(session)));
  expect((await batches(3))[2]).toEqual([1, 2]);
  asked[2]?.answer();
  await Promise.all(together);
});

it('stores a given-up conversation together with others again, after some seconds without a message', async () => {
  const { asked, batches, writer } = slowDatabase();
  const given = expect(writer.store(messageTo(1))).rejects.toMatchObject({ status: 503 });
  await batches(1);
  asked[0]?.fail(LOCKED);
  await batches(1);
  pass(4100);
  await given;
  pass(10_000);
  const other = writer.store(messageTo(2));
  expect((await batches(2))[1]).toEqual([2]);
  asked[1]?.answer();
  await other;
  const together = [1, 3].map((session) => writer.store(messageTo(session)));
  expect((await batches(3))[2]).toEqual([1, 3]);
  asked[2]?.answer();
  await Promise.all(together);
});

it.each([{}, { detail: '9' }, { detail: 'Process 7 waits.' }])(
  'stores a batch one conversation at a time when PostgreSQL does not say which is locked (%o)',
  async (more) => {
    const { asked, batches, writer } = slowDatabase();
    const stored = [2, 1, 2].map((session) => writer.store(messageTo(session)));
    await batches(1);
    asked[0]?.fail(LOCKED, more);
    expect((await batches(2))[1]).toEqual([1]);
    asked[1]?.answer();
    expect((await batches(3))[2]).toEqual([2, 2]);
    asked[2]?.answer();
    expect((await Promise.all(stored)).map((each) => each?.id)).toEqual([2, 1, 3]);
    expect(asked.map(({ waitMs }) => waitMs)).toEqual([30, 0, 0]);
  },
);
