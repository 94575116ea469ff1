import type { CouplesMessageView } from '@beside/common/couples/couples.dto';
import type { ServerToClientEvents } from '@beside/common/events';
import type { ActiveSession, ActiveSessions } from './couples.active-sessions.ts';

type Push<E extends keyof ServerToClientEvents> = Parameters<ServerToClientEvents[E]>[0];

/** Takes what is being sent to a socket, this node's own pushes among it; each is noted once. */
export type ReceivedPushes = { [E in keyof ServerToClientEvents]?: (push: Push<E>) => void };

/**
 * What a node learns from the pushes that other nodes send to its sockets: so that it knows which came, and what to show to those who poll.
 * @param onFound called for each message that this node did not know
 */
export function receivedPushes(
  sessions: ActiveSessions,
  onFound: (active: ActiveSession, message: CouplesMessageView) => void,
): ReceivedPushes {
  const noted = (active: ActiveSession | undefined, message: CouplesMessageView): void => {
    if (active && sessions.record(active, message.id)) onFound(active, message);
  };
  return {
    'couples:message': ({ sessionId, message }) => noted(sessions.get(sessionId), message),
    'couples:done'({ sessionId, message }) {
      const active = sessions.get(sessionId);
      if (active) active.reply = null;
      noted(active, message);
    },
    'couples:failed'({ sessionId }) {
      const active = sessions.get(sessionId);
      if (active) active.reply = null;
    },
    'couples:delta'({ sessionId, replyId, offset, text }) {
      const active = sessions.get(sessionId);
      if (!active) return;
      const before = active.reply?.replyId === replyId ? active.reply.text : '';
      // One that belongs further on says that something was missed: what is known stays.
      if (offset > before.length || offset + text.length <= before.length) return;
      active.reply = { replyId, text: before.slice(0, offset) + text };
      sessions.touch(active);
    },
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
  };
}
