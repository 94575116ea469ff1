import { ChatDelta, ChatDone, ChatFailed, ChatMessagePush } from '@beside/common/chat/chat.views';
import type { GenericSchema, InferOutput } from 'valibot';
import { parseAs } from '../../lib/parse.ts';
import type { LiveSocket } from '../../lib/socket.ts';
import { endReply, upsertDelta, upsertDone, upsertMessage } from './chat.cache.ts';
import { connectionLost, resync, socketConnected, useChatConnection } from './chat.connection.ts';

/** Binds the handlers of chat pushes. Called once, by the panel. */
export function bindChatEvents(socket: LiveSocket): void {
  socket.on('connect', socketConnected);
  socket.on('disconnect', connectionLost);
  socket.on(
    'chat:message',
    onPush(ChatMessagePush, ({ sessionId, message }) => upsertMessage(sessionId, message, inOrder())),
  );
  socket.on(
    'chat:delta',
    onPush(ChatDelta, ({ sessionId, ...delta }) => void (upsertDelta(sessionId, delta) || resync())),
  );
  socket.on(
    'chat:done',
    onPush(ChatDone, ({ sessionId, replyId, message }) => upsertDone(sessionId, replyId, message, inOrder())),
  );
  socket.on(
    'chat:failed',
    onPush(ChatFailed, ({ sessionId, replyId }) => endReply(sessionId, replyId)),
  );
}

/** Handles a push if it concerns the chat on this page. The handler throws ParseError. */
function onPush<S extends GenericSchema<unknown, { sessionId: string }>>(
  schema: S,
  handle: (push: InferOutput<S>) => void,
): (push: unknown) => void {
  return (pushed) => {
    const push = parseAs(schema, pushed);
    if (useChatConnection.getState().sessionId === push.sessionId) handle(push);
  };
}

/** During a catch-up there may be a gap before a pushed message. */
const inOrder = () => useChatConnection.getState().live;
