import { LANGUAGES } from '@beside/common/language/language.constants';
import { DANGER_KINDS } from '@beside/common/safety/safety.constants';
import { describe, expect, it, vi } from 'vitest';
import { CRISES } from '../../../bench/counsel/crises.ts';
import { assessDanger, prepareSafety } from './safety.service.ts';

describe.each([...LANGUAGES])('the safety check in %s', (language) => {
  describe.each([...DANGER_KINDS])('%s', (kind) => {
    it('has a test set of sufficient size', () => {
      expect(new Set(CRISES[language][kind]).size).toBeGreaterThanOrEqual(12);
    });

    it.each(CRISES[language][kind])('catches: %s', (text) => {
      expect(assessDanger(text)).toEqual({ level: 'certain', kind });
    });
  });

  it.each(CRISES[language].harmless)('leaves alone: %s', (text) => {
    expect(assessDanger(text)).toBeNull();
  });
});

describe('prepareSafety', () => {
  it('changes no answer, for mixed texts', async () => {
    const texts = [...sets(), ...mixtures(2_000), '', '.', 'I want to kill myself.'];
    const before = texts.map(assessDanger);
    await prepareSafety();
    expect(before.filter((kind) => kind !== null).length).toBeGreaterThan(1_000);
    expect(before.filter((kind) => kind === null).length).toBeGreaterThan(500);
    expect(texts.map(assessDanger)).toEqual(before);
  }, 60_000);

  it('compiles under Node’s watcher, which reports on the same channel', async () => {
    vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1');
    try {
      await expect(prepareSafety()).resolves.toBeUndefined();
    } finally {
      vi.unstubAllEnvs();
    }
  }, 60_000);
});

function sets(): string[] {
  return Object.values(CRISES).flatMap((language) => Object.values(language).flat());
}

/** Pieces of the sets' texts in random order, the same in every run: danger beside idioms, cut and doubled. */
function mixtures(count: number): string[] {
  const texts = sets();
  let state = 5;
  const random = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return Math.floor(((state >>> 8) / 0x1_00_00_00) * below);
  };
  const piece = () => {
    const text = texts[random(texts.length)] ?? '';
    const from = random(Math.max(1, text.length - 12));
    return text.slice(random(2) * from, from + 12 + random(60));
  };
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + random(4) }, piece).join([' ', '. ', '', '… ', ' 😕 ', ', '][random(6)]),
  );
}
