import { array, type GenericSchema, type InferOutput, object, optional, picklist, record, string } from 'valibot';
import { create } from 'zustand';
import { parseAs } from '../parse.ts';
import { forTab } from '../storage.ts';

/** A message that the server has not acknowledged. `fault` is its refusal's code. */
export type Unsent = InferOutput<typeof Unsent>;
export const Unsent = object({
  clientMessageId: string(),
  message: string(),
  writtenAt: string(),
  state: picklist(['waiting', 'failed']),
  fault: optional(string()),
});

interface Rules<Item> {
  /** The tab's storage key. */
  key: string;
  /** A stored item: the entries of `Unsent`, and the feature's own. */
  item: GenericSchema<unknown, Item>;
}

/** The unsent messages of a feature's conversations, by conversation and in the order of writing. The tab keeps them over a reload. */
export function createOutbox<Item extends Unsent>({ key, item: itemSchema }: Rules<Item>) {
  type Items = readonly Item[];
  type Boxes = Readonly<Record<string, Items>>;
  const NONE: Items = [];

  function stored(): Boxes {
    try {
      return parseAs(record(string(), array(itemSchema)), forTab.json(key));
    } catch {
      return {};
    }
  }

  const useBoxes = create<{ boxes: Boxes }>(() => ({ boxes: stored() }));

  /** The unsent messages of a conversation. */
  const outboxOf = (of: string): Items => useBoxes.getState().boxes[of] ?? NONE;

  function change(of: string, to: (items: Items) => Items): void {
    const { [of]: _, ...others } = useBoxes.getState().boxes;
    const items = to(outboxOf(of));
    const boxes = items.length > 0 ? { ...others, [of]: items } : others;
    useBoxes.setState({ boxes });
    forTab.set(key, JSON.stringify(boxes));
  }

  const isOther = (clientMessageId: string) => (item: Item) => item.clientMessageId !== clientMessageId;

  return {
    outboxOf,
    /** The same for components. */
    useOutboxOf: (of: string): Items => useBoxes(({ boxes }) => boxes[of] ?? NONE),
    /** Adds a message behind those of its conversation. */
    enqueue: (of: string, item: Item) => change(of, (items) => [...items, item]),
    /** Removes a message: it is stored, or its sender discarded it. */
    dequeue: (of: string, clientMessageId: string) => change(of, (items) => items.filter(isOther(clientMessageId))),
    /** Keeps a refused message with its reason until the sender decides. */
    markFailed: (of: string, clientMessageId: string, fault: string) =>
      change(of, (items) => items.map((item) => (isOther(clientMessageId)(item) ? item : { ...item, state: 'failed', fault }))),
    /** Requeues a refused message behind the waiting ones. */
    markWaiting: (of: string, clientMessageId: string) =>
      change(of, (items) => {
        const isOneOfOthers = isOther(clientMessageId);
        const again = items.filter((item) => !isOneOfOthers(item));
        return [...items.filter(isOneOfOthers), ...again.map((item): Item => ({ ...item, state: 'waiting', fault: undefined }))];
      }),
    /** The next message to send. */
    nextWaiting: (of: string) => outboxOf(of).find(({ state }) => state === 'waiting'),
    /** Forgets the messages of one conversation. */
    clearOutboxOf: (of: string) => change(of, () => NONE),
    /** Forgets every message in memory; the feature's `forget` removes the stored ones. */
    clearOutbox: () => useBoxes.setState({ boxes: {} }),
  };
}
