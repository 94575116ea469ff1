import type { CouplesRole } from '@beside/common/couples/couples.constants';
import type { CouplesMe } from '@beside/common/couples/couples.dto';
import type { Actor } from '../../http/actor.ts';
import { notFound } from '../../lib/app-error.ts';
import { notJoined } from './couples.errors.ts';
import type { Held, HeldSessions } from './couples.held.ts';
import { isPartner, mayKnowOf, roleOf } from './couples.policy.ts';

/** Who someone is in the session of a link. What this node knows may be a moment old: nobody is turned away by that alone. */
export async function enterAs(
  sessions: HeldSessions,
  actor: Actor,
  token: string,
): Promise<{ held: Held; role: CouplesMe['role'] }> {
  const known = await sessions.find(token);
  if (known) {
    const role = roleOf(actor, known.session);
    if (isPartner(role)) return { held: known, role };
  }
  const held = await sessions.findAnew(token);
  if (!held) throw notFound();
  const role = roleOf(actor, held.session);
  if (!mayKnowOf(role, held.session)) throw notFound();
  return { held, role };
}

/**
 * The same for what only partners do.
 * @throws AppError 404 for whoever may not know of the session, 403 for a visitor who may
 */
export async function partnerOf(sessions: HeldSessions, actor: Actor, token: string): Promise<{ held: Held; role: CouplesRole }> {
  const { held, role } = await enterAs(sessions, actor, token);
  if (!isPartner(role)) throw notJoined();
  return { held, role };
}
