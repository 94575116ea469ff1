import { ChatSent } from '@beside/common/chat/chat.views';
import { createConversations } from '../../lib/conversation/conversation.ts';
import { t, useI18n } from '../../lib/i18n/i18n.store.ts';
import { alertsOf } from '../../lib/toast.store.ts';
import { chatPages } from './chat.api.ts';
import { chatCache } from './chat.cache.ts';
import { questionsInLine } from './chat.merge.ts';
import { faultText } from './fault-text.ts';
import { chatForgetting } from './forget.ts';
import { sendByCall } from './send-by-call.ts';

/** Milliseconds between polls while a reply is awaited, and otherwise. */
const POLL_INTERVAL_MS = 2_000;
const IDLE_POLL_INTERVAL_MS = 10_000;

/** The chats, by advice session. */
export const chats = createConversations({
  cache: chatCache,
  pages: chatPages,
  forgetting: chatForgetting,
  language: () => useI18n.getState().language,
  open: (emitter, sessionId, afterId) => emitter.emitWithAck('chat:open', { sessionId, afterId }),
  close: (socket, sessionId) => socket.emit('chat:close', { sessionId }, () => undefined),
  pushName: (sessionId) => sessionId,
  // A stored question may lose its reply.
  rereads: true,
  pollPause: (sessionId) => (isAwaiting(sessionId) && !document.hidden ? POLL_INTERVAL_MS : IDLE_POLL_INTERVAL_MS),
  outcomeMs: 500,
  sentView: ChatSent,
  sendByEvent: (emitter, sessionId, question) => emitter.emitWithAck('chat:send', { sessionId, ...question }),
  sendByCall,
  // Help must not depend on one push.
  onSent: (_, { help }) => help && catchUp(),
  onRefused(sessionId, clientMessageId, fault) {
    const alerts = alertsOf(`question ${clientMessageId}`);
    if (fault === undefined) return alerts.clear();
    if (fault === 'not_found') chatCache.markGone(sessionId);
    alerts.show(t('chat.send_failed'), faultText(fault));
  },
});

function catchUp(): void {
  chats.resync();
}

/** Whether the reader waits for something. */
function isAwaiting(sessionId: string): boolean {
  const view = chatCache.currentView(sessionId);
  const isAsking = chats.outbox.nextWaiting(sessionId) !== undefined;
  return isAsking || chatCache.isGrowing(sessionId) || (view !== undefined && questionsInLine(view.pages).length > 0);
}
