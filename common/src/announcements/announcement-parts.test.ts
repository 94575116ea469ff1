import { describe, expect, it } from 'vitest';
import { announcementParts, countdownText, shownText } from './announcement-parts.ts';

const MINUTE = 60_000;
const linksOf = (message: string) =>
  announcementParts(message, 'UTC').flatMap((part) => (part.kind === 'link' ? [part.href] : []));
const timesOf = (message: string, timeZone = 'UTC') =>
  announcementParts(message, timeZone).flatMap((part) => (part.kind === 'countdown' ? [part.at.toISOString()] : []));

describe('countdown markers', () => {
  it('are read in both forms, in the time zone of their writer, on both sides of a change of the clocks', () => {
    expect(timesOf('From (28-11-2026 06:00:00) to (2026-11-28 07:30:00).')).toEqual([
      '2026-11-28T06:00:00.000Z',
      '2026-11-28T07:30:00.000Z',
    ]);
    expect(timesOf('(28-11-2026 06:00:00) (01-07-2026 06:00:00)', 'Europe/Berlin')).toEqual([
      '2026-11-28T05:00:00.000Z',
      '2026-07-01T04:00:00.000Z',
    ]);
    expect(timesOf('(29-03-2026 01:59:59) (29-03-2026 03:00:00)', 'Europe/Berlin')).toEqual([
      '2026-03-29T00:59:59.000Z',
      '2026-03-29T01:00:00.000Z',
    ]);
    expect(timesOf('(28-11-2026 06:00:00)', 'Nowhere/Nothing')).toEqual(['2026-11-28T06:00:00.000Z']);
  });

  it('that are no times of the calendar stay text', () => {
    for (const text of ['(31-02-2026 06:00:00)', '(2026-13-01 00:00:00)', '(28-11-2026 24:00:00)', '(28-11-2026 6:00:00)'])
      expect(announcementParts(text, 'UTC')).toEqual([{ kind: 'text', text }]);
  });

  it.each([
    [26 * 60 * MINUTE + 5 * MINUTE, '1d 2h 5m'],
    [2 * 60 * MINUTE + 1000, '2h 0m 1s'],
    [61_000, '1m 1s'],
    [59_001, '1m 0s'],
    [1, '1s'],
    [0, null],
    [-1, null],
  ])('%i ms before their time say %s', (left, text) => {
    expect(countdownText(new Date(1_000_000 + left), 1_000_000)).toBe(text);
  });
});

describe('links', () => {
  it('lead to web pages and mail addresses, without what ends the sentence', () => {
    expect(linksOf('See https://a.example/x_(y). Or (http://b.example/?q=1#z), mail help@c.example!')).toEqual([
      'https://a.example/x_(y)',
      'http://b.example/?q=1#z',
      'mailto:help@c.example',
    ]);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'https://bank.example@evil.example/',
    'https://user:secret@evil.example/',
    'https:///evil.example',
    'https://аррӏе.com/',
    'https://evil.example\\@bank.example',
    '//evil.example/',
  ])('are not made of %s', (message) => {
    expect(linksOf(message).filter((href) => !href.startsWith('mailto:'))).toEqual([]);
  });

  it('are quickly found in hostile texts', () => {
    for (const piece of ['a.', '(1', 'https://', 'a@a.', '))'])
      expect(announcementParts(piece.repeat(500).slice(0, 1000), 'UTC').length).toBeLessThan(1000);
  });
});

it('shows no characters that turn or hide others, and keeps joined emoji', () => {
  expect(shownText('https://a.example/\u{202E}gpj.exe \u{200B}👩‍👧 \u{2066}x')).toBe('https://a.example/gpj.exe 👩‍👧 x');
});
