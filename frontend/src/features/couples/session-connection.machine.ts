import { COUPLES_AFTER_SEND_MS, COUPLES_POLL_MS } from '@beside/common/couples/couples.constants';
import type { OpenCouplesView } from '@beside/common/couples/couples.views';
import type { ErrorCode } from '@beside/common/errors';
import type { Language } from '@beside/common/language/language.constants';

/** Milliseconds without a live connection before polling starts. */
export const GRACE_MS = 1_000;
/** Milliseconds until a failed opening is retried. */
export const AGAIN_MS = 3_000;
/** Milliseconds between polls of a hidden tab or an ended session. */
export const SLOW_POLL_MS = 3_000;
/** Milliseconds between two catch-ups after missed pushes. */
export const RESYNC_EVERY_MS = 1_000;
/** Consecutive openings without an answer, after which the socket is replaced. */
const UNANSWERED_MAX = 2;
/** Refusals that may come from an older cookie: only another socket helps. */
const REFUSED: readonly (ErrorCode | null)[] = ['not_found', 'not_allowed', 'not_signed_in'];

/** The connection of the session on this page. `step` alone changes it. */
export interface ConnectionState {
  /** The session on this page, if any. */
  token: string | null;
  /** The session is open on the socket: the server pushes everything. */
  joined: boolean;
  /** The grace period has passed without a live connection: the page polls. */
  late: boolean;
  /** Incremented by every opening, loss and leaving: answers to older openings are ignored. */
  generation: number;
  /** The language of the opening in flight; every page of its catch-up is asked in it. */
  language: Language | null;
  /** What the retry will do, while one is due. */
  again: 'open' | 'reconnect' | null;
  /** Consecutive openings without an answer. */
  unanswered: number;
  /** The current poll. Its number increases, and answers to older polls are ignored. */
  poll: { number: number; phase: 'off' | 'asking' | 'pausing' };
  /** The ETag of the last poll. */
  tag: PollTag | null;
  /** When a missed push last made the page catch up, in milliseconds of the browser's clock. */
  resyncedAt: number;
}

export const NOT_CONNECTED: ConnectionState = {
  token: null,
  joined: false,
  late: false,
  generation: 0,
  language: null,
  again: null,
  unanswered: 0,
  poll: { number: 0, phase: 'off' },
  tag: null,
  resyncedAt: Number.NEGATIVE_INFINITY,
};

/** An ETag, and the language of the answer that it belongs to. */
interface PollTag {
  language: Language;
  etag: string | null;
}

export type Timer = 'grace' | 'again' | 'poll';

/** Names the opening that an answer belongs to. */
interface Opening {
  generation: number;
  token: string;
}

export type ConnectionEvent =
  | { type: 'entered'; token: string }
  | { type: 'left'; token: string }
  /** The socket is connected: it has just become so, or was checked. */
  | { type: 'socket-open'; language: Language }
  | { type: 'socket-lost' }
  /** The socket is open but does not answer. */
  | { type: 'socket-stuck' }
  /** A page of the catch-up. `language` is what the reader reads in by now. */
  | ({ type: 'opened'; page: OpenCouplesView; language: Language } & Opening)
  /** A refusal or an unreadable answer (`code` null). `retryAfter` in seconds. */
  | ({ type: 'open-failed'; code: ErrorCode | null; retryAfter: number | null } & Opening)
  /** No answer in time. `connected`: the socket is still open. */
  | ({ type: 'open-unanswered'; connected: boolean } & Opening)
  | { type: 'timer'; timer: Timer }
  /** An answer to a poll; without a page nothing is new. `slow`: the tab is hidden, or the session has ended. */
  | { type: 'polled'; number: number; slow: boolean; news: { page: OpenCouplesView; tag: PollTag } | null }
  /** `retryAfter` in seconds. */
  | { type: 'poll-failed'; number: number; slow: boolean; reason: PollFailure; retryAfter: number | null }
  /** The tab is visible again, or the network is back: the socket may be silently dead. */
  | { type: 'recheck' }
  /** A push was missed. `now` in milliseconds of the browser's clock. */
  | { type: 'push-missed'; now: number }
  | { type: 'sent'; token: string }
  /** A poll is wanted before its pause ends. */
  | { type: 'poll-wanted'; token: string };

type PollFailure = 'gone' | 'timed-out' | 'other';

export type ConnectionEffect =
  | { type: 'start'; timer: Timer; ms: number }
  | { type: 'stop'; timer: Timer }
  /** Reports `socket-open` if the socket is connected. */
  | { type: 'check-socket' }
  /** Replaces the socket. */
  | { type: 'reconnect' }
  /** Opens the session on the socket. `resume` asks again for the last messages, `synced` continues a catch-up. */
  | ({ type: 'open'; language: Language; from: 'resume' | 'synced' } & Opening)
  | { type: 'close'; token: string }
  | { type: 'send-language'; token: string; language: Language }
  | { type: 'merge'; token: string; page: OpenCouplesView }
  | { type: 'mark-gone'; token: string }
  | { type: 'poll'; number: number; token: string; tag: PollTag | null }
  | { type: 'abort-poll' }
  /** Reports `poll-wanted` after this many milliseconds. Unlike a timer it is never stopped. */
  | { type: 'want-poll-in'; ms: number; token: string };

/** A state and what follows from it. */
export type Step = readonly [ConnectionState, readonly ConnectionEffect[]];

/** What an event makes of the connection. Pure: the shell in `session-connection.ts` carries out the effects, in order. */
export function step(state: ConnectionState, event: ConnectionEvent): Step {
  switch (event.type) {
    case 'entered':
      return entered(state, event.token);
    case 'left':
      return left(state, event.token);
    case 'socket-open':
      return opening(state, event.language);
    case 'socket-lost':
      return lost(state);
    case 'socket-stuck':
      return then(lost(state), { type: 'reconnect' });
    case 'opened':
    case 'open-failed':
    case 'open-unanswered':
      return openingAnswered(state, event);
    case 'timer':
      return timerOver(state, event.timer);
    case 'polled':
    case 'poll-failed':
      return pollAnswered(state, event);
    case 'recheck':
      return state.token === null ? [state, []] : then(pollNow(state), { type: 'check-socket' });
    case 'push-missed':
      if (state.token === null || event.now - state.resyncedAt < RESYNC_EVERY_MS) return [state, []];
      return [{ ...state, resyncedAt: event.now }, [{ type: 'check-socket' }]];
    case 'sent':
      return [state, [{ type: 'want-poll-in', ms: COUPLES_AFTER_SEND_MS, token: event.token }]];
    case 'poll-wanted':
      return event.token === state.token ? pollNow(state) : [state, []];
  }
}

function then([state, effects]: Step, ...more: ConnectionEffect[]): Step {
  return [state, [...effects, ...more]];
}

function entered(state: ConnectionState, token: string): Step {
  const [alone, effects] = left(state, state.token);
  const begin: ConnectionEffect[] = [{ type: 'start', timer: 'grace', ms: GRACE_MS }, { type: 'check-socket' }];
  return [{ ...alone, token }, [...effects, ...begin]];
}

function left(state: ConnectionState, token: string | null): Step {
  if (token === null || state.token !== token) return [state, []];
  // An opening still in flight closes the session once it is answered.
  const close: ConnectionEffect[] = state.joined ? [{ type: 'close', token }] : [];
  return [
    { ...state, ...retryCancelled(state), ...pollingStopped(state), token: null, joined: false, late: false },
    [...close, { type: 'stop', timer: 'grace' }, { type: 'stop', timer: 'again' }, ...STOP_POLLING],
  ];
}

/** Begins a generation: an opening that was in flight or due no longer counts. */
const retryCancelled = ({ generation }: ConnectionState) => ({ generation: generation + 1, language: null, again: null });

function opening(state: ConnectionState, language: Language): Step {
  const { token } = state;
  if (token === null) return [state, []];
  const begun = { ...state, ...retryCancelled(state), language };
  return [
    begun,
    [
      { type: 'stop', timer: 'again' },
      { type: 'open', generation: begun.generation, token, language, from: 'resume' },
    ],
  ];
}

/** The session is not live until it is reopened. A page that never was keeps its grace period, or its polls. */
function lost(state: ConnectionState): Step {
  if (state.token === null) return [state, []];
  const after = { ...state, ...retryCancelled(state), joined: false };
  const grace: ConnectionEffect[] = state.joined ? [{ type: 'start', timer: 'grace', ms: GRACE_MS }] : [];
  return [after, [{ type: 'stop', timer: 'again' }, ...grace]];
}

type OpeningAnswer = Extract<ConnectionEvent, { type: 'opened' | 'open-failed' | 'open-unanswered' }>;

function openingAnswered(state: ConnectionState, event: OpeningAnswer): Step {
  const { token, generation } = event;
  if (generation !== state.generation || state.language === null) {
    // The page was left meanwhile, but the server may have joined the socket.
    return [state, state.token === token ? [] : [{ type: 'close', token }]];
  }
  if (event.type === 'open-unanswered') return unanswered(state, event.connected);
  const answered = { ...state, unanswered: 0 };
  if (event.type === 'open-failed') return openFailed(answered, event.code, event.retryAfter);
  // The socket belongs to an earlier visit.
  if (event.page.me.role === 'visitor') return openFailed(answered, 'not_allowed', null);
  return caughtUp(answered, event);
}

function caughtUp(
  state: ConnectionState,
  { token, generation, page, language }: Extract<OpeningAnswer, { type: 'opened' }>,
): Step {
  const asked = state.language ?? language;
  const merge: ConnectionEffect = { type: 'merge', token, page };
  if (page.hasMore) return [state, [merge, { type: 'open', generation, token, language: asked, from: 'synced' }]];
  // The reader may have chosen another language meanwhile.
  const changed: ConnectionEffect[] = language === asked ? [] : [{ type: 'send-language', token, language }];
  return [
    { ...state, ...pollingStopped(state), language: null, joined: true, late: false },
    [merge, { type: 'stop', timer: 'grace' }, ...STOP_POLLING, ...changed],
  ];
}

/** Polling continues. A refused socket may carry an older cookie, so it is replaced; other failures may pass. */
function openFailed(state: ConnectionState, code: ErrorCode | null, retryAfter: number | null): Step {
  const limited = code === 'too_many_requests' ? (retryAfter ?? 0) * 1_000 : 0;
  return [
    { ...state, language: null, again: REFUSED.includes(code) ? 'reconnect' : 'open' },
    [{ type: 'start', timer: 'again', ms: Math.max(AGAIN_MS, limited) }],
  ];
}

/** Retries first, then replaces the socket. Polling continues. */
function unanswered(state: ConnectionState, connected: boolean): Step {
  const [after, effects] = lost(state);
  if (!connected) return [after, effects];
  const count = after.unanswered + 1;
  if (count >= UNANSWERED_MAX) return [{ ...after, unanswered: 0 }, [...effects, { type: 'reconnect' }]];
  return [{ ...after, unanswered: count, again: 'open' }, [...effects, { type: 'start', timer: 'again', ms: AGAIN_MS }]];
}

function timerOver(state: ConnectionState, timer: Timer): Step {
  if (state.token === null) return [state, []];
  if (timer === 'poll') return pollNow(state);
  if (timer === 'grace') {
    if (state.joined || state.late) return [state, []];
    return ask({ ...state, late: true, tag: null }, state.token);
  }
  if (state.again === null) return [state, []];
  return [{ ...state, again: null }, [state.again === 'open' ? { type: 'check-socket' } : { type: 'reconnect' }]];
}

function ask(state: ConnectionState, token: string): Step {
  const number = state.poll.number + 1;
  return [{ ...state, poll: { number, phase: 'asking' } }, [{ type: 'poll', number, token, tag: state.tag }]];
}

/** Ends the pause between two polls. Without one it does nothing. */
function pollNow(state: ConnectionState): Step {
  if (state.token === null || state.poll.phase !== 'pausing') return [state, []];
  const [after, effects] = ask(state, state.token);
  return [after, [{ type: 'stop', timer: 'poll' }, ...effects]];
}

const pollingStopped = ({ poll }: ConnectionState) => ({ poll: { ...poll, phase: 'off' as const } });
const STOP_POLLING: readonly ConnectionEffect[] = [{ type: 'stop', timer: 'poll' }, { type: 'abort-poll' }];

type PollAnswer = Extract<ConnectionEvent, { type: 'polled' | 'poll-failed' }>;

function pollAnswered(state: ConnectionState, event: PollAnswer): Step {
  const { token, poll } = state;
  if (token === null || poll.phase !== 'asking' || poll.number !== event.number) return [state, []];
  const pause = event.slow ? SLOW_POLL_MS : COUPLES_POLL_MS;
  const pausing = { ...state, poll: { ...poll, phase: 'pausing' as const } };
  const wait = (ms: number): ConnectionEffect => ({ type: 'start', timer: 'poll', ms });
  if (event.type === 'polled') {
    if (!event.news) return [pausing, [wait(pause)]];
    const { page } = event.news;
    return [{ ...pausing, tag: event.news.tag }, [{ type: 'merge', token, page }, wait(page.hasMore ? 0 : pause)]];
  }
  // Its pause has already been spent waiting.
  if (event.reason === 'timed-out') return ask(state, token);
  const gone: ConnectionEffect[] = event.reason === 'gone' ? [{ type: 'mark-gone', token }] : [];
  return [pausing, [...gone, wait(event.retryAfter === null ? pause : event.retryAfter * 1_000)]];
}
