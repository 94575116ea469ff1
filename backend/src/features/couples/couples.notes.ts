import type { CouplesMessageView } from '@beside/common/couples/couples.dto';
import type { ServerToClientEvents } from '@beside/common/events';
import type { Held, HeldSessions } from './couples.held.ts';

type Push<E extends keyof ServerToClientEvents> = Parameters<ServerToClientEvents[E]>[0];

/** Takes what is being sent to a socket, this node's own pushes among it; each is noted once. */
export type CouplesNotes = { [E in keyof ServerToClientEvents]?: (push: Push<E>) => void };

/**
 * What a node learns from the pushes that other nodes send to its sockets: so that it knows which came, and what to show to those who poll.
 * @param onFound called for each message that this node did not know
 */
export function couplesNotes(sessions: HeldSessions, onFound: (held: Held, message: CouplesMessageView) => void): CouplesNotes {
  const noted = (held: Held | undefined, message: CouplesMessageView): void => {
    if (held && sessions.note(held, message.id)) onFound(held, message);
  };
  return {
    'couples:message': ({ sessionId, message }) => noted(sessions.get(sessionId), message),
    'couples:done'({ sessionId, message }) {
      const held = sessions.get(sessionId);
      if (held) held.reply = null;
      noted(held, message);
    },
    'couples:failed'({ sessionId }) {
      const held = sessions.get(sessionId);
      if (held) held.reply = null;
    },
    'couples:delta'({ sessionId, replyId, offset, text }) {
      const held = sessions.get(sessionId);
      if (!held) return;
      const before = held.reply?.replyId === replyId ? held.reply.text : '';
      // One that belongs further on says that something was missed: what is known stays.
      if (offset > before.length || offset + text.length <= before.length) return;
      held.reply = { replyId, text: before.slice(0, offset) + text };
      sessions.touch(held);
    },
    'couples:read'({ sessionId, role, messageId }) {
      const held = sessions.get(sessionId);
      if (!held || messageId <= (held.session.reads[role] ?? 0)) return;
      held.session.reads = { ...held.session.reads, [role]: messageId };
      sessions.touch(held);
    },
    'couples:presence'({ sessionId, presence }) {
      const held = sessions.get(sessionId);
      if (!held || held.presence.join() === presence.join()) return;
      held.presence = presence;
      sessions.touch(held);
    },
  };
}
