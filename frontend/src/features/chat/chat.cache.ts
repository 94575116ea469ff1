import type { ErrorCode } from '@beside/common/errors';
import { isInPlace } from '@beside/common/safety/read-help';
import { createCache } from '../../lib/conversation/cache.ts';
import { queryClient } from '../../lib/query.ts';
import { chatThread } from './chat.merge.ts';
import { chatForgetting } from './forget.ts';

/** The cached chats, by advice session. */
export const chatCache = createCache({
  name: 'chat',
  thread: chatThread,
  // Help in a reply's place comes beside another that grows.
  isReply: ({ messageType, help }) => messageType === 'ai' && !isInPlace(help),
});

export const translationKeys = {
  message: (messageId: number) => ['chat', 'translation', messageId],
  language: (messageId: number, language: string) => [...translationKeys.message(messageId), language],
};

/** Sets why a question has no reply; undefined clears it. */
export const upsertUnanswered = (sessionId: string, messageId: number, unanswered: ErrorCode | undefined): void =>
  chatCache.changeMessage(sessionId, messageId, (message) => ({ ...message, unanswered }));

/** Drops a deleted chat. A panel that shows it stays, and says so. */
function dropView(sessionId: string): void {
  const { currentView, keys, updateView } = chatCache;
  const messages = currentView(sessionId)?.pages.flat() ?? [];
  for (const queryKey of [keys.view(sessionId), keys.reply(sessionId), ...messages.map(({ id }) => translationKeys.message(id))])
    queryClient.removeQueries({ queryKey, type: 'inactive' });
  updateView(sessionId, ({ syncedTo }) => ({
    ...chatThread.viewOf({ messages: [], hasMore: false, reply: null }),
    gone: true,
    syncedTo,
  }));
}

chatForgetting.onForget((deleted) => deleted !== undefined && dropView(deleted));
