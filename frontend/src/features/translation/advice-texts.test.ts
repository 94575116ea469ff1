import { expect, it } from 'vitest';
import { adviceIn, textsOf } from './advice-texts.ts';

const advice = {
  understanding: 'You wait.',
  recommendations: ['Write.', 'Sleep.'],
  encouragement: 'Well done.',
  generatedBy: 'ai' as const,
};

it('names the texts of an advice, without the missing ones', () => {
  expect(textsOf(advice)).toEqual({
    understanding: 'You wait.',
    encouragement: 'Well done.',
    recommendation0: 'Write.',
    recommendation1: 'Sleep.',
  });
});

it('puts each translation in its place, and keeps a text that came back as it was', () => {
  const translated = {
    understanding: 'Du wartest.',
    encouragement: 'Well done.',
    recommendation0: 'Schreib.',
    recommendation1: 'Schlaf.',
  };
  expect(adviceIn(advice, translated)).toEqual({
    ...advice,
    understanding: 'Du wartest.',
    recommendations: ['Schreib.', 'Schlaf.'],
  });
});

it('is no translation when all texts came back as they were', () => {
  expect(adviceIn(advice, textsOf(advice))).toBeNull();
});
