import { isDeepStrictEqual } from 'node:util';
import { COUPLES_CATCH_UP_MAX, COUPLES_ROLES } from '@beside/common/couples/couples.constants';
import type pg from 'pg';
import type { ConversationKind } from '../../../conversations/conversation.types.ts';
import type { Publisher } from '../../../realtime/publisher.ts';
import { rooms } from '../../../realtime/rooms.ts';
import { couplesJobs } from '../counsellor/couples.jobs.ts';
import type { CouplesMessage, CouplesSession } from '../couples.entity.ts';
import { presentMessage, presentSession } from '../couples.presenter.ts';
import { couplesConversation, couplesStatements } from '../couples.statements.ts';
import type { CouplesEngine } from '../couples.types.ts';
import type { Translatable } from '../translations/couples.translations.ts';
import { type ActiveSession, activateSession, latest } from './couples.active-sessions.ts';
import { POLL } from './couples.presence.ts';

type CouplesKind = ConversationKind<CouplesSession, CouplesMessage, ActiveSession, Translatable>;

/** A couples session as a kind of conversation. */
export function couplesKind(
  { publisher, publicUrl }: { publisher: Publisher; publicUrl: string },
  follows: Pick<CouplesKind, 'onFound' | 'onConfirmed'>,
): CouplesKind {
  const publishChange = (active: ActiveSession, deleted: boolean): void => {
    const sessionId = active.session.id;
    const session = presentSession(deleted ? { ...active.session, isActive: false } : active.session, publicUrl);
    publisher.publishHere(rooms.couples(sessionId), 'couples:session', { sessionId, session, ...(deleted ? { deleted } : {}) });
  };
  return {
    name: 'couples',
    statements: couplesConversation,
    keyOf: ({ sessionToken }) => sessionToken,
    activate: activateSession,
    merge: (cached, read) => ({ ...read, reads: latest(cached.reads, read.reads) }),
    isRead: ({ readers }) => readers.size > 0,
    isPolled: ({ readers }) => [...readers.keys()].some((name) => name.startsWith(POLL)),
    replyIdsIn: couplesJobs.runningIn,
    refresh: refreshReads,
    catchUpMax: COUPLES_CATCH_UP_MAX,
    pushHere(message) {
      const { sessionId } = message;
      publisher.publishHere(rooms.couples(sessionId), 'couples:message', { sessionId, message: presentMessage(message) });
    },
    onChange: (active) => publishChange(active, false),
    onDeleted(active) {
      publishChange(active, true);
      const { id } = active.session;
      const languages = new Set([...active.readers.values()].map(({ language }) => language));
      for (const socket of publisher.localSockets(rooms.couples(id))) {
        void socket.leave(rooms.couples(id));
        for (const role of COUPLES_ROLES) void socket.leave(rooms.couplesSeat(id, role));
        for (const language of languages) if (language) void socket.leave(rooms.couplesReaders(id, language));
      }
    },
    // One of them may be a reply, with help for a partner.
    onUnread(active) {
      active.help = null;
    },
    ...follows,
  };
}

/** Takes over what other nodes push. */
export function receivePushes(publisher: Publisher, { received, sessions }: CouplesEngine): void {
  publisher.onReceived({
    'couples:message': received.message,
    'couples:done': received.done,
    'couples:failed': received.failed,
    'couples:delta': received.delta,
    'couples:read'({ sessionId, role, messageId }) {
      const active = sessions.get(sessionId);
      if (!active || messageId <= (active.session.reads[role] ?? 0)) return;
      active.session.reads = { ...active.session.reads, [role]: messageId };
      sessions.touch(active);
    },
    'couples:presence'({ sessionId, presence }) {
      const active = sessions.get(sessionId);
      if (!active || active.presence.join() === presence.join()) return;
      active.presence = presence;
      sessions.touch(active);
    },
  });
}

/** Read positions are pushed to sockets alone; a node with polls only finds them here. */
async function refreshReads(pool: pg.Pool, polled: ActiveSession[]): Promise<ActiveSession[]> {
  const reads = await couplesStatements.reads(
    pool,
    polled.map(({ session }) => session.id),
  );
  return polled.filter((active) => {
    const read = reads.get(active.session.id);
    const now = read ? latest(active.session.reads, read) : active.session.reads;
    if (isDeepStrictEqual(now, active.session.reads)) return false;
    active.session.reads = now;
    return true;
  });
}
