import type { ErrorCode } from '@beside/common/errors';
import { isInPlace } from '@beside/common/safety/read-help';
import { number } from 'valibot';
import { createCache } from '../../lib/conversation/cache.ts';
import { createTabRecord } from '../../lib/conversation/tab-record.ts';
import { createTranslations } from '../../lib/conversation/translations.ts';
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

export const chatTranslations = createTranslations(chatForgetting);

/** The message up to which a chat's reader has hidden the help; later help shows again. */
export const hiddenHelp = createTabRecord(chatForgetting.keys.hiddenHelp, number(), chatForgetting);

/** Sets why a question has no reply; undefined clears it. */
export const upsertUnanswered = (sessionId: string, messageId: number, unanswered: ErrorCode | undefined): void =>
  chatCache.changeMessage(sessionId, messageId, (message) => ({ ...message, unanswered }));

/** Drops a deleted chat. A panel that shows it stays, and says so. */
function dropView(sessionId: string): void {
  const { currentView, keys, updateView } = chatCache;
  chatTranslations.dropTranslations(
    currentView(sessionId)
      ?.pages.flat()
      .map(({ id }) => id) ?? [],
  );
  for (const queryKey of [keys.view(sessionId), keys.reply(sessionId)]) queryClient.removeQueries({ queryKey, type: 'inactive' });
  updateView(sessionId, ({ syncedTo }) => ({
    ...chatThread.viewOf({ messages: [], hasMore: false, reply: null }),
    gone: true,
    syncedTo,
  }));
}

chatForgetting.onForget((deleted) => deleted !== undefined && dropView(deleted));
