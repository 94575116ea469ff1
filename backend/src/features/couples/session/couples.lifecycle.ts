import { randomBytes } from 'node:crypto';
import type { CreateCouplesSessionDto, JoinCouplesDto } from '@beside/common/couples/couples.dto';
import type { CouplesHistoryPage, CouplesJoined, CouplesSessionView } from '@beside/common/couples/couples.views';
import { recordErasure } from '../../../database/erasures.ts';
import { transact } from '../../../database/transaction.ts';
import type { Actor } from '../../../http/actor.ts';
import { requireUser } from '../../../http/authorize.ts';
import { AppError, notFound, notSignedIn } from '../../../lib/app-error.ts';
import { codeOf } from '../../../lib/error-code.ts';
import { couplesJobs } from '../counsellor/couples.jobs.ts';
import { nameNeeded, notYours, sessionEnded, sessionFull } from '../couples.errors.ts';
import { isPartner, mayDelete, roleOf } from '../couples.policy.ts';
import { presentSession } from '../couples.presenter.ts';
import { couplesStatements } from '../couples.statements.ts';
import type { CouplesContext } from '../couples.types.ts';

/** Bytes of a link's secret: 144 random bits. */
const TOKEN_BYTES = 18;
/** Sessions of one page of a history. */
const HISTORY_PAGE = 12;

/** A session's beginning and end. */
export interface Lifecycle {
  /**
   * Opens a session; it counts one use. The same `requestId` again returns the same session.
   * @throws AppError 401 for a visitor, 402 at the limit
   */
  create(actor: Actor, dto: CreateCouplesSessionDto): Promise<CouplesSessionView>;
  /**
   * Takes the second seat, for an account or for a browser with a session. The same call again answers the same.
   * @throws AppError 404 without such a couples session, 409 when it is full or has ended
   */
  join(actor: Actor, token: string, dto: JoinCouplesDto): Promise<CouplesJoined>;
  /** Closes a session for writing; either partner may. An ended one stays so. */
  end(actor: Actor, id: number): Promise<CouplesSessionView>;
  /**
   * Deletes a session for both.
   * @throws AppError 403 for the second partner, 404 for everyone else but its creator
   */
  remove(actor: Actor, id: number): Promise<void>;
  /**
   * A user's sessions, the newest first.
   * @param cursor where the page before ended; null for the first
   */
  history(actor: Actor, cursor: string | null): Promise<CouplesHistoryPage>;
}

export function couplesLifecycle(context: CouplesContext): Lifecycle {
  return { ...beginning(context), ...ending(context) };
}

function beginning({ pool, usage, sessions, publicUrl }: CouplesContext): Pick<Lifecycle, 'create' | 'join'> {
  return {
    async create(actor, dto) {
      const { id: userId, firstName } = requireUser(actor);
      const requestId = dto.requestId?.toLowerCase() ?? null;
      const made = await transact(pool, async (transaction) => {
        const session = await couplesStatements.insert(transaction, {
          sessionToken: randomBytes(TOKEN_BYTES).toString('base64url'),
          sessionName: oneLine(dto.sessionName),
          partner1Id: userId,
          partner1Name: oneLine(dto.partner1Name ?? firstName),
          creatorAddress: actor.ip,
          language: dto.language ?? 'en',
          requestId,
        });
        if (session) await usage.reserve(transaction, usage.reservationFor(actor), actor.userAgent);
        return session;
      }).catch((error: unknown) => {
        // The account was deleted during the call.
        if (codeOf(error) === '23503') throw notSignedIn();
        throw error;
      });
      if (made) usage.announce(userId);
      const session = made ?? (requestId && (await couplesStatements.byRequest(pool, userId, requestId)));
      if (!session) throw new AppError('conflict', 'This request was made before');
      return presentSession(session, publicUrl);
    },

    async join(actor, token, dto) {
      for (;;) {
        const session = await couplesStatements.byToken(pool, token);
        if (!session) throw notFound();
        const role = roleOf(actor, session);
        const view = presentSession(session, publicUrl);
        if (role === 'partner1') return { session: view, me: { role, name: session.partner1Name } };
        if (role === 'partner2') return { session: view, me: { role, name: session.partner2Name } };
        if (session.partner2Name !== null) throw sessionFull();
        if (!session.isActive) throw sessionEnded();
        const name = oneLine(dto.partnerName ?? actor.user?.firstName ?? '');
        if (!name) throw nameNeeded();
        const { userId, visitorId } = actor;
        const seat = { userId, visitorId, name, language: dto.language ?? null };
        const joined = await couplesStatements.join(pool, session.id, seat);
        if (joined) {
          await sessions.changed(token);
          return { session: presentSession(joined, publicUrl), me: { role: 'partner2', name } };
        }
        // The seat was taken, or the session ended: the next read shows which.
      }
    },
  };
}

function ending({ pool, sessions, publicUrl }: CouplesContext): Pick<Lifecycle, 'end' | 'remove' | 'history'> {
  /** A partner's session, by its id; 404 for others. */
  const ownSession = async (actor: Actor, id: number) => {
    const session = await couplesStatements.byId(pool, id);
    const role = session ? roleOf(actor, session) : 'visitor';
    if (!session || !isPartner(role)) throw notFound();
    return { session, role };
  };

  return {
    async end(actor, id) {
      const { session } = await ownSession(actor, id);
      await transact(pool, async (transaction) => {
        await couplesJobs.lockConversation(transaction, id);
        await couplesStatements.end(transaction, id);
      });
      const ended = await sessions.changed(session.sessionToken);
      return presentSession({ ...(ended?.session ?? session), isActive: false }, publicUrl);
    },

    async remove(actor, id) {
      const { role } = await ownSession(actor, id);
      if (!mayDelete(role)) throw notYours();
      await transact(pool, async (transaction) => {
        await couplesJobs.lockConversation(transaction, id);
        await couplesStatements.remove(transaction, id);
        await recordErasure(transaction, 'couples', id);
      });
      sessions.deleted(id);
    },

    async history(actor, cursor) {
      const { id: userId } = requireUser(actor);
      const found = await couplesStatements.history(pool, userId, HISTORY_PAGE + 1, readCursor(cursor));
      const page = found.slice(0, HISTORY_PAGE);
      const last = found.length > HISTORY_PAGE ? page.at(-1) : undefined;
      return {
        sessions: page.map((session) => ({
          ...presentSession(session, publicUrl),
          role: session.partner1Id === userId ? 'partner1' : 'partner2',
        })),
        nextCursor: last ? String(last.id) : null,
      };
    },
  };
}

/** A name on one line, without the characters that turn the direction of the text around it. */
function oneLine(name: string): string {
  return name
    .replace(/[\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** @throws AppError 400 for an invalid cursor */
function readCursor(cursor: string | null): number | null {
  if (cursor === null) return null;
  if (/^\d{1,15}$/.test(cursor)) return Number(cursor);
  throw new AppError('validation_failed', 'Please check what you entered', { errors: { cursor: ['cursor is not valid'] } });
}
