import { LANGUAGES } from '@beside/common/language/language.constants';
import { object, picklist } from 'valibot';
import { createOutbox, Unsent } from '../../lib/conversation/outbox.store.ts';
import { CHAT_KEYS, onForgetChat } from './forget.ts';

/** Unsent questions by advice session. Each keeps the language that its reply is wanted in. */
const outbox = createOutbox({
  key: CHAT_KEYS.outbox,
  item: object({ ...Unsent.entries, language: picklist(LANGUAGES) }),
});

export const { outboxOf, useOutboxOf, enqueue, dequeue, markFailed, markWaiting, nextWaiting, clearOutboxOf } = outbox;

export type OutboxItem = ReturnType<typeof outboxOf>[number];

onForgetChat(outbox.clearOutbox);
