import {
  CouplesChanged,
  CouplesDelta,
  CouplesDone,
  CouplesFailed,
  CouplesHelped,
  CouplesMessagePush,
  CouplesPresence,
  CouplesRead,
  CouplesTranslated,
  CouplesTyping,
} from '@beside/common/couples/couples.views';
import type { InferOutput } from 'valibot';
import type { LiveSocket } from '../../lib/socket.ts';
import { couplesCache, upsertPresence, upsertRead, upsertSession, upsertTranslation, upsertUnanswered } from './couples.cache.ts';
import { couples } from './couples.conversation.ts';
import { showHelp } from './help/help.store.ts';
import { readerLanguage } from './messages/reader-language.ts';
import { clearTyping, receiveTyping } from './messages/typing.store.ts';

/** Binds the handlers of couples pushes. Called once, by the session page. */
export function bindCouplesEvents(socket: LiveSocket): void {
  const { onPush } = couples;
  socket.on('connect', couples.socketConnected);
  socket.on('disconnect', () => {
    couples.connectionLost();
    clearTyping();
  });
  socket.on('couples:message', onPush(CouplesMessagePush, receiveMessage));
  socket.on('couples:delta', onPush(CouplesDelta, couples.receiveDelta));
  socket.on('couples:done', onPush(CouplesDone, couples.receiveDone));
  socket.on('couples:failed', onPush(CouplesFailed, receiveFailure));
  socket.on(
    'couples:help',
    onPush(CouplesHelped, (token, { help }) => showHelp(token, help)),
  );
  socket.on(
    'couples:session',
    onPush(CouplesChanged, (token, { session, deleted }) =>
      deleted ? couplesCache.markGone(token) : upsertSession(token, session),
    ),
  );
  socket.on('couples:presence', onPush(CouplesPresence, upsertPresence));
  socket.on(
    'couples:typing',
    onPush(CouplesTyping, (_, { role, isTyping }) => receiveTyping(role, isTyping)),
  );
  socket.on('couples:read', onPush(CouplesRead, upsertRead));
  socket.on('couples:translation', onPush(CouplesTranslated, receiveTranslation));
}

function receiveMessage(token: string, push: InferOutput<typeof CouplesMessagePush>): void {
  const { message } = push;
  couples.receiveMessage(token, push);
  if (message.senderRole) receiveTyping(message.senderRole, false);
}

function receiveTranslation(token: string, { language, messageId, text }: InferOutput<typeof CouplesTranslated>): void {
  // A translation requested before the reader changed the language is stale.
  if (language === readerLanguage()) upsertTranslation(token, messageId, { language, text });
}

function receiveFailure(token: string, { code }: InferOutput<typeof CouplesFailed>): void {
  couplesCache.setReply(token, null);
  upsertUnanswered(token, code);
}
