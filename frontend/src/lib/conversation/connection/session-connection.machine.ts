import type { ErrorCode } from '@beside/common/errors';
import type { Language } from '@beside/common/language/language.constants';

/** Milliseconds without a live connection before polling starts. */
export const GRACE_MS = 1_000;
/** Milliseconds until a failed opening is retried. */
export const RETRY_MS = 3_000;
/** Milliseconds between two catch-ups after missed pushes. */
export const RESYNC_INTERVAL_MS = 1_000;
/** Consecutive openings without an answer, after which the socket is replaced. */
const UNANSWERED_MAX = 2;
/** Refusals that may come from an older cookie: only another socket helps. */
const REFUSED: readonly (ErrorCode | null)[] = ['not_found', 'not_allowed', 'not_signed_in', 'session_required'];

/** What the machine reads of an answer. */
interface Page {
  hasMore: boolean;
}

/** The connection of the conversation on this page: a couples session, or the chat about an advice session. `step` alone changes it. */
export interface ConnectionState {
  /** The conversation on this page, if any. */
  id: string | null;
  /** It is open on the socket: the server pushes everything. */
  joined: boolean;
  /** The grace period has passed without a live connection: the page polls. */
  late: boolean;
  /** Incremented by every opening, loss and leaving: answers to older openings are ignored. */
  generation: number;
  /** The language of the opening in flight; every page of its catch-up is asked in it. */
  language: Language | null;
  /** What the retry will do, while one is due. */
  retry: 'open' | 'reconnect' | null;
  /** Consecutive openings without an answer. */
  unanswered: number;
  /** The current poll. Its number increases, and answers to older polls are ignored. */
  poll: { number: number; phase: 'off' | 'asking' | 'pausing' };
  /** The ETag of the last poll. */
  tag: PollTag | null;
  /** A missed push has just made the page catch up; `due`: another was missed since. */
  resync: 'idle' | 'pausing' | 'due';
  /** A poll could not find the conversation. Nothing is asked until the reader or the socket is back. */
  gone: boolean;
}

export const NOT_CONNECTED: ConnectionState = {
  id: null,
  joined: false,
  late: false,
  generation: 0,
  language: null,
  retry: null,
  unanswered: 0,
  poll: { number: 0, phase: 'off' },
  tag: null,
  resync: 'idle',
  gone: false,
};

/** An ETag, and the language of the answer that it belongs to. */
interface PollTag {
  language: Language;
  etag: string | null;
}

const TIMERS_BESIDE_POLLS = ['grace', 'retry', 'resync'] as const;
export type Timer = (typeof TIMERS_BESIDE_POLLS)[number] | 'poll';

/** Names the opening that an answer belongs to. */
interface Opening {
  generation: number;
  id: string;
}

export type ConnectionEvent =
  | { type: 'entered'; id: string }
  | { type: 'left'; id: string }
  /** The socket is connected: it has just become so, or was checked. */
  | { type: 'socket-open'; language: Language }
  | { type: 'socket-lost' }
  /** The socket is open but does not answer. */
  | { type: 'socket-stuck' }
  /** A page of the catch-up. `language` is what the reader reads in by now. */
  | ({ type: 'opened'; page: Page; language: Language } & Opening)
  /** A refusal or an unreadable answer (`code` null). `retryAfter` in seconds. */
  | ({ type: 'open-failed'; code: ErrorCode | null; retryAfter: number | null } & Opening)
  /** No answer in time. `connected`: the socket is still open. */
  | ({ type: 'open-unanswered'; connected: boolean } & Opening)
  | { type: 'timer'; timer: Timer }
  /** An answer to a poll; without a page nothing is new. */
  | { type: 'polled'; number: number; news: { page: Page; tag: PollTag } | null }
  /** `retryAfter` in seconds. */
  | { type: 'poll-failed'; number: number; reason: 'gone' | 'timed-out' | 'other'; retryAfter: number | null }
  /** The tab is visible again, or the network is back: the socket may be silently dead. */
  | { type: 'recheck' }
  | { type: 'push-missed' }
  /** A poll is wanted before its pause ends. */
  | { type: 'poll-wanted'; id: string };

export type ConnectionEffect =
  | { type: 'start'; timer: Timer; ms: number }
  | { type: 'stop'; timer: Timer }
  /** Reports `socket-open` if the socket is connected. */
  | { type: 'check-socket' }
  /** Replaces the socket. */
  | { type: 'reconnect' }
  /** Opens the conversation on the socket. `resume` asks again for the last messages, `synced` continues a catch-up. */
  | ({ type: 'open'; language: Language; from: 'resume' | 'synced' } & Opening)
  | { type: 'close'; id: string }
  | { type: 'send-language'; id: string; language: Language }
  | { type: 'merge'; id: string; page: Page }
  | { type: 'mark-gone'; id: string }
  | { type: 'poll'; number: number; id: string; tag: PollTag | null }
  | { type: 'abort-poll' }
  /** Starts the timer of the next poll, after the kind's pause or longer. */
  | { type: 'pause-poll'; id: string; atLeastMs: number };

/** A state and what follows from it. */
export type Step = readonly [ConnectionState, readonly ConnectionEffect[]];

/** What an event makes of the connection. Pure: the shell in `session-connection.ts` carries out the effects, in order. */
export function step(state: ConnectionState, event: ConnectionEvent): Step {
  switch (event.type) {
    case 'entered':
      return entered(state, event.id);
    case 'left':
      return left(state, event.id);
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
      return state.id === null ? [state, []] : then(pollNow(state), { type: 'check-socket' });
    case 'push-missed':
      if (state.resync !== 'idle') return [{ ...state, resync: 'due' }, []];
      return state.id === null ? [state, []] : resynced(state);
    case 'poll-wanted':
      return event.id === state.id ? pollNow(state) : [state, []];
  }
}

/** Catches up at once, and then no sooner than after a pause. */
function resynced(state: ConnectionState): Step {
  return [
    { ...state, resync: 'pausing' },
    [{ type: 'check-socket' }, { type: 'start', timer: 'resync', ms: RESYNC_INTERVAL_MS }],
  ];
}

const then = ([state, effects]: Step, ...more: ConnectionEffect[]): Step => [state, [...effects, ...more]];

function entered(state: ConnectionState, id: string): Step {
  const [alone, effects] = left(state, state.id);
  return then([{ ...alone, id }, effects], { type: 'start', timer: 'grace', ms: GRACE_MS }, { type: 'check-socket' });
}

function left(state: ConnectionState, id: string | null): Step {
  if (id === null || state.id !== id) return [state, []];
  // An opening still in flight closes the conversation once it is answered.
  const close: ConnectionEffect[] = state.joined ? [{ type: 'close', id }] : [];
  return [
    { ...NOT_CONNECTED, generation: state.generation + 1, unanswered: state.unanswered, poll: pollingStopped(state).poll },
    [...close, ...TIMERS_BESIDE_POLLS.map((timer) => ({ type: 'stop' as const, timer })), ...STOP_POLLING],
  ];
}

/** Begins a generation: an opening that was in flight or due no longer counts. */
const retryCancelled = ({ generation }: ConnectionState) => ({ generation: generation + 1, language: null, retry: null });

function opening(state: ConnectionState, language: Language): Step {
  const { id } = state;
  if (id === null) return [state, []];
  const begun = { ...state, ...retryCancelled(state), language };
  const open: ConnectionEffect = { type: 'open', generation: begun.generation, id, language, from: 'resume' };
  return [begun, [{ type: 'stop', timer: 'retry' }, open]];
}

/** The conversation is not live until it is reopened. A page that never was keeps its grace period, or its polls. */
function lost(state: ConnectionState): Step {
  if (state.id === null) return [state, []];
  const after = { ...state, ...retryCancelled(state), joined: false };
  const grace: ConnectionEffect[] = state.joined ? [{ type: 'start', timer: 'grace', ms: GRACE_MS }] : [];
  return [after, [{ type: 'stop', timer: 'retry' }, ...grace]];
}

type OpeningAnswer = Extract<ConnectionEvent, { type: 'opened' | 'open-failed' | 'open-unanswered' }>;

function openingAnswered(state: ConnectionState, event: OpeningAnswer): Step {
  const { id, generation } = event;
  if (generation !== state.generation || state.language === null) {
    // The page was left meanwhile, but the server may have joined the socket.
    return [state, state.id === id ? [] : [{ type: 'close', id }]];
  }
  if (event.type === 'open-unanswered') return unanswered(state, event.connected);
  const answered = { ...state, unanswered: 0 };
  if (event.type === 'open-failed') return openFailed(answered, event.code, event.retryAfter);
  return caughtUp(answered, event);
}

function caughtUp(state: ConnectionState, { id, generation, page, language }: Extract<OpeningAnswer, { type: 'opened' }>): Step {
  const asked = state.language ?? language;
  const merge: ConnectionEffect = { type: 'merge', id, page };
  if (page.hasMore) return [state, [merge, { type: 'open', generation, id, language: asked, from: 'synced' }]];
  // The reader may have chosen another language meanwhile.
  const changed: ConnectionEffect[] = language === asked ? [] : [{ type: 'send-language', id, language }];
  return [
    { ...state, ...pollingStopped(state), language: null, joined: true, late: false, gone: false },
    [merge, { type: 'stop', timer: 'grace' }, ...STOP_POLLING, ...changed],
  ];
}

/**
 * Polling continues. A refused socket may carry an older cookie, so it is replaced, unless a poll was refused as well; other
 * failures may pass.
 */
function openFailed(state: ConnectionState, code: ErrorCode | null, retryAfter: number | null): Step {
  const limited = code === 'too_many_requests' ? (retryAfter ?? 0) * 1_000 : 0;
  const isRefused = REFUSED.includes(code);
  if (isRefused && state.gone) return [{ ...state, language: null }, []];
  return [
    { ...state, language: null, retry: isRefused ? 'reconnect' : 'open' },
    [{ type: 'start', timer: 'retry', ms: Math.max(RETRY_MS, limited) }],
  ];
}

/** Retries first, then replaces the socket. Polling continues. */
function unanswered(state: ConnectionState, connected: boolean): Step {
  const [after, effects] = lost(state);
  if (!connected) return [after, effects];
  const count = after.unanswered + 1;
  if (count >= UNANSWERED_MAX) return then([{ ...after, unanswered: 0 }, effects], { type: 'reconnect' });
  return then([{ ...after, unanswered: count, retry: 'open' }, effects], { type: 'start', timer: 'retry', ms: RETRY_MS });
}

function timerOver(state: ConnectionState, timer: Timer): Step {
  if (state.id === null) return [state, []];
  if (timer === 'poll') return pollNow(state);
  if (timer === 'grace') {
    if (state.joined || state.late) return [state, []];
    return ask({ ...state, late: true, tag: null }, state.id);
  }
  if (timer === 'resync') return state.resync === 'due' ? resynced(state) : [{ ...state, resync: 'idle' }, []];
  if (state.retry === null) return [state, []];
  return [{ ...state, retry: null }, [state.retry === 'open' ? { type: 'check-socket' } : { type: 'reconnect' }]];
}

function ask(state: ConnectionState, id: string): Step {
  const number = state.poll.number + 1;
  return [{ ...state, poll: { number, phase: 'asking' } }, [{ type: 'poll', number, id, tag: state.tag }]];
}

/** Ends the pause between two polls. Without one it does nothing. */
function pollNow(state: ConnectionState): Step {
  if (state.id === null || state.poll.phase !== 'pausing') return [state, []];
  const [after, effects] = ask(state, state.id);
  return [after, [{ type: 'stop', timer: 'poll' }, ...effects]];
}

const pollingStopped = ({ poll }: ConnectionState) => ({ poll: { ...poll, phase: 'off' as const } });
const STOP_POLLING: readonly ConnectionEffect[] = [{ type: 'stop', timer: 'poll' }, { type: 'abort-poll' }];

type PollAnswer = Extract<ConnectionEvent, { type: 'polled' | 'poll-failed' }>;

function pollAnswered(state: ConnectionState, event: PollAnswer): Step {
  const { id, poll } = state;
  if (id === null || poll.phase !== 'asking' || poll.number !== event.number) return [state, []];
  const pausing = { ...state, poll: { ...poll, phase: 'pausing' as const } };
  const pause = (seconds = 0): ConnectionEffect => ({ type: 'pause-poll', id, atLeastMs: seconds * 1_000 });
  if (event.type === 'polled') {
    if (!event.news) return [pausing, [pause()]];
    const { page, tag } = event.news;
    const next: ConnectionEffect = page.hasMore ? { type: 'start', timer: 'poll', ms: 0 } : pause();
    return [{ ...pausing, tag, gone: false }, [{ type: 'merge', id, page }, next]];
  }
  // Its pause has already been spent waiting.
  if (event.reason === 'timed-out') return ask(state, id);
  if (event.reason !== 'gone') return [pausing, [pause(event.retryAfter ?? 0)]];
  const gone = { ...pausing, gone: true, retry: null, tag: null };
  return then([gone, []], { type: 'stop', timer: 'retry' }, { type: 'mark-gone', id });
}
