import type { Danger } from '@beside/common/safety/safety.constants';
import { assessDanger } from '../../safety/safety.service.ts';

/** Messages whose screening a node remembers: those of the conversations that go on. */
const REMEMBERED_MAX = 20_000;

/** Screens a stored message for danger. `assess`: gives the finding where its text is being assessed already. */
export type Screening = (stored: { id: number; message: string }, assess?: () => Danger | null) => Danger | null;

/** Screens each message once on a node: it never changes, and every later prompt needs the finding again. */
export function couplesScreening(): Screening {
  // Half of them each. Deleting the oldest one by one would make a map walk over all that it has deleted.
  let recent = new Map<number, Danger | null>();
  let earlier = recent;
  return ({ id, message }, assess = () => assessDanger(message)) => {
    const known = recent.has(id) ? recent : earlier;
    if (known.has(id)) return known.get(id) ?? null;
    const found = assess();
    if (recent.size >= REMEMBERED_MAX / 2) {
      earlier = recent;
      recent = new Map();
    }
    recent.set(id, found);
    return found;
  };
}
