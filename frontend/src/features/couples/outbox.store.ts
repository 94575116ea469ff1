import { object, string } from 'valibot';
import { createOutbox, Unsent } from '../../lib/conversation/outbox.store.ts';
import { COUPLES_KEYS, onForgetCouples } from './forget.ts';

/** Unsent messages by session token. Each keeps the language that it was written in. */
const outbox = createOutbox({
  key: COUPLES_KEYS.outbox,
  item: object({ ...Unsent.entries, language: string() }),
});

export const { outboxOf, useOutboxOf, dequeue, markFailed, markWaiting, nextWaiting } = outbox;

export type OutboxItem = ReturnType<typeof outboxOf>[number];

/** Adds a waiting message behind those of its session. */
export const enqueue = (token: string, item: Omit<OutboxItem, 'state' | 'fault'>) =>
  outbox.enqueue(token, { ...item, state: 'waiting' });

onForgetCouples(outbox.clearOutbox);
