import { expect, it } from 'vitest';
import { readAdvice } from './read-advice.ts';

const understanding = 'You miss each other.';

it('reads the sections that are there', () => {
  const whole = {
    ...{ understanding, recommendations: ['Call.'], example: 'Sundays.', encouragement: 'You can.' },
    help: { kind: 'abuse', country: null },
  };
  // Of an early release: in the model's place.
  expect(readAdvice(JSON.stringify(whole))).toEqual({ ...whole, help: { ...whole.help, level: 'certain' } });
  expect(readAdvice(JSON.stringify({ understanding, example: null, encouragement: 7 }))).toEqual({
    understanding,
    recommendations: [],
  });
});

it.each(['no JSON', '[]', '7', '{"recommendations":[]}', '{"understanding":"Yes","help":{"kind":"none"}}'])(
  'shows %s as it is',
  (text) => {
    expect(readAdvice(text)).toEqual({ understanding: text, recommendations: [] });
  },
);
