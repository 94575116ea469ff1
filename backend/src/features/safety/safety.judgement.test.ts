import { describe, expect, it } from 'vitest';
import { parseJudgement, readJudged, splitJudged } from './safety.judgement.ts';

const NONE = '{"danger":{"level":"none","kind":null,"whose":null}}';
const FOUND = '{"danger":{"level":"possible","kind":"abuse","whose":"partner1"}}';
const found = { danger: { level: 'possible', kind: 'abuse' }, whose: 'partner1' };

describe('a judgement before a text', () => {
  it.each([
    ['on a line of its own', `${FOUND}\nHello.`, found, 'Hello.'],
    ['without danger', `${NONE}\n\nHello.`, { danger: null, whose: null }, 'Hello.'],
    ['in a code fence', `\`\`\`json\n${FOUND}\n\`\`\`\nHello.`, found, 'Hello.'],
    ['on the text’s own line', `${FOUND} Hello.`, found, 'Hello.'],
    ['over several lines', `${FOUND.replaceAll(',', ',\n  ')}\nHello.`, found, 'Hello.'],
    [
      'without its outer name',
      '{"level":"certain","kind":"child","whose":"self"}\nHello.',
      { danger: { level: 'certain', kind: 'child' }, whose: 'self' },
      'Hello.',
    ],
    [
      'of an unknown kind',
      '{"danger":{"level":"certain","kind":"fire"}}\nHello.',
      { danger: { level: 'certain', kind: 'self_harm' }, whose: null },
      'Hello.',
    ],
    ['that is missing', ' Hello {"danger":1}', null, 'Hello {"danger":1}'],
    ['of another form', '{"mood":"sad"}\nHello.', null, '{"mood":"sad"}\nHello.'],
    ['that never ends', `{"danger":${' '.repeat(400)}`, null, `{"danger":${' '.repeat(400)}`],
    ['without a text', NONE, { danger: null, whose: null }, ''],
  ])('%s', (_, text, judgement, rest) => {
    expect(splitJudged(text, true)).toEqual({ judgement, text: rest });
  });

  it('shows nothing of it while it grows', () => {
    for (const text of [`${FOUND}\nHello.`, `\`\`\`json\n${FOUND}\n\`\`\`\nHello.`])
      for (let end = 0; end <= text.length; end += 1) {
        const { text: shown } = splitJudged(text.slice(0, end), false);
        expect('Hello.').toContain(shown.replace(/`+\n?$/, ''));
      }
  });

  it('shows a text without one from its first letter', () => {
    expect(splitJudged('H', false)).toEqual({ judgement: null, text: 'H' });
    expect(splitJudged(' ', false)).toEqual({ judgement: undefined, text: '' });
    expect(splitJudged('{"da', false)).toEqual({ judgement: undefined, text: '' });
    expect(splitJudged('{"da', true)).toEqual({ judgement: null, text: '{"da' });
  });
});

describe('a judgement alone', () => {
  it.each([
    ['{"level":"certain","kind":"violence","whose":"other"}', { danger: { level: 'certain', kind: 'violence' }, whose: 'other' }],
    ['Here it is:\n```json\n{"danger":{"level":"none"}}\n```', { danger: null, whose: null }],
    ['I would rather not say.', null],
    ['{"level":"maybe"}', null],
    ['', null],
  ])('%s', (text, judgement) => {
    expect(readJudged(text)).toEqual(judgement);
  });

  it('has an early form, the kind alone', () => {
    expect(parseJudgement('abuse')).toEqual({ danger: { level: 'certain', kind: 'abuse' }, whose: null });
    expect(parseJudgement('none')).toEqual({ danger: null, whose: null });
    expect(parseJudgement('fine')).toBeNull();
  });
});
