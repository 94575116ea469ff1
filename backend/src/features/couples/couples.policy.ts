import type { CouplesRole } from '@beside/common/couples/couples.constants';
import type { CouplesMe } from '@beside/common/couples/couples.views';
import type { Actor } from '../../http/actor.ts';
import type { CouplesSession } from './couples.entity.ts';

type Seats = Pick<CouplesSession, 'partner1Id' | 'partner2Id' | 'partner2VisitorId'>;

/** A caller's role in a session. A seat with an account belongs to that account alone, in any browser. */
export function roleOf({ userId, visitorId }: Pick<Actor, 'userId' | 'visitorId'>, session: Seats): CouplesMe['role'] {
  if (userId !== null && userId === session.partner1Id) return 'partner1';
  if (session.partner2Id !== null) return userId === session.partner2Id ? 'partner2' : 'visitor';
  return session.partner2VisitorId !== null && visitorId === session.partner2VisitorId ? 'partner2' : 'visitor';
}

/** Whether an outsider may know of a session: until both partners are in. */
export function mayKnowOf(role: CouplesMe['role'], session: Pick<CouplesSession, 'partner2Name'>): boolean {
  return role !== 'visitor' || session.partner2Name === null;
}

export function isPartner(role: CouplesMe['role']): role is CouplesRole {
  return role !== 'visitor';
}

/** Only a session's creator deletes it, for both. */
export function mayDelete(role: CouplesMe['role']): boolean {
  return role === 'partner1';
}
