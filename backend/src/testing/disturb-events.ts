import type { StripeServer } from '../../stand-ins/stripe/stripe.server.ts';
import { shuffled } from './billing-history.ts';

/** Takes a step, with its events held back, then shuffled, doubled, dropped and delivered at once; or with nothing of it. */
export async function disturbEvents(
  { events }: Pick<StripeServer, 'events'>,
  step: () => Promise<unknown>,
  next: () => number,
): Promise<void> {
  const isHeld = next() < 0.6;
  const seen = events.all().length;
  if (isHeld) events.hold();
  await step();
  if (!isHeld) return;
  const ids = events
    .all()
    .slice(seen)
    .map(({ id }) => id);
  const kept = shuffled(
    ids.filter(() => next() < 0.7),
    next,
  );
  await Promise.all(kept.flatMap((id) => (next() < 0.3 ? [id, id, id] : [id])).map((id) => events.deliver(id)));
  events.drop();
  await events.release();
}
