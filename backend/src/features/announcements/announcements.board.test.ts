import type { AnnouncementView } from '@beside/common/announcements/announcements.views';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentAnnouncements } from './announcements.board.ts';

const NOW = Date.parse('2026-11-23T01:00:00Z');
const time = { now: NOW };
const pushes: { ids: (string | number)[]; turned: string[]; at: number }[] = [];
const board = () =>
  currentAnnouncements({
    clock: { now: () => new Date(time.now) },
    onChange: ({ announcements }, turned) =>
      void pushes.push({ ids: announcements.map(({ id }) => id), turned, at: (time.now - NOW) / 1000 }),
  });
const announcement = (id: string | number, more: Partial<AnnouncementView> = {}): AnnouncementView => ({
  ...{ id, title: `Title ${id}`, message: 'A message', announcementType: 'info', isActive: 1, revision: 1, timeZone: 'UTC' },
  ...{ startDate: null, endDate: null, createdAt: new Date(NOW).toISOString(), updatedAt: new Date(NOW).toISOString() },
  ...more,
});
/** A time so many seconds from now. */
const inSeconds = (seconds: number): string => new Date(NOW + seconds * 1000).toISOString();
/** Lets seconds pass, on the clock and for the timers. */
const pass = (seconds: number): void => {
  for (let step = 0; step < seconds * 10; step++) {
    time.now += 100;
    vi.advanceTimersByTime(100);
  }
};

beforeEach(() => {
  vi.useFakeTimers();
  time.now = NOW;
  pushes.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

it('shows each announcement from its start until its end, to the second', () => {
  const shown = board();
  shown.set('announcements', [
    announcement(1),
    announcement(2, { startDate: inSeconds(2.5), endDate: inSeconds(4) }),
    announcement(3, { isActive: 0 }),
    announcement(4, { endDate: inSeconds(-1) }),
    announcement(5, { startDate: inSeconds(4) }),
  ]);
  shown.set('incidents', [announcement('incident-7', { announcementType: 'error', endDate: inSeconds(6) })]);
  pass(10);
  expect(pushes).toEqual([
    { ids: [1], turned: [], at: 0 },
    { ids: ['incident-7', 1], turned: [], at: 0 },
    { ids: ['incident-7', 2, 1], turned: ['announcements'], at: 2.5 },
    { ids: ['incident-7', 5, 1], turned: ['announcements'], at: 4 },
    { ids: [5, 1], turned: ['incidents'], at: 6 },
  ]);
  expect(shown.inForce().announcements).toHaveLength(2);
  shown.stop();
});

it('follows a clock that is set, and starts what is months away', () => {
  const shown = board();
  const month = 30 * 86_400;
  shown.set('announcements', [announcement(1, { startDate: inSeconds(2 * month), endDate: inSeconds(2 * month + 60) })]);
  pass(5);
  expect(pushes).toEqual([]);
  time.now = NOW + (2 * month + 1) * 1000;
  vi.advanceTimersByTime(1000);
  expect(pushes.map(({ ids }) => ids)).toEqual([[1]]);
  // Set back, it has not begun; set forward again, it is over.
  time.now = NOW;
  vi.advanceTimersByTime(1000);
  time.now = NOW + 3 * month * 1000;
  vi.advanceTimersByTime(1000);
  expect(pushes.map(({ ids }) => ids)).toEqual([[1], []]);
  expect(vi.getTimerCount()).toBe(1);
  shown.stop();
  expect(vi.getTimerCount()).toBe(0);
});

it('puts the most severe first, then the newest, and says nothing when nothing has changed', () => {
  const shown = board();
  const list = [
    announcement(1, { announcementType: 'success' }),
    announcement(2, { announcementType: 'warning' }),
    announcement(3, { createdAt: inSeconds(-10) }),
    announcement(4),
    announcement(5, { announcementType: 'error' }),
  ];
  shown.set('announcements', list);
  const { version } = shown.inForce();
  shown.set('announcements', list.toReversed());
  expect(pushes.map(({ ids }) => ids)).toEqual([[5, 2, 4, 3, 1]]);
  expect(shown.inForce().version).toBe(version);
  shown.set('announcements', []);
  expect(shown.inForce().version).not.toBe(version);
  // Nothing that has a time needs no timer.
  expect(vi.getTimerCount()).toBe(0);
});
