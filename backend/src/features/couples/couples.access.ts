import type { CouplesRole } from '@beside/common/couples/couples.constants';
import type { CouplesMe } from '@beside/common/couples/couples.dto';
import type { Actor } from '../../http/actor.ts';
import { notFound } from '../../lib/app-error.ts';
import type { ActiveSession, ActiveSessions } from './couples.active-sessions.ts';
import { notJoined } from './couples.errors.ts';
import { isPartner, mayKnowOf, roleOf } from './couples.policy.ts';

/** Who someone is in the session of a link. What this node knows may be a moment old: nobody is turned away by that alone. */
export async function enterAs(
  sessions: ActiveSessions,
  actor: Actor,
  token: string,
): Promise<{ active: ActiveSession; role: CouplesMe['role'] }> {
  const known = await sessions.find(token);
  if (known) {
    const role = roleOf(actor, known.session);
    if (isPartner(role)) return { active: known, role };
  }
  const active = await sessions.findAnew(token);
  if (!active) throw notFound();
  const role = roleOf(actor, active.session);
  if (!mayKnowOf(role, active.session)) throw notFound();
  return { active, role };
}

/**
 * The same for what only partners do.
 * @throws AppError 404 for whoever may not know of the session, 403 for a visitor who may
 */
export async function partnerOf(
  sessions: ActiveSessions,
  actor: Actor,
  token: string,
): Promise<{ active: ActiveSession; role: CouplesRole }> {
  const { active, role } = await enterAs(sessions, actor, token);
  if (!isPartner(role)) throw notJoined();
  return { active, role };
}
