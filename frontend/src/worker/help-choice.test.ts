import { expect, it } from 'vitest';
import { helpChoiceOf, shows } from './help-choice.ts';

const PAGE = '<!doctype html>\n<html lang="nl" data-country="NL">';
const choice = (query: string) => helpChoiceOf(new URL(`https://beside.example/help${query}`));

it.each([
  ['', true],
  ['?country=NL', true],
  ['?country=NL&lang=nl', true],
  ['?country=US', false],
  ['?country=NL&lang=de', false],
  ['?country=', false],
])('a stored page of help for the Netherlands answers %s: %s', (query, isRight) => {
  expect(shows(PAGE, choice(query))).toBe(isRight);
});

it('a page that does not say its country answers only who has chosen nothing', () => {
  expect([shows('<html>', choice('')), shows('<html>', choice('?country=NL'))]).toEqual([true, false]);
});
