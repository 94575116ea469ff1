import { array, type InferOutput, object, optional, picklist, record, string } from 'valibot';
import { create } from 'zustand';
import { parseAs } from '../../lib/parse.ts';
import { forTab } from '../../lib/storage.ts';
import { COUPLES_KEYS, onForgetCouples } from './forget.ts';

/** A message that the server has not acknowledged. `fault` is its refusal's code. */
export type OutboxItem = InferOutput<typeof OutboxItem>;
const OutboxItem = object({
  clientMessageId: string(),
  message: string(),
  language: string(),
  writtenAt: string(),
  state: picklist(['waiting', 'failed']),
  fault: optional(string()),
});

type Outbox = Readonly<Record<string, readonly OutboxItem[]>>;

const NONE: readonly OutboxItem[] = [];

function readOutbox(): Outbox {
  try {
    return parseAs(record(string(), array(OutboxItem)), forTab.json(COUPLES_KEYS.outbox));
  } catch {
    return {};
  }
}

/** Unsent messages by session token, in the order of writing. */
const useOutbox = create<{ outbox: Outbox }>(() => ({ outbox: readOutbox() }));

/** The unsent messages of a session. */
export const outboxOf = (token: string) => useOutbox.getState().outbox[token] ?? NONE;

/** The same for components. */
export function useOutboxOf(token: string): readonly OutboxItem[] {
  return useOutbox(({ outbox }) => outbox[token] ?? NONE);
}

function change(token: string, to: (items: readonly OutboxItem[]) => readonly OutboxItem[]): void {
  const { [token]: _, ...others } = useOutbox.getState().outbox;
  const items = to(outboxOf(token));
  const outbox = items.length > 0 ? { ...others, [token]: items } : others;
  useOutbox.setState({ outbox });
  forTab.set(COUPLES_KEYS.outbox, JSON.stringify(outbox));
}

export function enqueue(token: string, item: Omit<OutboxItem, 'state'>): void {
  change(token, (items) => [...items, { ...item, state: 'waiting' }]);
}

/** Removes a message: it is stored, or its sender discarded it. */
export function dequeue(token: string, clientMessageId: string): void {
  change(token, (items) => items.filter((item) => item.clientMessageId !== clientMessageId));
}

/** Keeps a refused message with its reason until the sender decides. */
export function markFailed(token: string, clientMessageId: string, fault: string): void {
  change(token, (items) =>
    items.map((item) => (item.clientMessageId === clientMessageId ? { ...item, state: 'failed', fault } : item)),
  );
}

/** Requeues a refused message behind the waiting ones. */
export function markWaiting(token: string, clientMessageId: string): void {
  change(token, (items) => {
    const again = items.filter((item) => item.clientMessageId === clientMessageId);
    const others = items.filter((item) => item.clientMessageId !== clientMessageId);
    return [...others, ...again.map((item): OutboxItem => ({ ...item, state: 'waiting', fault: undefined }))];
  });
}

/** The next message to send. */
export const nextWaiting = (token: string) => outboxOf(token).find(({ state }) => state === 'waiting');

onForgetCouples(() => useOutbox.setState({ outbox: {} }));
