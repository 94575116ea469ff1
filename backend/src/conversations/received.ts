import type { ActiveConversations } from './active-conversations.ts';
import type { ActiveConversation, ConversationRow } from './conversation.types.ts';

/** A message as it is presented. `revision` is the place of its last change: see `Positioned`. */
export interface PushedView {
  id: number;
  revision?: number | undefined;
}

/** What a push to the pages of a conversation carries. */
interface Pushed<S extends ConversationRow> {
  sessionId: S['id'];
}

interface PushedMessage<S extends ConversationRow, V> extends Pushed<S> {
  message: V;
}

interface PushedDelta<S extends ConversationRow> extends Pushed<S> {
  replyId: string;
  offset: number;
  text: string;
}

export interface ReceivedPushes<S extends ConversationRow, V extends PushedView> {
  message(pushed: PushedMessage<S, V>): void;
  done(pushed: PushedMessage<S, V>): void;
  failed(pushed: Pushed<S>): void;
  delta(pushed: PushedDelta<S>): void;
}

/**
 * Records what other nodes push to this node's sockets, so that the reconciler and the polls know it.
 * @param onFound called for each message that this node did not know
 */
export function receivedPushes<S extends ConversationRow, A extends ActiveConversation<S>, V extends PushedView>(
  sessions: ActiveConversations<S, A>,
  onFound: (active: A, message: V) => void,
): ReceivedPushes<S, V> {
  const message: ReceivedPushes<S, V>['message'] = ({ sessionId, message: view }) => {
    const active = sessions.get(sessionId);
    if (!active) return;
    const isNew = sessions.record(active, view.id);
    // A change of a message that is known: a poll must show it.
    if (view.revision === undefined || !sessions.record(active, view.revision)) sessions.touch(active);
    if (isNew) onFound(active, view);
  };
  return {
    message,
    done(pushed) {
      const active = sessions.get(pushed.sessionId);
      if (active) active.reply = null;
      message(pushed);
    },
    failed({ sessionId }) {
      const active = sessions.get(sessionId);
      if (!active) return;
      active.reply = null;
      sessions.touch(active);
    },
    delta({ sessionId, replyId, offset, text }) {
      const active = sessions.get(sessionId);
      if (!active) return;
      const before = active.reply?.replyId === replyId ? active.reply.text : '';
      // A delta further on means that one was missed: keep the known text.
      if (offset > before.length || offset + text.length <= before.length) return;
      active.reply = { replyId, text: before.slice(0, offset) + text };
      sessions.touch(active);
    },
  };
}
