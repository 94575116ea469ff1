import { describe, expect, it } from 'vitest';
import { answer, connection, live, message, OTHER, PAUSE, polling, SESSION } from './session-connection.fixtures.ts';
import { RESYNC_INTERVAL_MS } from './session-connection.machine.ts';

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
    expect(page.polled({ news })).toEqual([{ type: 'merge', id: SESSION, page: news.page }, PAUSE]);
    expect(page.take({ type: 'timer', timer: 'poll' })).toEqual([
      { type: 'stop', timer: 'poll' },
      { type: 'poll', number: 2, id: SESSION, tag },
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

  it('goes on after a failure, and waits as long as the server asks', () => {
    const page = polling();
    expect(page.pollFailed()).toEqual([PAUSE]);
    page.take({ type: 'timer', timer: 'poll' });
    expect(page.pollFailed({ retryAfter: 9 })).toEqual([{ ...PAUSE, atLeastMs: 9_000 }]);
  });

  it('asks again at once after a poll that timed out', () => {
    const page = polling();
    expect(page.pollFailed({ reason: 'timed-out' })).toEqual([{ type: 'poll', number: 2, id: SESSION, tag: null }]);
  });

  it('marks a deleted conversation, and asks no more until the reader or the socket is back', () => {
    const page = polling();
    page.polled({ news: { page: answer([]), tag: { language: 'en', etag: '"1"' } } });
    page.take({ type: 'timer', timer: 'poll' });
    expect(page.pollFailed({ reason: 'gone' })).toEqual([
      { type: 'stop', timer: 'retry' },
      { type: 'mark-gone', id: SESSION },
    ]);
    expect(page.state().gone).toBe(true);
    // Its old answer is no longer shown: the old ETag would bring nothing.
    expect(page.take({ type: 'recheck' })).toContainEqual({ type: 'poll', number: 3, id: SESSION, tag: null });
    page.polled({ news: { page: answer([]), tag: { language: 'en', etag: null } } });
    expect(page.state().gone).toBe(false);
  });

  it('continues while the session is reopened, and stops once it is', () => {
    const page = polling();
    page.open();
    const news = { page: answer([message(1)]), tag: { language: 'en', etag: '"1"' } } as const;
    expect(page.polled({ news }).map(({ type }) => type)).toEqual(['merge', 'pause-poll']);
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
    expect(page.polled().map(({ type }) => type)).toEqual(['pause-poll']);
    expect(page.state().late).toBe(true);
  });

  it('begins anew, without the old ETag, when the page is late again', () => {
    const page = polling();
    page.polled({ news: { page: answer([]), tag: { language: 'en', etag: '"1"' } } });
    page.open();
    page.opened();
    page.take({ type: 'socket-lost' });
    expect(page.take({ type: 'timer', timer: 'grace' })).toEqual([{ type: 'poll', number: 2, id: SESSION, tag: null }]);
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
  it('ends the pause between two polls', () => {
    const page = polling();
    page.polled();
    expect(page.take({ type: 'poll-wanted', id: SESSION })).toEqual([
      { type: 'stop', timer: 'poll' },
      { type: 'poll', number: 2, id: SESSION, tag: null },
    ]);
  });

  it('does nothing while a poll is in flight, on a live page, or on another one', () => {
    expect(polling().take({ type: 'poll-wanted', id: SESSION })).toEqual([]);
    expect(live().take({ type: 'poll-wanted', id: SESSION })).toEqual([]);
    const page = polling();
    page.polled();
    expect(page.take({ type: 'poll-wanted', id: OTHER })).toEqual([]);
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

  it('reopens after a missed push, at most once a second, and forgets none', () => {
    const page = live();
    const caughtUp = [{ type: 'check-socket' }, { type: 'start', timer: 'resync', ms: RESYNC_INTERVAL_MS }];
    const missed = () => page.take({ type: 'push-missed' });
    const pauseOver = () => page.take({ type: 'timer', timer: 'resync' });
    expect(missed()).toEqual(caughtUp);
    expect([missed(), missed()]).toEqual([[], []]);
    expect(pauseOver()).toEqual(caughtUp);
    expect(pauseOver()).toEqual([]);
    expect(missed()).toEqual(caughtUp);
  });

  it('forgets a missed push with the page', () => {
    expect(connection().take({ type: 'push-missed' })).toEqual([]);
    const page = live();
    page.take({ type: 'push-missed' });
    page.take({ type: 'push-missed' });
    page.take({ type: 'left', id: SESSION });
    expect(page.state().resync).toBe('idle');
    expect(page.take({ type: 'timer', timer: 'resync' })).toEqual([]);
  });
});
