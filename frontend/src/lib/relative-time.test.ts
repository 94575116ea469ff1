import { describe, expect, it } from 'vitest';
import { relativeTime } from './relative-time.ts';

const then = new Date('2026-11-01T12:00:00Z');
const after = (minutes: number) => relativeTime(then, new Date(then.getTime() + minutes * 60_000), 'en');

describe('relativeTime', () => {
  it('is null in the first minute, and for a future time', () => {
    expect(after(0.9)).toBeNull();
    expect(after(-3)).toBeNull();
  });

  it('counts minutes, then hours under 24, then days', () => {
    expect(after(1)).toBe('1 minute ago');
    expect(after(59)).toBe('59 minutes ago');
    expect(after(60)).toBe('1 hour ago');
    expect(after(24 * 60 - 1)).toBe('23 hours ago');
    expect(after(24 * 60)).toBe('1 day ago');
  });

  it('uses the given language', () => {
    expect(relativeTime(then, new Date('2026-11-01T12:02:00Z'), 'de')).toBe('vor 2 Minuten');
  });
});
