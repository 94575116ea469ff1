import { create } from 'zustand';
import { ApiError } from '../../api.ts';
import { readAs } from '../../parse.ts';
import { liveSocket, reconnect } from '../../socket.ts';
import type { Answer, StoredMessage } from '../cache.ts';
import type { ConversationKind, Sent } from '../kind.ts';
import { resumeFrom } from '../thread.ts';
import {
  type ConnectionEffect,
  type ConnectionEvent,
  type ConnectionState,
  NOT_CONNECTED,
  step,
  type Timer,
} from './session-connection.machine.ts';

/** Milliseconds until an opening and a poll time out. */
const OPEN_TIMEOUT_MS = 5_000;
const POLL_TIMEOUT_MS = 10_000;

/** Reports an event; `page` is the answer's, typed. */
type Dispatch<A> = (event: ConnectionEvent, page?: A) => void;

type Effect<Type extends ConnectionEffect['type']> = Extract<ConnectionEffect, { type: Type }>;

/** The connection of the conversation on this page, of one kind: carries out what the machine decides. */
export function createSessionConnection<M extends StoredMessage, A extends Answer<M>, F extends object, S extends Sent<M>>(
  kind: ConversationKind<M, A, F, S>,
) {
  const useSessionConnection = create<ConnectionState>(() => NOT_CONNECTED);
  const perform = createEffects(kind, dispatch, checkSocket);

  /** Applies an event, and carries out what follows. Effects report back later, never while this runs. */
  function dispatch(event: ConnectionEvent, page?: A): void {
    const before = useSessionConnection.getState();
    const [after, effects] = step(before, event);
    if (after !== before) useSessionConnection.setState(after, true);
    for (const effect of effects) perform(effect, page);
  }

  const socketConnected = () => dispatch({ type: 'socket-open', language: kind.language() });

  async function checkSocket(): Promise<void> {
    // Polling works without the socket's code.
    const socket = await liveSocket().catch(() => null);
    if (socket?.connected) socketConnected();
  }

  const recheck = () => {
    if (!document.hidden) dispatch({ type: 'recheck' });
  };
  document.addEventListener('visibilitychange', recheck);
  window.addEventListener('online', recheck);

  return {
    /** The connection, for components. */
    useSessionConnection,
    isLive: (id: string) => useSessionConnection.getState().joined && useSessionConnection.getState().id === id,
    /** Connects to a cached conversation, by socket or polls. The returned function disconnects. */
    connect(id: string): () => void {
      dispatch({ type: 'entered', id });
      return () => dispatch({ type: 'left', id });
    },
    /** Opens the conversation: the socket has connected. */
    socketConnected,
    /** Records that the socket is gone: the conversation is not live until it is reopened. */
    connectionLost: () => dispatch({ type: 'socket-lost' }),
    /** Replaces a socket that stopped answering; polls fill the gap. */
    resetConnection: () => dispatch({ type: 'socket-stuck' }),
    /** Catches up after a missed push, at most once a second. */
    resync: () => dispatch({ type: 'push-missed' }),
    /** Polls soon: something was asked for. Does nothing while live. */
    pollSoon: (id: string): void => void setTimeout(() => dispatch({ type: 'poll-wanted', id }), kind.outcomeMs),
  };
}

/** Carries out the effects of one kind's connection. */
function createEffects<M extends StoredMessage, A extends Answer<M>, F extends object, S extends Sent<M>>(
  kind: ConversationKind<M, A, F, S>,
  dispatch: Dispatch<A>,
  checkSocket: () => Promise<void>,
) {
  const timers: Partial<Record<Timer, ReturnType<typeof setTimeout>>> = {};
  let abortPoll: (() => void) | undefined;

  function start(timer: Timer, ms: number): void {
    clearTimeout(timers[timer]);
    timers[timer] = setTimeout(() => dispatch({ type: 'timer', timer }), ms);
  }

  return (effect: ConnectionEffect, page: A | undefined): void => {
    switch (effect.type) {
      case 'start':
        return void start(effect.timer, effect.ms);
      case 'stop':
        return void clearTimeout(timers[effect.timer]);
      case 'check-socket':
        return void checkSocket();
      case 'reconnect':
        return void reconnect().catch(() => undefined);
      case 'open':
        return void open(kind, effect, dispatch);
      case 'close':
        return void liveSocket().then((socket) => socket.connected && kind.close(socket, effect.id));
      case 'send-language':
        return void liveSocket().then((socket) => kind.sendLanguage?.(socket, effect.id, effect.language));
      case 'merge':
        if (page) kind.cache.upsertAnswer(effect.id, page);
        break;
      case 'mark-gone':
        return void kind.cache.markGone(effect.id);
      case 'poll':
        abortPoll = poll(kind, effect, dispatch);
        break;
      case 'abort-poll':
        abortPoll?.();
        break;
      case 'pause-poll':
        start('poll', Math.max(kind.pollPause(effect.id), effect.atLeastMs));
    }
  };
}

/** Opens a conversation on the socket, and reports how that went. */
async function open<M extends StoredMessage, A extends Answer<M>, F extends object, S extends Sent<M>>(
  kind: ConversationKind<M, A, F, S>,
  { generation, id, language, from }: Effect<'open'>,
  dispatch: Dispatch<A>,
): Promise<void> {
  const socket = await liveSocket();
  const known = kind.cache.currentView(id);
  const afterId = known ? (from === 'resume' ? resumeFrom(known) : known.syncedTo) : 0;
  const answer = await kind.open(socket.timeout(OPEN_TIMEOUT_MS), id, afterId, language).catch(() => null);
  if (!answer) return dispatch({ type: 'open-unanswered', generation, id, connected: socket.connected });
  const page = answer.success ? readAs(kind.pages.view, answer) : undefined;
  if (page) return dispatch({ type: 'opened', generation, id, page, language: kind.language() }, page);
  const { code, retryAfter = null } = answer.success ? { code: null } : answer;
  dispatch({ type: 'open-failed', generation, id, code, retryAfter });
}

/** Polls a conversation, and reports how that went. The returned function aborts it. */
function poll<M extends StoredMessage, A extends Answer<M>, F extends object, S extends Sent<M>>(
  kind: ConversationKind<M, A, F, S>,
  { number, id, tag }: Effect<'poll'>,
  dispatch: Dispatch<A>,
): () => void {
  const own = new AbortController();
  let timedOut = false;
  const timeout = setTimeout(() => {
    timedOut = true;
    own.abort();
  }, POLL_TIMEOUT_MS);
  const language = kind.language();
  const known = kind.cache.currentView(id);
  const etag = tag?.language === language ? tag.etag : null;
  const after = known && (etag === null || kind.rereads ? resumeFrom(known) : known.syncedTo);
  const asking = after === undefined ? Promise.resolve(null) : kind.pages.pollPage(id, { after }, etag, own.signal);
  asking
    .then((news) => {
      const tagged = news && { page: news.page, tag: { language, etag: news.etag } };
      dispatch({ type: 'polled', number, news: tagged }, news?.page);
    })
    .catch((error: unknown) => {
      const failure = error instanceof ApiError ? error : null;
      const reason = timedOut ? 'timed-out' : failure?.status === 404 ? 'gone' : 'other';
      dispatch({ type: 'poll-failed', number, reason, retryAfter: failure?.retryAfter ?? null });
    })
    .finally(() => clearTimeout(timeout));
  return () => own.abort();
}
