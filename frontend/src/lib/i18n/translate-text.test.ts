import { describe, expect, it } from 'vitest';
import { translateText } from './translate-text.ts';

describe('translateText', () => {
  it('fills placeholders, and writes numbers as the language does', () => {
    expect(translateText({}, 'en', 'form.counter', { used: 313, limit: 5000 })).toBe('313 / 5,000');
    expect(translateText({}, 'de', 'form.counter', { used: 313, limit: 5000 })).toBe('313 / 5.000');
  });

  it('chooses the plural form by the rules of the language', () => {
    expect(translateText({}, 'en', 'usage.left', { count: 1 })).toContain('1 free session left');
    expect(translateText({}, 'en', 'usage.left', { count: 0 })).toContain('0 free sessions left');
    const fr = { 'usage.left_one': 'une', 'usage.left_other': 'plusieurs' };
    expect(translateText(fr, 'fr', 'usage.left', { count: 0 })).toBe('une');
    expect(translateText(fr, 'fr', 'usage.left', { count: 2 })).toBe('plusieurs');
  });

  it('takes the general form where a language has no other', () => {
    expect(translateText({ 'usage.left_other': '还剩 {count} 次' }, 'zh', 'usage.left', { count: 1 })).toBe('还剩 1 次');
  });

  it('falls back to English, and leaves an unfilled placeholder visible', () => {
    expect(translateText({}, 'fr', 'shell.home')).toBe('Home');
    expect(translateText({}, 'en', 'usage.of', { used: 1 })).toBe('1 of {limit}');
  });
});
