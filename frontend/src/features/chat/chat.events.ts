import { ChatDelta, ChatDone, ChatFailed, ChatMessagePush } from '@beside/common/chat/chat.views';
import type { LiveSocket } from '../../lib/socket.ts';
import { chatCache } from './chat.cache.ts';
import { chats } from './chat.conversation.ts';

/** Binds the handlers of chat pushes. Called once, by the panel. */
export function bindChatEvents(socket: LiveSocket): void {
  const { onPush, receiveDelta, receiveDone, receiveMessage } = chats;
  socket.on('connect', chats.socketConnected);
  socket.on('disconnect', chats.connectionLost);
  socket.on('chat:message', onPush(ChatMessagePush, receiveMessage));
  socket.on('chat:delta', onPush(ChatDelta, receiveDelta));
  socket.on('chat:done', onPush(ChatDone, receiveDone));
  socket.on(
    'chat:failed',
    onPush(ChatFailed, (sessionId, { replyId }) => chatCache.endReply(sessionId, replyId)),
  );
}
