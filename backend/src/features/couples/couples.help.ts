import { COUPLES_ROLES, type CouplesRole } from '@beside/common/couples/couples.constants';
import type { CouplesHelp } from '@beside/common/couples/couples.views';
import type pg from 'pg';
import type { Actor } from '../../http/actor.ts';
import type { Publisher } from '../../realtime/publisher.ts';
import { rooms } from '../../realtime/rooms.ts';
import { countryOf, helpView } from '../safety/safety.service.ts';
import { partnerOf } from './couples.access.ts';
import type { ActiveSession, ActiveSessions } from './couples.active-sessions.ts';
import { couplesHelpStore, type StoredDanger } from './couples.help.store.ts';

/**
 * Help for one partner alone, where the counsellor's model found danger in that partner's words. It is stored with a reply, and each node looks
 * for it whenever it learns of a reply, whatever was found: no other push and no version of the session depends on it.
 */
export function couplesHelp(pool: pg.Pool, publisher: Publisher, sessions: ActiveSessions) {
  /** The last message of the help that each seat's pages on this node have been pushed. */
  const pushed = new WeakMap<ActiveSession, Partial<Record<CouplesRole, number>>>();

  const read = (active: ActiveSession): Promise<StoredDanger[]> => {
    const reading = couplesHelpStore.of(pool, active.session.id);
    active.help = reading;
    reading.catch(() => {
      if (active.help === reading) active.help = null;
    });
    return reading;
  };

  return {
    /** What a partner is to see of it; null for none. Help that is known is read anew, since another node may have hidden it. */
    async of(actor: Actor, active: ActiveSession, seat: CouplesRole): Promise<CouplesHelp | null> {
      const known = await active.help?.catch(() => null);
      if (known && !latestOf(known, seat)) return null;
      const last = latestOf(await read(active), seat);
      return last && !last.isHidden ? viewOf(last, countryOf(undefined, actor.acceptLanguage)) : null;
    },

    /** A counsellor reply is stored: pushes what was found with it to its partner's pages on this node. */
    async look(active: ActiveSession): Promise<void> {
      // A page that misses it reads it when it opens the session again.
      const found = await read(active).catch(() => []);
      const { id: sessionId } = active.session;
      const before = pushed.get(active) ?? {};
      for (const seat of COUPLES_ROLES) {
        const last = latestOf(found, seat);
        if (!last || last.isHidden || last.upToId <= (before[seat] ?? 0)) continue;
        pushed.set(active, { ...pushed.get(active), [seat]: last.upToId });
        publisher.publishHere(rooms.couplesSeat(sessionId, seat), 'couples:help', { sessionId, help: viewOf(last, null) });
      }
    },

    /** Keeps help up to a message from coming back to a partner's pages. */
    async hide(actor: Actor, token: string, upToId: number): Promise<void> {
      const { active, role } = await partnerOf(sessions, actor, token);
      await couplesHelpStore.hide(pool, active.session.id, role, Math.min(upToId, active.lastId));
    },
  };
}

export type SeatHelp = ReturnType<typeof couplesHelp>;

function latestOf(found: StoredDanger[], seat: CouplesRole): StoredDanger | undefined {
  return found.findLast((each) => each.seat === seat);
}

function viewOf({ danger, upToId }: StoredDanger, country: string | null): CouplesHelp {
  return { ...helpView(danger, country), upToId };
}
