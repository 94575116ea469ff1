import type { AdviceSoFar } from '@beside/common/advice/advice.views';
import { describe, expect, it } from 'vitest';
import { acceptAdvice, readSections } from './advice.reading.ts';

const whole = {
  understanding: 'You wait.\n\nIt is hard.',
  recommendations: ['Write "it" down.', 'Ask her.', 'Sleep.'],
  example: 'Dear Ines,',
  encouragement: 'Go on.',
};
const text = JSON.stringify(whole);

function sectionsOf(answer: string): AdviceSoFar {
  const reading = readSections();
  reading.append(answer);
  return reading.view();
}

describe('reading sections while they are written', () => {
  it('never fails, never takes back a word, and ends with the whole', () => {
    let before = '';
    for (let length = 0; length <= text.length; length++) {
      const { understanding = '', recommendations = [], example = '', encouragement = '' } = sectionsOf(text.slice(0, length));
      const words = [understanding, ...recommendations, example, encouragement].join('');
      expect(words.startsWith(before)).toBe(true);
      before = words;
    }
    expect(sectionsOf(text)).toEqual(whole);
  });

  it.each([
    '',
    'Dear',
    '```json\n',
    '{"',
    '[1]',
    '{"understanding": 7}',
    '{"recommendations": {"a": 1}}',
    '{"recommendations": [null, 3]}',
  ])('sees nothing in %j that is none', (rubbish) => {
    const { understanding, recommendations = [] } = sectionsOf(rubbish);
    expect([understanding, recommendations]).toEqual([undefined, []]);
  });

  it('shows nothing once the model has reported danger', () => {
    expect(sectionsOf('{"danger": "self_harm", "understanding": "You')).toEqual({});
    expect(sectionsOf('{"danger": "none", "understanding": "You')).toEqual({ understanding: 'You' });
  });
});

describe('accepting the whole', () => {
  it('keeps at most six steps, and leaves out empty ones', () => {
    const recommendations = ['1', '2', ' ', '3', '4', '5', '6', '7'];
    expect(acceptAdvice(JSON.stringify({ ...whole, recommendations, example: null, encouragement: '' }))).toEqual({
      understanding: whole.understanding,
      recommendations: ['1', '2', '3', '4', '5', '6'],
    });
  });

  it('names the danger that the model reported', () => {
    expect(acceptAdvice('{"danger": "child"}')).toBe('child');
  });

  it.each([
    ['{"understanding": "a"'],
    ['null'],
    ['{}'],
    [JSON.stringify({ ...whole, understanding: ' ' })],
    [JSON.stringify({ ...whole, recommendations: ['1', '2'] })],
    [JSON.stringify({ ...whole, recommendations: 'do it' })],
    [JSON.stringify({ ...whole, example: { a: 1 } })],
  ])('refuses %s', (answer) => {
    expect(() => acceptAdvice(answer)).toThrow();
  });
});
