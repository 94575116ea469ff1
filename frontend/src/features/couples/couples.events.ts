import { COUPLES_ROLES } from '@beside/common/couples/couples.constants';
import { LANGUAGES } from '@beside/common/language/language.constants';
import { type Fields, fields, flag, number, oneOf, text } from '../../lib/parse.ts';
import type { LiveSocket } from '../../lib/socket.ts';
import {
  markGone,
  putReply,
  roomNow,
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
import { askAgain, openRoom, roomLost, useRoomLink } from './room-link.ts';
import { heardTyping, nobodyTypes } from './typing.store.ts';

/** Binds what the server pushes about couples sessions. Called once, by the page whose code brings this. */
export function bindCouplesEvents(socket: LiveSocket): void {
  socket.on('connect', () => void openRoom(socket));
  socket.on('disconnect', () => {
    roomLost();
    nobodyTypes();
  });
  socket.on('couples:message', (push) => hear(push, heardMessage));
  socket.on('couples:delta', (push) => hear(push, heardDelta));
  socket.on('couples:done', (push) =>
    hear(push, (token, from) => upsertDone(token, text(from, 'replyId'), parseMessage(from.message), inOrder())),
  );
  socket.on('couples:failed', (push) => hear(push, heardFailure));
  socket.on('couples:session', (push) =>
    hear(push, (token, from) => (from.deleted === true ? markGone(token) : upsertSession(token, parseSession(from.session)))),
  );
  socket.on('couples:presence', (push) => hear(push, (token, from) => upsertPresence(token, parsePresence(from.presence))));
  socket.on('couples:typing', (push) => hear(push, (_, from) => heardTyping(role(from), flag(from, 'isTyping'))));
  socket.on('couples:read', (push) => hear(push, (token, from) => upsertRead(token, role(from), number(from, 'messageId'))));
  socket.on('couples:translation', (push) => hear(push, heardTranslation));
}

/** Hands a push on if it is about the session on this page. */
function hear(push: unknown, handle: (token: string, from: Fields) => void): void {
  const from = fields(push, 'push');
  const { token } = useRoomLink.getState();
  if (token !== null && roomNow(token)?.session.id === from.sessionId) handle(token, from);
}

/** While the room is still being caught up with, there may be a gap before what is pushed. */
const inOrder = () => useRoomLink.getState().joined;

const role = (from: Fields) => oneOf(from, 'role', COUPLES_ROLES);

function heardMessage(token: string, from: Fields): void {
  const message = parseMessage(from.message);
  upsertMessage(token, message, inOrder());
  if (message.senderRole) heardTyping(message.senderRole, false);
}

function heardDelta(token: string, from: Fields): void {
  const delta = { replyId: text(from, 'replyId'), offset: number(from, 'offset'), text: text(from, 'text') };
  if (!upsertDelta(token, delta)) askAgain();
}

function heardTranslation(token: string, from: Fields): void {
  const language = oneOf(from, 'language', LANGUAGES);
  // One on its way while another language was chosen comes too late.
  if (language === readerLanguage()) upsertTranslation(token, number(from, 'messageId'), { language, text: text(from, 'text') });
}

function heardFailure(token: string, from: Fields): void {
  putReply(token, null);
  upsertUnanswered(token, errorCode(from, 'code') ?? 'internal_error');
}
