import { LANGUAGES } from '@beside/common/language/language.constants';
import { DANGER_KINDS } from '@beside/common/safety/safety.constants';
import { describe, expect, it } from 'vitest';
import { CRISES } from '../../../bench/counsel/crises.ts';
import { assessDanger, prepareSafety } from './safety.service.ts';

describe.each([...LANGUAGES])('the safety check in %s', (language) => {
  describe.each([...DANGER_KINDS])('%s', (kind) => {
    it('has a set worth the name', () => {
      expect(new Set(CRISES[language][kind]).size).toBeGreaterThanOrEqual(12);
    });

    it.each(CRISES[language][kind])('catches: %s', (text) => {
      expect(assessDanger(text)).toBe(kind);
    });
  });

  it.each(CRISES[language].harmless)('leaves alone: %s', (text) => {
    expect(assessDanger(text)).toBeNull();
  });
});

describe('prepareSafety', () => {
  it('changes no answer', async () => {
    await prepareSafety();
    expect(assessDanger('I want to kill myself.')).toBe('self_harm');
    expect(assessDanger('')).toBeNull();
  });
});
