import pg from 'pg';
import { afterEach, expect, it, vi } from 'vitest';
import { messageTo } from '../../../testing/couples-messages.ts';
import { couplesWriter } from './couples.writer.ts';

afterEach(() => void vi.useRealTimers());

type Answer = { rows: object[] } | { code: string; detail?: string };

/** A connection that answers the first statements as a test says, and then stores everything. */
function scripted(...answers: ((sessions: number[]) => Answer | null)[]) {
  const asked: string[][] = [];
  let id = 0;
  const query = async (statement: { values: unknown[] }): Promise<{ rows: object[] }> => {
    const [sessions = [], texts = [], ids = []] = [0, 4, 5].map((column): unknown[] => [statement.values[column]].flat());
    asked.push(texts.map(String));
    const answer = answers.shift()?.(sessions.map(Number));
    if (answer && 'code' in answer) throw Object.assign(new Error(answer.code), answer);
    if (answer) return answer;
    const seen = new Set<unknown>();
    const rows = ids.flatMap((clientMessageId, at) => {
      if (seen.has(clientMessageId)) return [];
      seen.add(clientMessageId);
      return { id: String(++id), sessionId: String(sessions[at]), clientMessageId, createdAt: new Date() };
    });
    return { rows };
  };
  const connection: Pick<pg.PoolClient, 'query' | 'release'> = Object.assign(new pg.Client(), {
    query,
    release: () => undefined,
  });
  return { asked, writer: couplesWriter({ connect: async () => connection }, 1, 1, 2000) };
}

const isLocked = (sessionId: number) => ({ code: '55P03', detail: String(sessionId) });
const cannotBeStored = () => ({ code: '22021' });

it('tries a locked conversation again when another is given up, though nothing else runs', async () => {
  vi.useFakeTimers();
  // One conversation stays locked until it is refused, after 4 s; the other is found locked once, about then.
  for (let sentAt = 3900; sentAt < 4100; sentAt += 20) {
    const found = new Set<number>();
    const lockedOnce = ([session = 0]: number[]): Answer | null => {
      if (session === 2 && found.has(session)) return null;
      found.add(session);
      return isLocked(session);
    };
    const { writer } = scripted(...Array.from({ length: 200 }, () => lockedOnce));
    const given = writer.store(messageTo(1)).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(sentAt);
    let stored: unknown = 'nothing';
    void writer.store(messageTo(2)).then((answer) => {
      stored = answer;
    });
    await vi.advanceTimersByTimeAsync(5000);
    expect(await given).toMatchObject({ status: 503 });
    expect({ sentAt, stored }).toMatchObject({ stored: { id: 1 } });
  }
});

it('keeps a conversation’s order when it is found locked while its messages are stored one by one', async () => {
  const { asked, writer } = scripted(cannotBeStored, () => isLocked(1));
  const order: string[] = [];
  const sent = [messageTo(1, 'one'), messageTo(1, 'two'), messageTo(2, 'other'), messageTo(1, 'three')];
  await Promise.all(sent.map((each) => writer.store(each).then(() => order.push(each.message))));
  expect(order.filter((text) => text !== 'other')).toEqual(['one', 'two', 'three']);
  expect(asked.slice(0, 3)).toEqual([['one', 'two', 'other', 'three'], ['one'], ['other']]);
});

it('stores the first text of an id that is sent twice at once, and does not confirm the second', async () => {
  const { writer } = scripted();
  const first = messageTo(1, 'I miss our Sundays.');
  const second = { ...first, message: 'Something else.' };
  const [stored, again] = await Promise.all([writer.store(first), writer.store(second)]);
  expect(stored).toMatchObject({ id: 1 });
  expect(again).toBeNull();
});
