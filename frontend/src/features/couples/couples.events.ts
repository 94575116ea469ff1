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
import type { GenericSchema, InferOutput } from 'valibot';
import { parseAs } from '../../lib/parse.ts';
import type { LiveSocket } from '../../lib/socket.ts';
import {
  currentView,
  markGone,
  setReply,
  upsertDelta,
  upsertDone,
  upsertHelp,
  upsertMessage,
  upsertPresence,
  upsertRead,
  upsertSession,
  upsertTranslation,
  upsertUnanswered,
} from './couples.cache.ts';
import { readerLanguage } from './reader-language.ts';
import { connectionLost, resync, socketConnected, useSessionConnection } from './session-connection.ts';
import { clearTyping, receiveTyping } from './typing.store.ts';

/** Binds the handlers of couples pushes. Called once, by the session page. */
export function bindCouplesEvents(socket: LiveSocket): void {
  socket.on('connect', socketConnected);
  socket.on('disconnect', () => {
    connectionLost();
    clearTyping();
  });
  socket.on('couples:message', onPush(CouplesMessagePush, receiveMessage));
  socket.on(
    'couples:delta',
    onPush(CouplesDelta, (token, delta) => void (upsertDelta(token, delta) || resync())),
  );
  socket.on(
    'couples:done',
    onPush(CouplesDone, (token, { replyId, message }) => upsertDone(token, replyId, message, inOrder())),
  );
  socket.on('couples:failed', onPush(CouplesFailed, receiveFailure));
  socket.on(
    'couples:help',
    onPush(CouplesHelped, (token, { help }) => upsertHelp(token, help)),
  );
  socket.on(
    'couples:session',
    onPush(CouplesChanged, (token, { session, deleted }) => (deleted ? markGone(token) : upsertSession(token, session))),
  );
  socket.on(
    'couples:presence',
    onPush(CouplesPresence, (token, { presence }) => upsertPresence(token, presence)),
  );
  socket.on(
    'couples:typing',
    onPush(CouplesTyping, (_, { role, isTyping }) => receiveTyping(role, isTyping)),
  );
  socket.on(
    'couples:read',
    onPush(CouplesRead, (token, { role, messageId }) => upsertRead(token, role, messageId)),
  );
  socket.on('couples:translation', onPush(CouplesTranslated, receiveTranslation));
}

/** Handles a push if it concerns the session on this page. The handler throws ParseError. */
function onPush<S extends GenericSchema<unknown, { sessionId: number }>>(
  schema: S,
  handle: (token: string, push: InferOutput<S>) => void,
): (push: unknown) => void {
  return (pushed) => {
    const push = parseAs(schema, pushed);
    const { token } = useSessionConnection.getState();
    if (token !== null && currentView(token)?.session.id === push.sessionId) handle(token, push);
  };
}

/** During a catch-up there may be a gap before a pushed message. */
const inOrder = () => useSessionConnection.getState().joined;

function receiveMessage(token: string, { message }: InferOutput<typeof CouplesMessagePush>): void {
  upsertMessage(token, message, inOrder());
  if (message.senderRole) receiveTyping(message.senderRole, false);
}

function receiveTranslation(token: string, { language, messageId, text }: InferOutput<typeof CouplesTranslated>): void {
  // A translation requested before the reader changed the language is stale.
  if (language === readerLanguage()) upsertTranslation(token, messageId, { language, text });
}

function receiveFailure(token: string, { code }: InferOutput<typeof CouplesFailed>): void {
  setReply(token, null);
  upsertUnanswered(token, code);
}
