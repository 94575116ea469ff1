import { expect, it, vi } from 'vitest';
import { ageText } from './age-text.ts';

vi.stubGlobal('navigator', { languages: ['en-GB'], onLine: true });
const now = new Date('2026-11-22T12:00:00Z');

it.each([
  ['2026-11-22T11:59:30Z', 'Just now'],
  ['2026-11-22T12:05:00Z', 'Just now'],
  ['2026-11-22T11:30:00Z', '30 minutes ago'],
  ['2026-11-22T02:00:00Z', '10 hours ago'],
  ['2026-11-15T12:00:01Z', '6 days ago'],
  ['2026-11-15T11:59:59Z', '15 November'],
  ['2025-11-15T12:00:00Z', '15 November 2025'],
])('%s is %s', (time, text) => {
  expect(ageText(time, now, 'Just now')).toBe(text);
});
