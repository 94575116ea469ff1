import { describe, expect, it } from 'vitest';
import { judgePrompt, parseJudgement } from './safety.judgement.ts';
import { readJudged, splitJudged } from './safety.judgement-text.ts';

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
    ['that is missing', ' Hello {"mood":1}', null, 'Hello {"mood":1}'],
    ['of another form', '{"mood":"sad"}\nHello.', null, '{"mood":"sad"}\nHello.'],
    ['that never ends', `{"danger":${' '.repeat(400)}`, null, ''],
    ['after the text', `Hello.\n\n${FOUND}`, found, 'Hello.'],
    ['twice, the gravest', `${NONE}\n${FOUND}\nHello.`, found, 'Hello.'],
    ['after a word', `Here:\n${FOUND}\nHello.`, found, 'Here:\nHello.'],
    ['in single quotes', `${FOUND.replaceAll('"', "'")}\nHello.`, found, 'Hello.'],
    ['without its last brace', `${FOUND.slice(0, -1)}\nHello.`, found, 'Hello.'],
    ['of many words', `${FOUND.slice(0, -2)},"why":"${'because '.repeat(60)}"}}\nHello.`, found, 'Hello.'],
    ['after a label, in a list', `Judgement: [${FOUND}]\nHello.`, found, 'Hello.'],
    ['in lines of words', 'Danger level: possible.\n**Kind**: abuse\nwhose = partner1\n\nHello.', found, 'Hello.'],
    ['as an element', '<danger level="possible" kind="abuse" whose="partner1"/>\nHello.', found, 'Hello.'],
    [
      'in full-width signs',
      '｛"danger"：｛"level"："possible"，"kind"："abuse"，"whose"："partner1"｝｝\nHello.',
      found,
      'Hello.',
    ],
    ['in a row of a table', 'Hello.\n| possible | abuse | partner1 |', found, 'Hello.'],
    ['in the middle of a line', 'Hello. danger: possible, kind: abuse, whose: partner1', found, 'Hello.'],
    [
      'that it only sounds like',
      'The danger: you are kind; a level head, possible or certain {so}.',
      null,
      'The danger: you are kind; a level head, possible or certain {so}.',
    ],
    ['without a text', NONE, { danger: null, whose: null }, ''],
  ])('%s', (_, text, judgement, rest) => {
    expect(splitJudged(text, true)).toEqual({ judgement, text: rest });
  });

  it('shows nothing of it while it grows', () => {
    const fenced = `\`\`\`json\n${FOUND}\n\`\`\``;
    const single = FOUND.replaceAll('"', "'");
    for (const judgement of [
      FOUND,
      fenced,
      single,
      FOUND.slice(0, -1),
      `[${FOUND}]`,
      `${NONE}\n${FOUND}`,
      'Danger level: possible',
    ])
      for (const text of [`${judgement}\nHello.`, `Hello.\n\n${judgement}`])
        for (let end = 0; end <= text.length; end += 1) {
          const { text: shown } = splitJudged(text.slice(0, end), false);
          expect('Hello.', text.slice(0, end)).toContain(shown.trim());
        }
  });

  it('shows a text without one from its first letter', () => {
    expect(splitJudged('H', false)).toEqual({ judgement: null, text: 'H' });
    expect(splitJudged(' ', false)).toEqual({ judgement: undefined, text: '' });
    expect(splitJudged('{"da', false)).toEqual({ judgement: undefined, text: '' });
    expect(splitJudged('{"da', true)).toEqual({ judgement: null, text: '{"da' });
    for (const words of ['On the same level, dear: kind words.', 'Certain danger (none): {"mood":1} whose?'])
      expect(splitJudged(words, true).text).toBe(words);
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

it('the small question reads the newest writings, bounded, and leaves room to think', () => {
  const writings = Array.from({ length: 30 }, (_, at) => ({ by: 'self', text: `${at}${'x'.repeat(9000)}end` }));
  const { messages, maxTokens } = judgePrompt(writings, ['self'], { userId: null, address: null });
  const { written } = JSON.parse(messages[1]?.content ?? '');
  expect(written).toHaveLength(20);
  expect(written[0].text).toMatch(/^10x+ … x+end$/);
  expect(written[0].text.length).toBeLessThan(4100);
  expect(maxTokens).toBe(1000);
});
