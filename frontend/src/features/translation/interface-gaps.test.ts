import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api.ts';
import { ParseError } from '../../lib/parse.ts';
import { translateGaps, translationFault } from './interface-gaps.ts';
import type { Texts } from './translation.api.ts';

const texts: Texts = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`key${index}`, `Text {n} ${index}`]));

/** Fake calls that translate into capitals; the given batches fail. */
function fakes(failing: number[], error: unknown = new ApiError(503, 'unavailable', 'not now')) {
  const seen = { batches: 0, waited: [] as number[], warnings: [] as string[] };
  return {
    seen,
    translate: async (batch: Texts) => {
      seen.batches += 1;
      if (failing.includes(seen.batches)) throw error;
      return Object.fromEntries(Object.entries(batch).map(([key, text]) => [key, text.replace('Text', 'TEXT')]));
    },
    wait: async (ms: number) => seen.waited.push(ms),
    warn: (message: string) => void seen.warnings.push(message),
  };
}

it('a failed batch leaves only its own texts untranslated', async () => {
  const own = fakes([2]);
  const translated = await translateGaps(texts, 'Dutch', own);
  expect(own.seen).toEqual({ batches: 3, waited: [300, 300], warnings: ['Translation failed with status 503'] });
  expect(Object.keys(translated)).toHaveLength(25);
  expect(translated).toMatchObject({ key0: 'TEXT {n} 0', key14: 'TEXT {n} 14', key30: 'TEXT {n} 30', key39: 'TEXT {n} 39' });
  expect(translated.key15).toBeUndefined();
});

it('rejects when every batch fails', async () => {
  await expect(translateGaps(texts, 'Dutch', fakes([1, 2, 3]))).rejects.toThrow('not now');
  expect(await translateGaps({}, 'Dutch', fakes([]))).toEqual({});
});

it('rejects a translation without its placeholder', async () => {
  const own = { ...fakes([]), translate: async () => ({ a: 'Texte', b: 'Texte {n}' }) };
  expect(await translateGaps({ a: 'Text {n}', b: 'Text {n}' }, 'French', own)).toEqual({ b: 'Texte {n}' });
});

it.each([
  [new DOMException('', 'TimeoutError'), 'Translation request timed out'],
  [new ApiError(429, 'too_many_requests', ''), 'Translation failed with status 429'],
  [new ApiError(502, 'unreadable', ''), 'Translation failed with status 502'],
  [new ApiError(200, 'unreadable', ''), 'Invalid translation response'],
  [new ParseError('translations'), 'Invalid translation response'],
  [new ApiError(0, 'network', 'Network error: …'), 'Network error: …'],
])('%s is logged as %s', (error, words) => {
  expect(translationFault(error)).toBe(words);
});
