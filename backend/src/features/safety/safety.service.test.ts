import { LANGUAGES } from '@beside/common/language/language.constants';
import { DANGER_KINDS } from '@beside/common/safety/safety.constants';
import { describe, expect, it, vi } from 'vitest';
import { CRISES } from '../../../bench/counsel/crises/crises.ts';
import { CERTAIN_TEXT } from '../../testing/danger-texts.ts';
import { findPhrase } from './phrases/safety.phrases.ts';
import { foldWords } from './reading/safety.normalise.ts';
import { assessDanger, prepareSafety } from './safety.service.ts';

describe.each([...LANGUAGES])('the safety check in %s', (language) => {
  describe.each([...DANGER_KINDS])('%s', (kind) => {
    it('has a test set of sufficient size', () => {
      expect(new Set(CRISES[language][kind]).size).toBeGreaterThanOrEqual(12);
    });

    it.each(CRISES[language][kind])('catches: %s', (text) => {
      expect(assessDanger(text)?.kind).toBe(kind);
    });
  });

  it('is certain of plain words, nearly always', () => {
    const levels = DANGER_KINDS.flatMap((kind) => CRISES[language][kind]).map((text) => assessDanger(text)?.level);
    expect(levels.filter((level) => level === 'certain').length).toBeGreaterThan(0.85 * levels.length);
  });

  it('puts no wall before look-alikes, and a card beside few of them', () => {
    const found = CRISES[language].harmless.map((text) => ({ text, level: assessDanger(text)?.level }));
    expect(found.filter(({ level }) => level === 'certain')).toEqual([]);
    expect(found.filter(({ level }) => level === 'possible').length).toBeLessThanOrEqual(0.1 * found.length);
  });
});

describe('a long text', () => {
  const everyday =
    'We have lived in the same street for eleven years and the school is around the corner. My job at the bakery starts at four. ';
  it.each([
    ['at its beginning', CERTAIN_TEXT + everyday.repeat(4)],
    ['in its middle', everyday.repeat(2) + CERTAIN_TEXT + everyday.repeat(2)],
    ['at its end', everyday.repeat(4) + CERTAIN_TEXT],
  ])('is searched for the one sentence that matters, %s', (_, text) => {
    expect(assessDanger(text)?.kind).toBe('self_harm');
    expect(assessDanger(text.replace(CERTAIN_TEXT, ''))).toBeNull();
  });
});

describe('a phrase of the patterns', () => {
  const EVERYDAY = {
    en: 'we have lived in the same street for eleven years, the school is around the corner, my job at the bakery starts at four, ',
    zh: '我们在同一条街上住了十一年,学校就在拐角处,我在面包店的工作四点开始,周末我们常常去公园散步,',
  };
  it.each(['en', 'zh'] as const)('is seldom lost in a long text without full stops, in %s', (language) => {
    const words = EVERYDAY[language];
    const texts = CRISES[language].self_harm.filter((text) => findPhrase(foldWords(text)) !== null);
    const long = texts.map((text) => `${words.repeat(4)}${text.replace(/[.!?。！？]/g, ',')} ${words.repeat(4)}`);
    expect(long.map(assessDanger).filter((found) => found !== null).length).toBeGreaterThan(0.8 * long.length);
    expect(assessDanger(words.repeat(8))).toBeNull();
  });
});

describe('other spellings', () => {
  it.each([
    ['我不想活了,今天晚上就結束一切。', '我不想活了,今天晚上就结束一切。'],
    ['I want to kiiiiiill myself toniiiight', 'I want to kiill myself toniight'],
    ['Ｉ ｗａｎｔ ｔｏ ｋｉｌｌ ｍｙｓｅｌｆ', 'I want to kill myself'],
    ['Él me pegó anoche y tengo miedo', 'El me pego anoche y tengo miedo'],
  ])('%s is as %s', (one, other) => {
    expect(assessDanger(one)).not.toBeNull();
    expect(assessDanger(one)).toEqual(assessDanger(other));
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
  });

  it('compiles under Node’s watcher, which reports on the same channel', async () => {
    vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1');
    try {
      await expect(prepareSafety()).resolves.toBeUndefined();
    } finally {
      vi.unstubAllEnvs();
    }
  });
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
