import { describe, expect, it } from 'vitest';
import { countryOf } from './safety.country.ts';

describe('countryOf', () => {
  it.each([
    ['the choice before the browser', 'be', 'fr-FR,fr', 'BE'],
    ['the first tag with a region', undefined, 'de, de-CH;q=0.9, en-US;q=0.8', 'CH'],
    ['a region after a script', undefined, 'zh-Hant-TW,zh;q=0.9', 'TW'],
    ['a region before a variant', undefined, 'de-DE-1996', 'DE'],
    ['what people write for Great Britain', 'uk', undefined, 'GB'],
    ['the browser when the choice is no code', 'Narnia', 'nl-NL', 'NL'],
  ])('takes %s', (_, requested, header, country) => {
    expect(countryOf(requested, header)).toBe(country);
  });

  it.each([
    ['a language alone', 'de,en;q=0.5'],
    ['what a browser adds by itself', 'de, en-US;q=0.7, en;q=0.3'],
    ['a region of the world', 'es-419'],
    ['any language', '*'],
    ['a script alone', 'zh-Hans'],
    ['an empty header', ''],
    ['no header', undefined],
  ])('gives null for %s', (_, header) => {
    expect(countryOf(undefined, header)).toBeNull();
  });
});
