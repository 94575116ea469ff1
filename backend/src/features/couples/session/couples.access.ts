import type { CouplesRole } from '@beside/common/couples/couples.constants';
import type { Actor } from '../../../http/actor.ts';
import { notFound } from '../../../lib/app-error.ts';
import { notJoined } from '../couples.errors.ts';
import { isPartner, mayKnowOf, roleOf } from '../couples.policy.ts';
import type { ActiveSession, ActiveSessions } from './couples.active-sessions.ts';

/** A partner's place in a session. */
export interface Seat {
  active: ActiveSession;
  role: CouplesRole;
}

/** The caller's role in the session of a link. Never refuse from the cache alone, which may be a moment old: reread before refusing. */
export async function roleIn(
  sessions: ActiveSessions,
  actor: Actor,
  token: string,
): Promise<Seat | { active: ActiveSession; role: 'visitor' }> {
  const known = await sessions.find(token);
  if (known) {
    const role = roleOf(actor, known.session);
    if (isPartner(role)) return { active: known, role };
  }
  const active = await sessions.reload(token);
  if (!active) throw notFound();
  const role = roleOf(actor, active.session);
  if (!mayKnowOf(role, active.session)) throw notFound();
  return { active, role };
}

/**
 * The same for what only partners do.
 * @throws AppError 404 for a caller who may not know of the session, 403 for a visitor who may
 */
export async function partnerOf(sessions: ActiveSessions, actor: Actor, token: string): Promise<Seat> {
  const seat = await roleIn(sessions, actor, token);
  if (seat.role === 'visitor') throw notJoined();
  return seat;
}
