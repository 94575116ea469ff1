import pg from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Sent } from './conversation.types.ts';
import { unconfirmedMessages } from './unconfirmed.ts';

interface Message extends Sent<number> {
  id: number;
}

const pool = new pg.Pool();
const sentTo = (sessionId: number): Sent<number> => ({ sessionId, clientMessageId: `of ${sessionId}` });
const stored = (sent: Sent<number>): Message => ({ ...sent, id: 7 });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('looks for an unconfirmed message once, after any number of failures, also during an outage', async () => {
  const asked: Sent<number>[][] = [];
  const found: Message[] = [];
  let answer = (): Promise<Message[]> => Promise.reject(new Error('away'));
  const byClientIds = (_db: unknown, sent: Sent<number>[]): Promise<Message[]> => {
    asked.push(sent);
    return answer();
  };
  const looks = unconfirmedMessages(pool, byClientIds, (message) => found.push(message));
  const [one, other] = [sentTo(1), sentTo(2)];
  for (let time = 0; time < 5; time++) for (const message of [one, other]) looks.add(message);
  await vi.advanceTimersByTimeAsync(60_000);
  // One statement a second for both, as long as nothing is known.
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.length).toBeLessThanOrEqual(60);
  expect(asked[0]).toEqual([one, other]);
  asked.length = 0;
  answer = async () => (asked.length === 1 ? [stored(one)] : []);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(found).toEqual([stored(one)]);
  expect(asked.length).toBe(6);
  looks.close();
});

it('looks again for a message whose sending fails during the look', async () => {
  let asked = 0;
  const message = sentTo(1);
  const found: Message[] = [];
  const byClientIds = async (): Promise<Message[]> => {
    asked += 1;
    // At the last look: sent again, and its confirmation lost again.
    if (asked === 6) looks.add(message);
    return asked === 8 ? [stored(message)] : [];
  };
  const looks = unconfirmedMessages(pool, byClientIds, (each) => found.push(each));
  looks.add(message);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(found).toEqual([stored(message)]);
  looks.close();
});
