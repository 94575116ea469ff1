import { COUPLES_AFTER_SEND_MS, COUPLES_POLL_MS } from '@beside/common/couples/couples.constants';
import { CouplesSent } from '@beside/common/couples/couples.views';
import { createConversations } from '../../lib/conversation/conversation.ts';
import { lastMessage } from '../../lib/conversation/thread.ts';
import { within } from '../../lib/within.ts';
import { postMessage, sessionPages } from './couples.api.ts';
import { couplesCache } from './couples.cache.ts';
import { couplesForgetting } from './forget.ts';
import { showHelp } from './help/help.store.ts';
import { readerLanguage } from './messages/reader-language.ts';
import { senderIn } from './messages/sender.ts';

/** Milliseconds until a call times out. */
const CALL_TIMEOUT_MS = 10_000;
/** Milliseconds between polls of a hidden tab or an ended session. */
const SLOW_POLL_INTERVAL_MS = 3_000;

const { currentView } = couplesCache;

/** The couples sessions, by token. */
export const couples = createConversations({
  cache: couplesCache,
  pages: sessionPages,
  forgetting: couplesForgetting,
  language: readerLanguage,
  async open(emitter, token, afterId, language) {
    const answer = await emitter.emitWithAck('couples:open', { token, afterId, language });
    const isVisitor = answer.success && answer.me.role === 'visitor';
    // The socket belongs to an earlier visit.
    return isVisitor ? { success: false, code: 'not_allowed', message: 'The socket is a visitor' } : answer;
  },
  close: (socket, token) => socket.emit('couples:close', { token }, () => undefined),
  sendLanguage: (socket, token, language) => socket.emit('couples:language', { token, language }, () => undefined),
  pushName: (token) => currentView(token)?.session.id,
  isPreview: ({ me }) => me.role === 'visitor',
  pollPause: (token) =>
    document.hidden || currentView(token)?.session.isActive === false ? SLOW_POLL_INTERVAL_MS : COUPLES_POLL_MS,
  outcomeMs: COUPLES_AFTER_SEND_MS,
  sentView: CouplesSent,
  sendByEvent: (emitter, token, message) => emitter.emitWithAck('couples:send', { token, ...message }),
  sendByCall: (token, message, forgotten) =>
    postMessage({ sessionToken: token, ...senderIn(token), ...message }, within(CALL_TIMEOUT_MS, forgotten)),
  onSent: (token, { help, message }) => help && showHelp(token, { ...help, upToId: message.id }),
  // No message has stored the words that sound like danger. Any other refusal has its line in the conversation.
  onTrouble(token, { help }) {
    const last = lastMessage(currentView(token) ?? { pages: [] })?.id ?? 0;
    if (help && help.level !== 'always') showHelp(token, { ...help, upToId: last + 1 });
  },
});
