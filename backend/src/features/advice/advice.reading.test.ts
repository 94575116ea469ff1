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

  const judged = (level: string, kind: string | null) => `{"danger": {"level": "${level}", "kind": "${kind}", "whose": null}`;
  const help = (level: string, kind: string) => ({ help: { level, kind, country: 'NL' } });

  it.each([
    ['{"danger": "self_harm", "understanding": "You', help('certain', 'self_harm')],
    ['{"danger": "none", "understanding": "You', { understanding: 'You' }],
    [`${judged('certain', 'child')}, "understanding": "You`, help('certain', 'child')],
    [`${judged('possible', 'child')}, "understanding": "You`, { understanding: 'You', ...help('possible', 'child') }],
    // Nothing is said of a danger whose kind is not whole.
    ['{"danger": {"level": "possible", "kind": "chi', {}],
    ['{"understanding": "You", "danger": {"level": "possible", "kind": "chi', { understanding: 'You' }],
    ['{"danger": {"whose": null, "level": "certain", "kind": "chi', {}],
  ])('%s is shown as %j', (answer, wanted) => {
    const reading = readSections(null, 'NL');
    reading.append(answer);
    expect(reading.view()).toEqual(wanted);
  });

  it('shows the graver of what the safety check, the model and the small question found', () => {
    const reading = readSections({ level: 'possible', kind: 'abuse' }, 'NL');
    expect([reading.view(), reading.isJudged?.()]).toEqual([help('possible', 'abuse'), undefined]);
    reading.append('{"understanding": "You');
    expect(reading.isJudged?.()).toBe(false);
    reading.judge?.('{"level": "possible", "kind": "child"}');
    expect(reading.view()).toEqual({ understanding: 'You', ...help('possible', 'abuse') });
    expect(reading.judge?.('I would rather not say')).toBe(false);
    expect(reading.judge?.('{"level": "certain", "kind": "child"}')).toBe(true);
    expect(reading.finding?.()).toMatchObject({ danger: { level: 'certain', kind: 'child' } });
    expect(reading.view()).toEqual(help('certain', 'child'));
    for (const [text, isJudged] of [
      [judged('none', null), true],
      ['{"danger": 7, "understanding": "', false],
      ['{"danger": "no', undefined],
    ] as const) {
      const other = readSections();
      other.append(text);
      expect(other.isJudged?.(), text).toBe(isJudged);
    }
  });
});

describe('accepting the whole', () => {
  it('keeps at most six steps, and leaves out empty ones', () => {
    const recommendations = ['1', '2', ' ', '3', '4', '5', '6', '7'];
    expect(acceptAdvice(JSON.stringify({ ...whole, recommendations, example: null, encouragement: '' }))).toEqual({
      advice: { understanding: whole.understanding, recommendations: ['1', '2', '3', '4', '5', '6'] },
      danger: null,
    });
  });

  it('names the danger that the model reported, wherever it stands', () => {
    expect(acceptAdvice('{"danger": "child"}')).toEqual({ advice: null, danger: { level: 'certain', kind: 'child' } });
    const last = { ...whole, danger: { level: 'possible', kind: 'abuse', whose: 'self' } };
    expect(acceptAdvice(JSON.stringify(last))).toEqual({ advice: whole, danger: { level: 'possible', kind: 'abuse' } });
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
