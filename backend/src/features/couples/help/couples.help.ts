import { COUPLES_ROLES, type CouplesRole } from '@beside/common/couples/couples.constants';
import type { CouplesHelp } from '@beside/common/couples/couples.views';
import type { Danger } from '@beside/common/safety/safety.constants';
import type pg from 'pg';
import type { Actor } from '../../../http/actor.ts';
import type { Publisher } from '../../../realtime/publisher.ts';
import { rooms } from '../../../realtime/rooms.ts';
import { countryOf, helpView, moreSevere } from '../../safety/safety.service.ts';
import { partnerOf } from '../session/couples.access.ts';
import type { ActiveSession, ActiveSessions } from '../session/couples.active-sessions.ts';
import { couplesHelpStatements, type StoredDanger } from './couples.help.statements.ts';

type Shown = Pick<StoredDanger, 'danger' | 'upToId'>;

export interface SeatHelp {
  /** What a partner is to see of it; null for none. Help that is known is read anew, since another node may have hidden it. */
  of(actor: Actor, active: ActiveSession, seat: CouplesRole): Promise<CouplesHelp | null>;
  /** A counsellor reply is stored: pushes what was found with it to its partner's pages on this node. */
  look(active: ActiveSession): Promise<void>;
  /** Keeps help up to a message from coming back to a partner's pages. */
  hide(actor: Actor, token: string, upToId: number): Promise<void>;
}

/**
 * Help for one partner alone, where the counsellor's model found danger in that partner's words. It is stored with a reply, and each node looks
 * for it whenever it learns of a reply, whatever was found: no other push and no version of the session depends on it.
 */
export function couplesHelp(pool: pg.Pool, publisher: Publisher, sessions: ActiveSessions): SeatHelp {
  /** The last message of the help that each seat's pages on this node have been pushed. */
  const pushed = new WeakMap<ActiveSession, Partial<Record<CouplesRole, number>>>();

  const read = (active: ActiveSession): Promise<StoredDanger[]> => {
    const reading = couplesHelpStatements.of(pool, active.session.id);
    active.help = reading;
    reading.catch(() => {
      if (active.help === reading) active.help = null;
    });
    return reading;
  };

  return {
    async of(actor, active, seat) {
      const known = await active.help?.catch(() => null);
      if (known && !shownTo(known, seat)) return null;
      const shown = shownTo(await read(active), seat);
      return shown && viewOf(shown, countryOf(undefined, actor.acceptLanguage));
    },

    async look(active) {
      // A page that misses it reads it when it opens the session again.
      const found = await read(active).catch(() => []);
      const { id: sessionId } = active.session;
      const before = pushed.get(active) ?? {};
      for (const seat of COUPLES_ROLES) {
        const shown = shownTo(found, seat);
        if (!shown || shown.upToId <= (before[seat] ?? 0)) continue;
        pushed.set(active, { ...pushed.get(active), [seat]: shown.upToId });
        publisher.publishHere(rooms.couplesSeat(sessionId, seat), 'couples:help', { sessionId, help: viewOf(shown, null) });
      }
    },

    async hide(actor, token, upToId) {
      const { active, role } = await partnerOf(sessions, actor, token);
      await couplesHelpStatements.hide(pool, active.session.id, role, Math.min(upToId, active.lastId));
    },
  };
}

/** What stands beside one partner's talk: the gravest of what is not hidden, the latest first, up to the last message of it. */
function shownTo(found: StoredDanger[], seat: CouplesRole): Shown | null {
  const own = found.filter((each) => each.seat === seat && !each.isHidden).toReversed();
  const danger = own.reduce<Danger | null>((gravest, each) => moreSevere(gravest, each.danger), null);
  return danger && { danger, upToId: Math.max(...own.map(({ upToId }) => upToId)) };
}

function viewOf({ danger, upToId }: Shown, country: string | null): CouplesHelp {
  return { ...helpView(danger, country), upToId };
}
