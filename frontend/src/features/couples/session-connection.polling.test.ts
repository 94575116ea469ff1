import { COUPLES_AFTER_SEND_MS, COUPLES_POLL_MS } from '@beside/common/couples/couples.constants';
import { describe, expect, it } from 'vitest';
import { answer, message } from './couples.fixtures.ts';
import { connection, live, OTHER, polling, TOKEN } from './session-connection.fixtures.ts';
import { RESYNC_EVERY_MS, SLOW_POLL_MS } from './session-connection.machine.ts';

describe('polling', () => {
  it('begins once, though the grace period ends twice', () => {
    const page = polling();
    expect(page.take({ type: 'timer', timer: 'grace' })).toEqual([]);
  });

  it('does not begin on a live page', () => {
    expect(live().take({ type: 'timer', timer: 'grace' })).toEqual([]);
  });

  it('asks again after a pause, with the ETag of the last answer', () => {
    const page = polling();
    const tag = { language: 'en', etag: '"1"' } as const;
    const news = { page: answer([message(1)]), tag };
    expect(page.polled({ news })).toEqual([
      { type: 'merge', token: TOKEN, page: news.page },
      { type: 'start', timer: 'poll', ms: COUPLES_POLL_MS },
    ]);
    expect(page.take({ type: 'timer', timer: 'poll' })).toEqual([
      { type: 'stop', timer: 'poll' },
      { type: 'poll', number: 2, token: TOKEN, tag },
    ]);
    // Nothing new keeps the ETag.
    page.polled();
    expect(page.take({ type: 'timer', timer: 'poll' }).at(-1)).toMatchObject({ number: 3, tag });
  });

  it('asks at once for the rest of what it missed', () => {
    const page = polling();
    page.polled({ news: { page: answer([message(1)], { hasMore: true }), tag: { language: 'en', etag: null } } });
    expect(page.started()).toEqual([['poll', 0]]);
  });

  it('slows down in a hidden tab and an ended session', () => {
    const page = polling();
    page.polled({ slow: true });
    expect(page.started()).toEqual([['poll', SLOW_POLL_MS]]);
    page.take({ type: 'timer', timer: 'poll' });
    page.pollFailed({ slow: true });
    expect(page.started()).toEqual([['poll', SLOW_POLL_MS]]);
  });

  it('goes on after a failure, and waits as long as the server asks', () => {
    const page = polling();
    expect(page.pollFailed()).toEqual([{ type: 'start', timer: 'poll', ms: COUPLES_POLL_MS }]);
    page.take({ type: 'timer', timer: 'poll' });
    page.pollFailed({ retryAfter: 9 });
    expect(page.started()).toEqual([['poll', 9_000]]);
  });

  it('asks again at once after a poll that timed out', () => {
    const page = polling();
    expect(page.pollFailed({ reason: 'timed-out' })).toEqual([{ type: 'poll', number: 2, token: TOKEN, tag: null }]);
  });

  it('marks a deleted session, and goes on until the page is left', () => {
    const page = polling();
    page.pollFailed({ reason: 'gone' });
    expect(page.types()).toEqual(['mark-gone', 'start']);
  });

  it('continues while the session is reopened, and stops once it is', () => {
    const page = polling();
    page.open();
    const news = { page: answer([message(1)]), tag: { language: 'en', etag: '"1"' } } as const;
    expect(page.polled({ news }).map(({ type }) => type)).toEqual(['merge', 'start']);
    page.take({ type: 'timer', timer: 'poll' });
    expect(page.types()).toContain('poll');
    page.opened();
    expect(page.types()).toEqual(['merge', 'stop', 'stop', 'abort-poll']);
    // The aborted poll, and a timer that was just about to go off.
    expect(page.pollFailed()).toEqual([]);
    expect(page.polled({ news })).toEqual([]);
    expect(page.take({ type: 'timer', timer: 'poll' })).toEqual([]);
    expect(page.state()).toMatchObject({ joined: true, late: false });
  });

  it('continues after an opening that was refused', () => {
    const page = polling();
    page.open();
    page.openFailed({ code: 'not_signed_in' });
    expect(page.polled().map(({ type }) => type)).toEqual(['start']);
    expect(page.state().late).toBe(true);
  });

  it('begins anew, without the old ETag, when the page is late again', () => {
    const page = polling();
    page.polled({ news: { page: answer([]), tag: { language: 'en', etag: '"1"' } } });
    page.open();
    page.opened();
    page.take({ type: 'socket-lost' });
    expect(page.take({ type: 'timer', timer: 'grace' })).toEqual([{ type: 'poll', number: 2, token: TOKEN, tag: null }]);
  });

  it('ignores an answer to an older poll', () => {
    const page = polling();
    page.polled();
    page.take({ type: 'timer', timer: 'poll' });
    expect(page.polled({ number: 1 })).toEqual([]);
    expect(page.pollFailed({ number: 1, reason: 'gone' })).toEqual([]);
  });
});

describe('polling early', () => {
  it('is wanted a while after sending', () => {
    const page = polling();
    expect(page.take({ type: 'sent', token: TOKEN })).toEqual([
      { type: 'want-poll-in', ms: COUPLES_AFTER_SEND_MS, token: TOKEN },
    ]);
    page.polled({ slow: true });
    expect(page.take({ type: 'poll-wanted', token: TOKEN })).toEqual([
      { type: 'stop', timer: 'poll' },
      { type: 'poll', number: 2, token: TOKEN, tag: null },
    ]);
  });

  it('does nothing while a poll is in flight, on a live page, or on another one', () => {
    expect(polling().take({ type: 'poll-wanted', token: TOKEN })).toEqual([]);
    expect(live().take({ type: 'poll-wanted', token: TOKEN })).toEqual([]);
    const page = polling();
    page.polled();
    expect(page.take({ type: 'poll-wanted', token: OTHER })).toEqual([]);
  });
});

describe('checking a connection again', () => {
  it('reopens a live page, whose socket may be silently dead', () => {
    expect(live().take({ type: 'recheck' })).toEqual([{ type: 'check-socket' }]);
  });

  it('also polls at once', () => {
    const page = polling();
    page.polled();
    page.take({ type: 'recheck' });
    expect(page.types()).toEqual(['stop', 'poll', 'check-socket']);
  });

  it('does nothing without a session on the page', () => {
    expect(connection().take({ type: 'recheck' })).toEqual([]);
  });

  it('reopens after a missed push, at most once a second', () => {
    const page = live();
    const missed = (now: number) => page.take({ type: 'push-missed', now });
    expect(missed(0)).toEqual([{ type: 'check-socket' }]);
    expect(missed(RESYNC_EVERY_MS - 1)).toEqual([]);
    expect(missed(RESYNC_EVERY_MS)).toEqual([{ type: 'check-socket' }]);
    expect(connection().take({ type: 'push-missed', now: 0 })).toEqual([]);
  });
});
