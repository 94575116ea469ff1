import { expect, it } from 'vitest';
import { interfaceLanguageOf, namedLanguageOf } from './language.tags.ts';

it.each([
  ['de', 'de', 'de', 'German'],
  ['de-AT', 'de', 'de', 'German'],
  ['DE_at', 'de', 'de', 'German'],
  ['zh-Hans-CN', 'zh', 'zh', 'Chinese'],
  ['it', 'en', 'it', 'Italian'],
  ['pt-BR', 'en', 'pt', 'Portuguese'],
  ['nds', 'en', 'nds', 'Low German'],
  ['qqq', 'en', 'en', 'English'],
  ['', 'en', 'en', 'English'],
  ['Write in Klingon.', 'en', 'en', 'English'],
])('of %j the interface has %s, and a model is told %s, %s', (tag, known, code, name) => {
  expect([interfaceLanguageOf(tag), namedLanguageOf(tag)]).toEqual([known, { code, name }]);
});
