import { LANGUAGES } from '@beside/common/language/language.constants';
import { array, type InferOutput, object, optional, picklist, string } from 'valibot';
import type { Forgetting } from '../forgetting.ts';
import { createTabRecord } from '../tab-record.ts';

/** A message that the server has not acknowledged. `fault` is its refusal's code. */
export type Unsent = InferOutput<typeof Unsent>;
const Unsent = object({
  clientMessageId: string(),
  message: string(),
  /** The language of its writer, which a reply to it is wanted in. */
  language: picklist(LANGUAGES),
  writtenAt: string(),
  state: picklist(['waiting', 'failed']),
  fault: optional(string()),
});

type Items = readonly Unsent[];
const NONE: Items = [];

/** The unsent messages of a feature's conversations, by conversation and in the order of writing. The tab keeps them over a reload. */
export function createOutbox(key: string, forgetting: Forgetting) {
  const boxes = createTabRecord(key, array(Unsent), forgetting);

  /** The unsent messages of a conversation. */
  const outboxOf = (id: string): Items => boxes.get(id) ?? NONE;

  function change(id: string, to: (items: Items) => Items): void {
    const items = to(outboxOf(id));
    boxes.set(id, items.length > 0 ? [...items] : undefined);
  }

  const isOther = (clientMessageId: string) => (item: Unsent) => item.clientMessageId !== clientMessageId;

  return {
    outboxOf,
    /** The same for components. */
    useOutboxOf: (id: string): Items => boxes.useValue(id) ?? NONE,
    /** Adds a waiting message behind those of its conversation. */
    enqueue: (id: string, item: Omit<Unsent, 'state' | 'fault'>) =>
      change(id, (items) => [...items, { ...item, state: 'waiting' }]),
    /** Removes a message: it is stored, or its sender discarded it. */
    dequeue: (id: string, clientMessageId: string) => change(id, (items) => items.filter(isOther(clientMessageId))),
    /** Keeps a refused message with its reason until the sender decides. */
    markFailed: (id: string, clientMessageId: string, fault: string) =>
      change(id, (items) => items.map((item) => (isOther(clientMessageId)(item) ? item : { ...item, state: 'failed', fault }))),
    /** Requeues a refused message behind the waiting ones. */
    markWaiting: (id: string, clientMessageId: string) =>
      change(id, (items) => {
        const item = items.find((each) => each.clientMessageId === clientMessageId);
        const others = items.filter(isOther(clientMessageId));
        return item ? [...others, { ...item, state: 'waiting', fault: undefined }] : others;
      }),
    /** The next message to send. */
    nextWaiting: (id: string) => outboxOf(id).find(({ state }) => state === 'waiting'),
  };
}
