import { describe, expect, it } from 'vitest';
import { answer, live, message, OTHER, opening, polling, SESSION } from './session-connection.fixtures.ts';
import { type ConnectionEvent, type ConnectionState, NOT_CONNECTED, step } from './session-connection.machine.ts';

describe('leaving and returning', () => {
  it('closes a live session, and stops everything', () => {
    const page = live();
    expect(page.take({ type: 'left', id: SESSION })).toEqual([
      { type: 'close', id: SESSION },
      { type: 'stop', timer: 'grace' },
      { type: 'stop', timer: 'retry' },
      { type: 'stop', timer: 'resync' },
      { type: 'stop', timer: 'poll' },
      { type: 'abort-poll' },
    ]);
    expect(page.state()).toMatchObject({ id: null, joined: false, late: false });
  });

  it('closes nothing that was never open', () => {
    const page = polling();
    page.take({ type: 'left', id: SESSION });
    expect(page.types()).not.toContain('close');
    expect(page.pollFailed()).toEqual([]);
    expect(page.take({ type: 'timer', timer: 'grace' })).toEqual([]);
    expect(page.take({ type: 'timer', timer: 'retry' })).toEqual([]);
    expect(page.take({ type: 'timer', timer: 'poll' })).toEqual([]);
  });

  it('closes the session when an opening in flight is answered, failed or not', () => {
    for (const late of ['opened', 'openFailed', 'unanswered'] as const) {
      const page = opening();
      const { generation } = page.state();
      page.take({ type: 'left', id: SESSION });
      if (late === 'unanswered') page.unanswered(true, generation);
      else page[late]({ generation });
      expect(page.types(), late).toEqual(['close']);
      expect(page.state().joined).toBe(false);
    }
  });

  it('and returning ignores the first opening without closing the session again', () => {
    const page = opening();
    const { generation } = page.state();
    page.take({ type: 'left', id: SESSION });
    page.take({ type: 'entered', id: SESSION });
    page.open();
    expect(page.opened({ generation })).toEqual([]);
    expect(page.state().joined).toBe(false);
    page.opened();
    expect(page.state().joined).toBe(true);
  });

  it('for another session closes the first when its opening is answered', () => {
    const page = opening();
    const { generation } = page.state();
    page.take({ type: 'left', id: SESSION });
    page.take({ type: 'entered', id: OTHER });
    page.open();
    expect(page.opened({ generation })).toEqual([{ type: 'close', id: SESSION }]);
    expect(page.opened({ id: OTHER }).map(({ type }) => type)).toContain('merge');
    expect(page.state()).toMatchObject({ id: OTHER, joined: true });
  });

  it('comes late for a page that has been replaced', () => {
    const page = live();
    page.take({ type: 'entered', id: OTHER });
    expect(page.types()[0]).toBe('close');
    expect(page.take({ type: 'left', id: SESSION })).toEqual([]);
    expect(page.state().id).toBe(OTHER);
  });

  it('drops the poll in flight of the page that was left', () => {
    const page = polling();
    const { number } = page.state().poll;
    page.take({ type: 'left', id: SESSION });
    page.take({ type: 'entered', id: SESSION });
    page.take({ type: 'timer', timer: 'grace' });
    expect(page.polled({ number, news: { page: answer([message(1)]), tag: { language: 'en', etag: null } } })).toEqual([]);
    expect(page.polled().map(({ type }) => type)).toEqual(['pause-poll']);
  });
});

it('never asks for two openings of one generation, nor for two polls at once, in any order of events', () => {
  const events: ((state: ConnectionState) => ConnectionEvent)[] = [
    () => ({ type: 'entered', id: SESSION }),
    () => ({ type: 'left', id: SESSION }),
    () => ({ type: 'socket-open', language: 'en' }),
    () => ({ type: 'socket-lost' }),
    () => ({ type: 'recheck' }),
    () => ({ type: 'timer', timer: 'grace' }),
    () => ({ type: 'timer', timer: 'retry' }),
    () => ({ type: 'timer', timer: 'poll' }),
    ({ generation }) => ({ type: 'opened', generation, id: SESSION, page: answer([]), language: 'en' }),
    ({ generation }) => ({ type: 'open-failed', generation, id: SESSION, code: 'not_found', retryAfter: null }),
    ({ generation }) => ({ type: 'open-unanswered', generation, id: SESSION, connected: true }),
    ({ poll: { number } }) => ({ type: 'polled', number, news: null }),
    ({ poll: { number } }) => ({ type: 'poll-failed', number, reason: 'timed-out', retryAfter: null }),
    ({ poll: { number } }) => ({ type: 'poll-failed', number, reason: 'gone', retryAfter: null }),
  ];
  // Every order of four events, from each state that three of them lead to.
  let states: ConnectionState[] = [NOT_CONNECTED];
  for (let depth = 0; depth < 4; depth += 1) {
    states = states.flatMap((state) =>
      events.map((event) => {
        const [after, effects] = step(state, event(state));
        const opens = effects.flatMap((effect) => (effect.type === 'open' ? [effect.generation] : []));
        for (const generation of opens) expect(generation).toBe(state.generation + 1);
        const polls = effects.flatMap((effect) => (effect.type === 'poll' ? [effect.number] : []));
        for (const number of polls) expect(number).toBe(state.poll.number + 1);
        expect(opens.length <= 1 && polls.length <= 1).toBe(true);
        expect(after.joined && (after.late || after.id === null), 'live, yet late or nowhere').toBe(false);
        expect(after.id === null && after.poll.phase !== 'off', 'polls for nobody').toBe(false);
        expect(after.joined && after.poll.phase !== 'off', 'polls while live').toBe(false);
        return after;
      }),
    );
  }
});
