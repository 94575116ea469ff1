import { Allow, parse } from 'partial-json';
import { expect, it } from 'vitest';
import { PartialAnswer } from './partial-answer.ts';

/** The same numbers in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

const ANSWERS = [
  {
    understanding: 'You said "wait".\n\nIt \\ is hard \u2014 é 😀',
    recommendations: ['Write "it" down.', '', 'Ask \t her.'],
    example: null,
  },
  { danger: 'none', list: [], deep: { a: ['b', { c: 'd "e"' }] }, number: -1.5, last: '{"[,:' },
  { recommendations: ['[', ']', '{"', '}'], a: '', b: 'x' },
];

/** The reference parser drops white space at the end, even within a text. */
const trimmed = (fields: unknown): unknown => JSON.parse(JSON.stringify(fields).replaceAll(/ +"/g, '"'));

/** As JSON, with some characters escaped as models do. */
const written = (answer: object): string =>
  JSON.stringify(answer, null, 1).replaceAll('é', '\\u00e9').replaceAll('😀', '\\ud83d\\ude00');

it.each(ANSWERS.map((answer, index) => [index, answer]))(
  'reads every beginning of answer %i, in any chunks, as a parser does',
  (index, answer) => {
    const text = written(answer);
    for (let round = 1; round <= 60; round++) {
      const next = numbers(index * 100 + round);
      const partial = new PartialAnswer();
      partial.append('Here you are:\n```json\n');
      for (let at = 0; at < text.length; ) {
        const length = 1 + next(6);
        partial.append(text.slice(at, at + length));
        at += length;
        if (next(3) > 0) expect(trimmed(partial.read())).toEqual(trimmed(parse(text.slice(0, at), Allow.ALL)));
      }
      partial.append('\n```\nThat {"is": "all"}');
      expect(partial.read()).toEqual(answer);
    }
  },
);

it.each([['Dear Ines,'], ['[1, 2]'], [''], ['"{'.slice(0, 1)]])('sees nothing in %j', (text) => {
  const partial = new PartialAnswer();
  for (const character of text) partial.append(character);
  expect(partial.read()).toEqual({});
});
