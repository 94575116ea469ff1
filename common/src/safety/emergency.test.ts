import { expect, it } from 'vitest';
import { emergencyList, emergencyNumbers } from './emergency.ts';
import { HELPLINES } from './helplines.ts';

it('knows the numbers of every country with helplines, and of the whole Union', () => {
  for (const country of [...Object.keys(HELPLINES), 'IT', 'PL'])
    for (const number of emergencyNumbers(country)) expect(number, country).toMatch(/^\d{2,3}(?: \(SMS\))?$/);
  expect(Object.keys(HELPLINES).filter((country) => emergencyNumbers(country).length === 0)).toEqual([]);
  expect(emergencyNumbers('IT')).toEqual(['112']);
});

it('knows none of an unknown country', () => {
  for (const country of [null, undefined, '', 'ZZ', 'constructor']) expect(emergencyNumbers(country)).toEqual([]);
});

it.each([
  ['FR', 'en', '112'],
  ['US', 'es', '911'],
  ['CN', 'en', '110 or 120'],
  ['CN', 'de', '110 oder 120'],
  ['CN', 'zh', '110或120'],
  ['CN', 'nl', '110 of 120'],
  ['CN', 'fr', '110 ou le 120'],
  ['CN', 'es', '110 o al 120'],
  ['ZZ', 'en', ''],
  [null, 'fr', ''],
])('of %s names in %s: %s', (country, language, words) => {
  expect(emergencyList(country, language)).toBe(words);
});
