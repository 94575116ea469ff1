import { LANGUAGES } from '@beside/common/language/language.constants';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadEnglish } from './english.fixtures.ts';
import { fillText, translateText } from './translate-text.ts';

beforeAll(loadEnglish);

describe('translateText', () => {
  it('fills placeholders, and formats numbers by language', () => {
    expect(translateText({}, 'en', 'form.counter', { used: 313, limit: 5000 })).toBe('313 / 5,000');
    expect(translateText({}, 'de', 'form.counter', { used: 313, limit: 5000 })).toBe('313 / 5.000');
  });

  it.each(LANGUAGES)('writes numbers as the number format of %s does, most of them without it', (language) => {
    const format = new Intl.NumberFormat(language);
    for (const value of [
      0,
      7,
      99,
      100,
      999,
      1_000,
      5_000,
      9_999,
      10_000,
      123_456,
      1_000_000,
      2 ** 53 - 1,
      2 ** 53,
      -0,
      -7,
      2.5,
      Number.NaN,
    ])
      expect(fillText('{value}', language, { value })).toBe(format.format(value));
  });

  it('chooses the plural form by the language’s rules', () => {
    expect(translateText({}, 'en', 'usage.left', { count: 1 })).toContain('1 free session left');
    expect(translateText({}, 'en', 'usage.left', { count: 0 })).toContain('0 free sessions left');
    const fr = { 'usage.left_one': 'une', 'usage.left_other': 'plusieurs' };
    expect(translateText(fr, 'fr', 'usage.left', { count: 0 })).toBe('une');
    expect(translateText(fr, 'fr', 'usage.left', { count: 2 })).toBe('plusieurs');
  });

  it('uses the general form if a language has no other', () => {
    expect(translateText({ 'usage.left_other': '还剩 {count} 次' }, 'zh', 'usage.left', { count: 1 })).toBe('还剩 1 次');
  });

  it('falls back to English, and leaves an unfilled placeholder visible', () => {
    expect(translateText({}, 'fr', 'shell.home')).toBe('Home');
    expect(translateText({}, 'en', 'usage.of', { used: 1 })).toBe('1 of {limit}');
  });

  it('isolates a right-to-left name from the text around it', () => {
    expect(translateText({}, 'en', 'couples.partners', { first: 'נועה', second: 'Tomás' })).toBe('\u2068נועה\u2069 and Tomás');
    expect(fillText('{name}, {time}', 'en', { name: 'ليلى', time: '12:30' })).toBe('\u2068ليلى\u2069, 12:30');
    expect(fillText('{name} left', 'en', { name: 'Ann\u202e\u2069' })).toBe('\u2068Ann\u2069 left');
  });

  it('leaves every other value unchanged', () => {
    expect(fillText('“{name}”', 'zh', { name: 'Élodie 小红 👩‍👩‍👧 ($&) {limit}' })).toBe('“Élodie 小红 👩‍👩‍👧 ($&) {limit}”');
  });
});
