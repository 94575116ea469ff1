import { describe, expect, it } from 'vitest';
import { answer, connection, entered, live, message, opening, polling, SESSION } from './session-connection.fixtures.ts';
import { GRACE_MS, NOT_CONNECTED, RETRY_MS } from './session-connection.machine.ts';

describe('entering and opening', () => {
  it('gives the socket a grace period, and checks whether it is connected', () => {
    const page = connection();
    expect(page.take({ type: 'entered', id: SESSION })).toEqual([
      { type: 'start', timer: 'grace', ms: GRACE_MS },
      { type: 'check-socket' },
    ]);
    expect(page.state()).toMatchObject({ id: SESSION, joined: false, late: false });
  });

  it('opens the session at every connection, asking again for the last messages', () => {
    const page = entered();
    expect(page.open('nl')).toEqual([
      { type: 'stop', timer: 'retry' },
      { type: 'open', generation: 1, id: SESSION, language: 'nl', from: 'resume' },
    ]);
    expect(page.state().joined).toBe(false);
  });

  it('opens nothing without a session on the page', () => {
    expect(connection().open()).toEqual([]);
  });

  it('is live once the opening is answered, and ends the grace period and the polls', () => {
    const page = opening();
    const only = answer([message(1)]);
    expect(page.opened({ page: only })).toEqual([
      { type: 'merge', id: SESSION, page: only },
      { type: 'stop', timer: 'grace' },
      { type: 'stop', timer: 'poll' },
      { type: 'abort-poll' },
    ]);
    expect(page.state()).toMatchObject({ joined: true, late: false, language: null });
  });

  it('catches up page by page, and is live after the last', () => {
    const page = opening();
    const first = answer([message(1)], { hasMore: true });
    expect(page.opened({ page: first })).toEqual([
      { type: 'merge', id: SESSION, page: first },
      { type: 'open', generation: 1, id: SESSION, language: 'en', from: 'synced' },
    ]);
    expect(page.state().joined).toBe(false);
    page.opened({ page: answer([message(2)]) });
    expect(page.state().joined).toBe(true);
  });

  it('stays live while a live page catches up', () => {
    const page = live();
    page.open();
    expect(page.state().joined).toBe(true);
    page.opened({ page: answer([message(1)], { hasMore: true }) });
    expect(page.state().joined).toBe(true);
  });

  it('sends the language that the reader chose during the opening, and asks every page in the first one', () => {
    const page = opening();
    expect(page.opened({ page: answer([], { hasMore: true }), language: 'nl' })).toContainEqual(
      expect.objectContaining({ type: 'open', language: 'en', from: 'synced' }),
    );
    expect(page.opened({ language: 'nl' }).at(-1)).toEqual({ type: 'send-language', id: SESSION, language: 'nl' });
    expect(page.state().joined).toBe(true);
  });

  it('sends no language that is back to the first one by the end', () => {
    const page = opening();
    page.opened({ page: answer([], { hasMore: true }), language: 'nl' });
    page.opened({ language: 'en' });
    expect(page.types()).not.toContain('send-language');
  });
});

describe('an opening that fails', () => {
  it.each(['not_found', 'not_allowed', 'not_signed_in', 'session_required'] as const)('replaces the socket after %s', (code) => {
    const page = opening();
    expect(page.openFailed({ code })).toEqual([{ type: 'start', timer: 'retry', ms: RETRY_MS }]);
    expect(page.take({ type: 'timer', timer: 'retry' })).toEqual([{ type: 'reconnect' }]);
  });

  it('replaces no socket while the conversation is gone, by what a poll has found', () => {
    const page = polling();
    page.pollFailed({ reason: 'gone' });
    page.open();
    expect(page.openFailed({ code: 'not_found' })).toEqual([]);
    page.open();
    page.opened();
    expect(page.state()).toMatchObject({ joined: true, gone: false });
  });

  it.each(['internal_error', 'unavailable', null] as const)('is retried on the same socket after %s', (code) => {
    const page = opening();
    expect(page.openFailed({ code })).toEqual([{ type: 'start', timer: 'retry', ms: RETRY_MS }]);
    expect(page.take({ type: 'timer', timer: 'retry' })).toEqual([{ type: 'check-socket' }]);
  });

  it('waits as long as the server asks, but never less than usual', () => {
    const limited = (retryAfter: number | null) => {
      const page = opening();
      page.openFailed({ code: 'too_many_requests', retryAfter });
      return page.started();
    };
    expect(limited(7)).toEqual([['retry', 7_000]]);
    expect(limited(1)).toEqual([['retry', RETRY_MS]]);
    expect(limited(null)).toEqual([['retry', RETRY_MS]]);
  });

  it('takes the wait of other refusals from no one', () => {
    const page = opening();
    page.openFailed({ code: 'internal_error', retryAfter: 60 });
    expect(page.started()).toEqual([['retry', RETRY_MS]]);
  });

  it('keeps a live page live', () => {
    const page = live();
    page.open();
    page.openFailed({ code: 'too_many_requests' });
    expect(page.state().joined).toBe(true);
  });

  it('is not retried by a timer once a new connection has opened the session', () => {
    const page = opening();
    page.openFailed({ code: 'not_found' });
    page.open();
    expect(page.take({ type: 'timer', timer: 'retry' })).toEqual([]);
  });
});

describe('an opening without an answer', () => {
  it('is retried once, then the socket is replaced', () => {
    const page = opening();
    page.unanswered();
    expect(page.started()).toEqual([['retry', RETRY_MS]]);
    expect(page.take({ type: 'timer', timer: 'retry' })).toEqual([{ type: 'check-socket' }]);
    page.open();
    page.unanswered();
    expect(page.types()).toEqual(['stop', 'reconnect']);
    expect(page.state().retry).toBeNull();
    // The new socket has its own two tries.
    page.open();
    page.unanswered();
    expect(page.started()).toEqual([['retry', RETRY_MS]]);
  });

  it('counts consecutive ones only: any answer begins anew', () => {
    const page = opening();
    page.unanswered();
    page.open();
    page.openFailed({ code: 'internal_error' });
    page.open();
    page.unanswered();
    expect(page.types()).not.toContain('reconnect');
  });

  it('makes a live page late after a new grace period', () => {
    const page = live();
    page.open();
    page.unanswered();
    expect(page.started()).toEqual([
      ['grace', GRACE_MS],
      ['retry', RETRY_MS],
    ]);
    expect(page.state().joined).toBe(false);
  });

  it('waits for the next connection if the socket is closed', () => {
    const page = opening();
    expect(page.unanswered(false)).toEqual([{ type: 'stop', timer: 'retry' }]);
    expect(page.state()).toMatchObject({ unanswered: 0, retry: null });
  });

  it('leaves the answer that comes too late without effect', () => {
    const page = opening();
    const { generation } = page.state();
    page.unanswered();
    const before = page.state();
    expect(page.opened({ generation })).toEqual([]);
    expect(page.state()).toBe(before);
  });
});

describe('losing the connection', () => {
  it('ends being live, and polls after the grace period', () => {
    const page = live();
    expect(page.take({ type: 'socket-lost' })).toEqual([
      { type: 'stop', timer: 'retry' },
      { type: 'start', timer: 'grace', ms: GRACE_MS },
    ]);
    expect(page.state()).toMatchObject({ joined: false, late: false });
    expect(page.take({ type: 'timer', timer: 'grace' })).toEqual([{ type: 'poll', number: 1, id: SESSION, tag: null }]);
    expect(page.state().late).toBe(true);
  });

  it('during the opening ignores the answer, and lets the first grace period run on', () => {
    const page = opening();
    const { generation } = page.state();
    page.take({ type: 'socket-lost' });
    expect(page.started()).toEqual([]);
    expect(page.opened({ generation })).toEqual([]);
    expect(page.state().joined).toBe(false);
    page.open();
    page.opened();
    expect(page.state().joined).toBe(true);
  });

  it('during the catch-up merges no later page', () => {
    const page = opening();
    const { generation } = page.state();
    page.opened({ page: answer([message(1)], { hasMore: true }) });
    page.take({ type: 'socket-lost' });
    expect(page.opened({ generation, page: answer([message(2)]) })).toEqual([]);
  });

  it('twice starts the grace period once', () => {
    const page = live();
    page.take({ type: 'socket-lost' });
    page.take({ type: 'socket-lost' });
    expect(page.started()).toEqual([]);
  });

  it('cancels the retry of an opening', () => {
    const page = opening();
    page.openFailed();
    expect(page.take({ type: 'socket-lost' })).toEqual([{ type: 'stop', timer: 'retry' }]);
    expect(page.take({ type: 'timer', timer: 'retry' })).toEqual([]);
  });

  it('means nothing without a session on the page', () => {
    const page = connection();
    expect(page.take({ type: 'socket-lost' })).toEqual([]);
    expect(page.state()).toBe(NOT_CONNECTED);
  });

  it('replaces a socket that does not answer, and polls meanwhile', () => {
    const page = live();
    page.take({ type: 'socket-stuck' });
    expect(page.types()).toEqual(['stop', 'start', 'reconnect']);
    expect(page.state().joined).toBe(false);
  });

  it('ignores the answer of an older opening after a newer one was begun', () => {
    const page = opening();
    const older = page.state().generation;
    page.open('nl');
    expect(page.opened({ generation: older })).toEqual([]);
    expect(page.openFailed({ generation: older, code: 'not_found' })).toEqual([]);
    expect(page.unanswered(true, older)).toEqual([]);
    page.opened({ language: 'nl' });
    expect(page.state().joined).toBe(true);
    expect(page.types()).not.toContain('send-language');
  });
});
