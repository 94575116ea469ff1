import { expect, it } from 'vitest';
import { messageTo } from '../../../testing/couples-messages.ts';
import { slowDatabase } from '../../../testing/slow-database.ts';

it('keeps a conversation in one batch at a time, while others go ahead', async () => {
  const { asked, batches, writer } = slowDatabase();
  const first = writer.store(messageTo(1));
  expect(await batches(1)).toEqual([[1]]);
  // The second of the same page, and one of another conversation: connections are free for both.
  const second = writer.store(messageTo(1));
  const other = writer.store(messageTo(2));
  expect(await batches(2)).toEqual([[1], [2]]);
  // The end of a batch starts the next, without the conversation that is still in one.
  asked[1]?.answer();
  await other;
  expect(await batches(2)).toEqual([[1], [2]]);
  asked[0]?.answer();
  const before = await first;
  expect(await batches(3)).toEqual([[1], [2], [1]]);
  asked[2]?.answer();
  expect((await second)?.id).toBeGreaterThan(before?.id ?? Number.POSITIVE_INFINITY);
});

it('runs as many batches as connections, with two hundred messages at most in each', async () => {
  const { asked, batches, writer } = slowDatabase();
  const stored: Promise<unknown>[] = [];
  for (let session = 1; session <= 4; session++) {
    stored.push(writer.store(messageTo(session)));
    await batches(Math.min(session, 3));
  }
  expect(await batches(3)).toEqual([[1], [2], [3]]);
  for (let number = 0; number < 210; number++) stored.push(writer.store(messageTo(100 + number)));
  expect(await batches(3)).toHaveLength(3);
  asked[0]?.answer();
  expect((await batches(4)).map(({ length }) => length)).toEqual([1, 1, 1, 200]);
  for (const each of asked) each.answer();
  expect((await batches(5)).map(({ length }) => length)).toEqual([1, 1, 1, 200, 11]);
  asked[4]?.answer();
  expect(await Promise.all(stored)).toHaveLength(214);
});

it('reports left-out messages as not stored, and the rest as stored', async () => {
  const { asked, batches, writer } = slowDatabase();
  const stored = [1, 2].map((session) => writer.store(messageTo(session)));
  await batches(1);
  asked[0]?.answer(2);
  expect(await Promise.all(stored)).toEqual([{ id: 1, createdAt: expect.any(Date) }, null]);
});

it.each(['40P01', '40001'])('retries once what PostgreSQL cancelled for another transaction (%s)', async (code) => {
  const { asked, batches, writer, released } = slowDatabase();
  const stored = writer.store(messageTo(1));
  await batches(1);
  asked[0]?.fail(code);
  expect(await batches(2)).toEqual([[1], [1]]);
  asked[1]?.answer();
  expect(await stored).not.toBeNull();
  expect(released).toEqual([false, false]);
  const next = expect(writer.store(messageTo(1))).rejects.toMatchObject({ code });
  await batches(3);
  asked[2]?.fail(code);
  await batches(4);
  asked[3]?.fail(code);
  await next;
  expect(await batches(4)).toHaveLength(4);
});

it('one message that cannot be stored fails alone', async () => {
  const { asked, batches, writer } = slowDatabase();
  const stored = [1, 2, 3].map((session) => writer.store(messageTo(session)));
  const outcomes = Promise.allSettled(stored);
  await batches(1);
  asked[0]?.fail('22001');
  for (const at of [1, 2, 3]) {
    expect((await batches(at + 1))[at]).toEqual([at]);
    if (at === 2) asked[at]?.fail('22001');
    else asked[at]?.answer();
  }
  expect((await outcomes).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

it('distinguishes a lost connection, a silent database, and an unreachable one', async () => {
  const lost = slowDatabase();
  const first = expect(lost.writer.store(messageTo(1))).rejects.toMatchObject({ status: 503, isSilent: false, retryAfter: 5 });
  await lost.batches(1);
  const second = lost.writer.store(messageTo(1));
  lost.asked[0]?.fail('ECONNRESET');
  await first;
  // Waiting messages were not sent, and are tried on another connection.
  await lost.batches(2);
  lost.asked[1]?.answer();
  expect(await second).not.toBeNull();
  expect(lost.released).toEqual([true, false]);

  const silent = slowDatabase();
  const asked = expect(silent.writer.store(messageTo(1))).rejects.toMatchObject({ status: 503, isSilent: true });
  await silent.batches(1);
  const waits = expect(silent.writer.store(messageTo(1))).rejects.toMatchObject({ status: 503 });
  silent.asked[0]?.fail('', { message: 'Query read timeout' });
  await Promise.all([asked, waits]);
  expect(await silent.batches(1)).toHaveLength(1);
  expect(silent.released).toEqual([true]);

  const away = slowDatabase();
  away.state.away = true;
  await expect(away.writer.store(messageTo(1))).rejects.toMatchObject({ status: 503, retryAfter: 5 });
  expect(away.asked).toEqual([]);
});

it('refuses at once what a hanging database could not take in time, and says when to try again', async () => {
  const { asked, batches, writer } = slowDatabase();
  const stored = Array.from({ length: 20_000 }, (_, number) => writer.store(messageTo(number)));
  await expect(writer.store(messageTo(1))).rejects.toMatchObject({ status: 503, code: 'unavailable', retryAfter: 5 });
  await batches(3);
  asked[0]?.answer();
  await stored[0];
  // There is room again.
  const next = writer.store(messageTo(1));
  await batches(4);
  expect(await Promise.race([next.catch(() => 'refused'), 'waits'])).toBe('waits');
});
