import type { Failure } from '@beside/common/answers.views';
import type { Language } from '@beside/common/language/language.constants';
import { create } from 'zustand';
import { ApiError } from '../../api.ts';
import { readAs } from '../../parse.ts';
import { type LiveSocket, liveSocket, reconnect } from '../../socket.ts';
import type { Answer, createCache, StoredMessage } from '../cache.ts';
import type { createPages } from '../pages.ts';
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

/** A socket whose acknowledgements time out. */
export type Emitter = ReturnType<LiveSocket['timeout']>;

/** An acknowledgement, not parsed yet. */
export type Acknowledged<T extends object = object> = Promise<({ success: true } & T) | Failure>;

export interface ConnectionKind<M extends StoredMessage, A extends Answer<M>, F extends object> {
  cache: ReturnType<typeof createCache<M, A, F>>;
  pages: ReturnType<typeof createPages<A>>;
  /** The reader's language. */
  language: () => Language;
  /** Opens a conversation on the socket: the server pushes everything that comes after the answer. */
  open: (emitter: Emitter, id: string, afterId: number, language: Language) => Acknowledged;
  close: (socket: LiveSocket, id: string) => void;
  /** Sends a language that was chosen during the opening. */
  sendLanguage?: (socket: LiveSocket, id: string, language: Language) => void;
  /** Milliseconds between two polls. */
  pollPause: (id: string) => number;
  /** Milliseconds from an action of the reader to the poll for its outcome. */
  outcomeMs: number;
  /** Polls ask for the last messages again, since a stored one may change. */
  rereads?: boolean;
}

type Effect<Type extends ConnectionEffect['type']> = Extract<ConnectionEffect, { type: Type }>;

/** The connection of the conversation on this page, of one kind: carries out what the machine decides. */
export function createSessionConnection<M extends StoredMessage, A extends Answer<M>, F extends object>(
  kind: ConnectionKind<M, A, F>,
) {
  const { currentView, markGone, upsertAnswer } = kind.cache;
  const useSessionConnection = create<ConnectionState>(() => NOT_CONNECTED);
  const timers: Partial<Record<Timer, ReturnType<typeof setTimeout>>> = {};
  let polling: AbortController | null = null;

  /** Applies an event, and carries out what follows. Effects report back later, never while this runs. */
  function dispatch(event: ConnectionEvent, page?: A): void {
    const before = useSessionConnection.getState();
    const [after, effects] = step(before, event);
    if (after !== before) useSessionConnection.setState(after, true);
    for (const effect of effects) perform(effect, page);
  }

  function start(timer: Timer, ms: number): void {
    clearTimeout(timers[timer]);
    timers[timer] = setTimeout(() => dispatch({ type: 'timer', timer }), ms);
  }

  function perform(effect: ConnectionEffect, page: A | undefined): void {
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
        return void open(effect);
      case 'close':
        return void liveSocket().then((socket) => socket.connected && kind.close(socket, effect.id));
      case 'send-language':
        return void liveSocket().then((socket) => kind.sendLanguage?.(socket, effect.id, effect.language));
      case 'merge':
        if (page) upsertAnswer(effect.id, page);
        break;
      case 'mark-gone':
        return void markGone(effect.id);
      case 'poll':
        return void poll(effect);
      case 'abort-poll':
        return void polling?.abort();
      case 'pause-poll':
        start('poll', Math.max(kind.pollPause(effect.id), effect.atLeastMs));
    }
  }

  const socketConnected = () => dispatch({ type: 'socket-open', language: kind.language() });

  async function checkSocket(): Promise<void> {
    // Polling works without the socket's code.
    const socket = await liveSocket().catch(() => null);
    if (socket?.connected) socketConnected();
  }

  async function open({ generation, id, language, from }: Effect<'open'>): Promise<void> {
    const socket = await liveSocket();
    const known = currentView(id);
    const afterId = known ? (from === 'resume' ? resumeFrom(known) : known.syncedTo) : 0;
    const answer = await kind.open(socket.timeout(OPEN_TIMEOUT_MS), id, afterId, language).catch(() => null);
    if (!answer) return dispatch({ type: 'open-unanswered', generation, id, connected: socket.connected });
    const page = answer.success ? readAs(kind.pages.view, answer) : undefined;
    if (page) return dispatch({ type: 'opened', generation, id, page, language: kind.language() }, page);
    const { code, retryAfter = null } = answer.success ? { code: null } : answer;
    dispatch({ type: 'open-failed', generation, id, code, retryAfter });
  }

  async function poll({ number, id, tag }: Effect<'poll'>): Promise<void> {
    const known = currentView(id);
    const language = kind.language();
    const own = new AbortController();
    polling = own;
    let timedOut = false;
    const timeout = setTimeout(() => {
      timedOut = true;
      own.abort();
    }, POLL_TIMEOUT_MS);
    try {
      const etag = tag?.language === language ? tag.etag : null;
      const after = known && (etag === null || kind.rereads ? resumeFrom(known) : known.syncedTo);
      const news = await (after === undefined ? null : kind.pages.pollPage(id, { after }, etag, own.signal));
      const tagged = news && { page: news.page, tag: { language, etag: news.etag } };
      dispatch({ type: 'polled', number, news: tagged }, news?.page);
    } catch (error) {
      const failure = error instanceof ApiError ? error : null;
      const reason = timedOut ? 'timed-out' : failure?.status === 404 ? 'gone' : 'other';
      dispatch({ type: 'poll-failed', number, reason, retryAfter: failure?.retryAfter ?? null });
    } finally {
      clearTimeout(timeout);
    }
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
