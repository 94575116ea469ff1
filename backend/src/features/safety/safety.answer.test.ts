import { LANGUAGES } from '@beside/common/language/language.constants';
import { HELPLINES, helpFor } from '@beside/common/safety/helplines';
import { DANGER_KINDS } from '@beside/common/safety/safety.constants';
import { describe, expect, it } from 'vitest';
import { composeHelpAdvice } from './safety.answer.ts';

const wordsOf = (advice: ReturnType<typeof composeHelpAdvice>) =>
  [advice.understanding, ...advice.recommendations, advice.encouragement].join('\n');

describe.each([...LANGUAGES])('the help answer in %s', (language) => {
  it.each([...DANGER_KINDS])('for %s names the emergency number and the first line of every country', (kind) => {
    for (const country of Object.keys(HELPLINES)) {
      const advice = composeHelpAdvice(kind, language, country);
      const { emergency, lines: all } = helpFor(country, kind, language);
      const lines = all.filter(({ audience }) => audience !== 'harming');
      expect(advice.understanding, country).toContain(emergency[0]);
      expect(advice.understanding, country).toContain(lines[0]?.phone ?? lines[0]?.url);
      expect(advice.understanding, country).toContain(lines[0]?.name);
      expect(wordsOf(advice), country).not.toMatch(/[{}]|undefined/);
      expect(advice.help).toEqual({ level: 'certain', kind, country });
    }
  });

  it.each([...DANGER_KINDS])('for %s has three to five steps, an encouragement and no example', (kind) => {
    const advice = composeHelpAdvice(kind, language, null);
    expect(advice.recommendations.length).toBeGreaterThanOrEqual(3);
    expect(advice.recommendations.length).toBeLessThanOrEqual(5);
    expect(advice.encouragement).toMatch(/\S/);
    expect(advice).not.toHaveProperty('example');
  });

  it('names no number where the country is unknown, except the directory and 112', () => {
    const advice = composeHelpAdvice('self_harm', language, null);
    expect(advice.understanding).toContain('https://findahelpline.com');
    expect(wordsOf(advice).match(/\d{3,}/g)).toEqual(['112']);
    expect(advice.help).toEqual({ level: 'certain', kind: 'self_harm', country: null });
  });
});

describe('the help answer', () => {
  it('is English for any other language, and follows a region tag', () => {
    expect(composeHelpAdvice('abuse', 'pt', null)).toEqual(composeHelpAdvice('abuse', 'en', null));
    expect(composeHelpAdvice('abuse', 'est', null)).toEqual(composeHelpAdvice('abuse', 'en', null));
    expect(composeHelpAdvice('abuse', 'de-AT', 'AT')).toEqual(composeHelpAdvice('abuse', 'de', 'AT'));
  });

  it('uses the line in the reader’s language where a country has lines in two', () => {
    expect(composeHelpAdvice('self_harm', 'fr', 'BE').understanding).toContain('0800 32 123');
    expect(composeHelpAdvice('self_harm', 'nl', 'BE').understanding).toContain('1813');
  });

  it('never says "committed suicide", and never asks a hurt partner for joint counselling', () => {
    const abuse = wordsOf(composeHelpAdvice('abuse', 'en', 'GB'));
    expect(abuse).toContain('Couples counselling is not the place');
    expect(abuse).not.toMatch(/commit|both sides/i);
  });
});
