import {
  type ConnectionEffect,
  type ConnectionEvent,
  type ConnectionState,
  NOT_CONNECTED,
  step,
} from './session-connection.machine.ts';

export const SESSION = 'the-session';
/** What the machine does not read is left out. */
export const message = (id: number) => ({ id });
export const answer = (messages: object[], more: { hasMore?: boolean } = {}) => ({ messages, hasMore: false, ...more });

export const OTHER = 'another-session';

/** A connection that takes events, and keeps the effects of the last one. */
export function connection() {
  let state: ConnectionState = NOT_CONNECTED;
  let effects: readonly ConnectionEffect[] = [];
  const take = (event: ConnectionEvent) => {
    [state, effects] = step(state, event);
    return effects;
  };
  return {
    take,
    state: () => state,
    types: () => effects.map(({ type }) => type),
    /** The started timers of the last event, with their milliseconds. */
    started: () => effects.flatMap((effect) => (effect.type === 'start' ? [[effect.timer, effect.ms]] : [])),
    open: (language: 'en' | 'nl' = 'en') => take({ type: 'socket-open', language }),
    opened: (more: Partial<Extract<ConnectionEvent, { type: 'opened' }>> = {}) =>
      take({ type: 'opened', generation: state.generation, id: SESSION, page: answer([]), language: 'en', ...more }),
    polled: (more: Partial<Extract<ConnectionEvent, { type: 'polled' }>> = {}) =>
      take({ type: 'polled', number: state.poll.number, news: null, ...more }),
    pollFailed: (more: Partial<Extract<ConnectionEvent, { type: 'poll-failed' }>> = {}) =>
      take({ type: 'poll-failed', number: state.poll.number, reason: 'other', retryAfter: null, ...more }),
    openFailed: (more: Partial<Extract<ConnectionEvent, { type: 'open-failed' }>> = {}) =>
      take({ type: 'open-failed', generation: state.generation, id: SESSION, code: null, retryAfter: null, ...more }),
    unanswered: (connected = true, generation = state.generation) =>
      take({ type: 'open-unanswered', generation, id: SESSION, connected }),
  };
}

/** The timer of the next poll starts, after the kind's pause. */
export const PAUSE = { type: 'pause-poll', id: SESSION, atLeastMs: 0 };

/** The page has just been entered. */
export function entered() {
  const page = connection();
  page.take({ type: 'entered', id: SESSION });
  return page;
}

/** An opening is in flight. */
export function opening() {
  const page = entered();
  page.open();
  return page;
}

/** The conversation is open on the socket. */
export function live() {
  const page = opening();
  page.opened();
  return page;
}

/** A page that polls, with its first poll in flight. */
export function polling() {
  const page = entered();
  page.take({ type: 'timer', timer: 'grace' });
  return page;
}
