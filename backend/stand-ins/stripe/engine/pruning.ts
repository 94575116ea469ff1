import type { Engine } from './engine.ts';

/** Seconds for which Stripe keeps events. */
const EVENTS_FOR = 30 * 86_400;
/** Milliseconds for which it keeps the answers of idempotency keys. */
const ANSWERS_FOR_MS = 24 * 3_600_000;

/** Drops what Stripe would have dropped, so that a sandbox of months still starts at once. */
export function prune(engine: Engine): void {
  const { store } = engine;
  const oldest = engine.clock.seconds() - EVENTS_FOR;
  const waiting = new Set(store.all('delivery').flatMap(({ event, status }) => (status === 'pending' ? [event] : [])));
  const events = new Set(store.all('event').flatMap(({ id, created }) => (created < oldest && !waiting.has(id) ? [id] : [])));
  const answers = store.all('answer').filter(({ at }) => at < Date.now() - ANSWERS_FOR_MS);
  if (events.size === 0 && answers.length === 0) return;
  engine.transact(() => {
    for (const { id, event } of store.all('delivery')) if (events.has(event)) store.remove('delivery', id);
    for (const id of events) store.remove('event', id);
    for (const { id } of answers) store.remove('answer', id);
  });
}
