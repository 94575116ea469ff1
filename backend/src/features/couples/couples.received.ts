import type { CouplesMessageView } from '@beside/common/couples/couples.views';
import type { PushListeners } from '../../realtime/received-pushes.ts';
import type { ActiveSession, ActiveSessions } from './couples.active-sessions.ts';

/**
 * Records what other nodes push to this node's sockets, so that the reconciler and the polls know it.
 * @param onFound called for each message that this node did not know
 */
export function receivedPushes(
  sessions: ActiveSessions,
  onFound: (active: ActiveSession, message: CouplesMessageView) => void,
): PushListeners {
  const recordMessage = (active: ActiveSession | undefined, message: CouplesMessageView): void => {
    if (active && sessions.record(active, message.id)) onFound(active, message);
  };
  return {
    'couples:message': ({ sessionId, message }) => recordMessage(sessions.get(sessionId), message),
    'couples:done'({ sessionId, message }) {
      const active = sessions.get(sessionId);
      if (active) active.reply = null;
      recordMessage(active, message);
    },
    'couples:failed'({ sessionId }) {
      const active = sessions.get(sessionId);
      if (active) active.reply = null;
    },
    'couples:delta'({ sessionId, replyId, offset, text }) {
      const active = sessions.get(sessionId);
      if (!active) return;
      const before = active.reply?.replyId === replyId ? active.reply.text : '';
      // A delta further on means that one was missed: keep the known text.
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
