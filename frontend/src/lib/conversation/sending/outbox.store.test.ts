import { beforeEach, describe, expect, it } from 'vitest';
import { createForgetting } from '../forgetting.ts';
import { createOutbox } from './outbox.store.ts';

const forgetting = createForgetting({ outbox: 'beside.test.outbox' });
const { dequeue, enqueue, markFailed, markWaiting, nextWaiting, outboxOf } = createOutbox(forgetting.keys.outbox, forgetting);

const TOKEN = 'token-of-the-session';
const put = (clientMessageId: string, token = TOKEN) =>
  enqueue(token, {
    clientMessageId,
    message: `words of ${clientMessageId}`,
    language: 'en',
    writtenAt: '2026-11-21T12:00:00.000Z',
  });
const shown = () => outboxOf(TOKEN).map(({ clientMessageId, state, fault }) => [clientMessageId, state, fault]);

beforeEach(forgetting.forget);

describe('the outbox', () => {
  it('sends in the order of writing', () => {
    put('a');
    put('b');
    expect(nextWaiting(TOKEN)?.clientMessageId).toBe('a');
    dequeue(TOKEN, 'a');
    expect(nextWaiting(TOKEN)?.clientMessageId).toBe('b');
    dequeue(TOKEN, 'b');
    expect(nextWaiting(TOKEN)).toBeUndefined();
  });

  it('skips a refused message and keeps it with its reason', () => {
    put('a');
    put('b');
    markFailed(TOKEN, 'a', 'validation_failed');
    expect(nextWaiting(TOKEN)?.clientMessageId).toBe('b');
    expect(shown()).toEqual([
      ['a', 'failed', 'validation_failed'],
      ['b', 'waiting', undefined],
    ]);
  });

  it('requeues a refused message behind the waiting ones', () => {
    put('a');
    put('b');
    markFailed(TOKEN, 'a', 'validation_failed');
    markWaiting(TOKEN, 'a');
    expect(shown()).toEqual([
      ['b', 'waiting', undefined],
      ['a', 'waiting', undefined],
    ]);
  });

  it('keeps sessions apart, and clears all of them at once', () => {
    put('a');
    put('b', 'token-of-another-one');
    expect(shown()).toHaveLength(1);
    forgetting.forget();
    expect(outboxOf(TOKEN)).toEqual([]);
    expect(outboxOf('token-of-another-one')).toEqual([]);
  });
});
