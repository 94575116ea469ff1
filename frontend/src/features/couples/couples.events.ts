import { COUPLES_ROLES } from '@beside/common/couples/couples.constants';
import { LANGUAGES } from '@beside/common/language/language.constants';
import { type Fields, fields, flag, number, oneOf, text } from '../../lib/parse.ts';
import type { LiveSocket } from '../../lib/socket.ts';
import {
  currentView,
  markGone,
  setReply,
  upsertDelta,
  upsertDone,
  upsertMessage,
  upsertPresence,
  upsertRead,
  upsertSession,
  upsertTranslation,
  upsertUnanswered,
} from './couples.cache.ts';
import { errorCode, parseMessage, parsePresence, parseSession } from './couples.parse.ts';
import { readerLanguage } from './reader-language.ts';
import { connectionLost, openSession, resync, useSessionConnection } from './session-connection.ts';
import { clearTyping, receiveTyping } from './typing.store.ts';

/** Binds the handlers of couples pushes. Called once, by the session page. */
export function bindCouplesEvents(socket: LiveSocket): void {
  socket.on('connect', () => void openSession(socket));
  socket.on('disconnect', () => {
    connectionLost();
    clearTyping();
  });
  socket.on('couples:message', (push) => receive(push, receiveMessage));
  socket.on('couples:delta', (push) => receive(push, receiveDelta));
  socket.on('couples:done', (push) =>
    receive(push, (token, from) => upsertDone(token, text(from, 'replyId'), parseMessage(from.message), inOrder())),
  );
  socket.on('couples:failed', (push) => receive(push, receiveFailure));
  socket.on('couples:session', (push) =>
    receive(push, (token, from) => (from.deleted === true ? markGone(token) : upsertSession(token, parseSession(from.session)))),
  );
  socket.on('couples:presence', (push) => receive(push, (token, from) => upsertPresence(token, parsePresence(from.presence))));
  socket.on('couples:typing', (push) => receive(push, (_, from) => receiveTyping(role(from), flag(from, 'isTyping'))));
  socket.on('couples:read', (push) => receive(push, (token, from) => upsertRead(token, role(from), number(from, 'messageId'))));
  socket.on('couples:translation', (push) => receive(push, receiveTranslation));
}

/** Handles a push if it concerns the session on this page. */
function receive(push: unknown, handle: (token: string, from: Fields) => void): void {
  const from = fields(push, 'push');
  const { token } = useSessionConnection.getState();
  if (token !== null && currentView(token)?.session.id === from.sessionId) handle(token, from);
}

/** During a catch-up there may be a gap before a pushed message. */
const inOrder = () => useSessionConnection.getState().joined;

const role = (from: Fields) => oneOf(from, 'role', COUPLES_ROLES);

function receiveMessage(token: string, from: Fields): void {
  const message = parseMessage(from.message);
  upsertMessage(token, message, inOrder());
  if (message.senderRole) receiveTyping(message.senderRole, false);
}

function receiveDelta(token: string, from: Fields): void {
  const delta = { replyId: text(from, 'replyId'), offset: number(from, 'offset'), text: text(from, 'text') };
  if (!upsertDelta(token, delta)) resync();
}

function receiveTranslation(token: string, from: Fields): void {
  const language = oneOf(from, 'language', LANGUAGES);
  // A translation requested before the reader changed the language is stale.
  if (language === readerLanguage()) upsertTranslation(token, number(from, 'messageId'), { language, text: text(from, 'text') });
}

function receiveFailure(token: string, from: Fields): void {
  setReply(token, null);
  upsertUnanswered(token, errorCode(from, 'code') ?? 'internal_error');
}
