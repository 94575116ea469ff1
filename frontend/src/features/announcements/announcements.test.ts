import type { AnnouncementView } from '@beside/common/announcements/announcements.views';
import { describe, expect, it } from 'vitest';
import { isoOf, localOf, stateOf } from './announcement-times.ts';
import { keyOf, readAnnouncements } from './read-announcements.ts';
import { marksOf, partsOf } from './translated.ts';

const view: AnnouncementView = {
  ...{ id: 7, title: 'Tea', message: 'Now.', announcementType: 'info', isActive: 1, startDate: null, endDate: null },
  ...{ createdAt: '', updatedAt: '', revision: 3, timeZone: 'UTC' },
};

describe('an announcement', () => {
  it('is known by its id and revision, and an unreadable one hides no other', () => {
    const banner = { ...view, id: 'incident-2', announcementType: 'unknown', revision: undefined };
    const read = readAnnouncements({ announcements: [view, { id: 8 }, null, banner] });
    expect(read.map(keyOf)).toEqual(['7:3', 'incident-2:1']);
    expect(read.map(({ announcementType }) => announcementType)).toEqual(['info', 'info']);
    for (const broken of [null, [], { announcements: 'x' }]) expect(readAnnouncements(broken)).toEqual([]);
  });

  it('is active, inactive, scheduled or over', () => {
    const now = Date.parse('2026-11-23T12:00:00Z');
    const state = (times: Partial<AnnouncementView>) => stateOf({ ...view, ...times }, now);
    expect(state({})).toBe('active');
    expect(state({ isActive: 0, endDate: '2026-11-01T00:00:00Z' })).toBe('inactive');
    expect(state({ startDate: '2026-11-23T12:00:01Z' })).toBe('scheduled');
    expect(state({ startDate: '2026-11-23T12:00:00Z', endDate: '2026-11-23T12:00:01Z' })).toBe('active');
    expect(state({ endDate: '2026-11-23T12:00:00Z' })).toBe('over');
  });

  it('keeps its countdowns and links when it is translated, in any order', () => {
    const english = 'Starts in (28-11-2026 06:00:00), see https://a.example or mail a@b.example.';
    const german = 'Siehe https://a.example oder schreib an a@b.example: in (28-11-2026 06:00:00) geht es los.';
    expect(marksOf(german, 'UTC')).toBe(marksOf(english, 'UTC'));
    for (const lost of ['am 28.11.2026 um 06:00:00', '(29-11-2026 06:00:00)'])
      expect(marksOf(german.replace('(28-11-2026 06:00:00)', lost), 'UTC')).not.toBe(marksOf(english, 'UTC'));
  });
});

it('a strip names the language of each part that is not the page’s', () => {
  const langs = (translated: { title: string; message: string } | undefined, language: string) => {
    const { titleLang, messageLang } = partsOf(view, translated, language);
    return [titleLang, messageLang];
  };
  expect(langs({ title: 'Tee', message: 'Jetzt.' }, 'de')).toEqual([undefined, undefined]);
  expect(langs({ title: 'Tee', message: 'Now.' }, 'de')).toEqual([undefined, 'en']);
  expect([langs(undefined, 'de'), langs(undefined, 'en')]).toEqual([
    ['en', 'en'],
    [undefined, undefined],
  ]);
});

describe('the fields for times', () => {
  it('hold the minute in the browser’s zone, and leave an untouched time as it was', () => {
    const time = new Date(2026, 10, 28, 7, 5, 42).toISOString();
    expect(localOf(time)).toBe('2026-11-28T07:05');
    expect(isoOf('2026-11-28T07:05', time)).toBe(time);
    expect(isoOf('2026-11-28T07:06', time)).toBe(new Date(2026, 10, 28, 7, 6).toISOString());
    expect([localOf(null), isoOf('', time), isoOf('', null)]).toEqual(['', null, null]);
  });
});
