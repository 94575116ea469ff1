import * as v from 'valibot';

/** The answer of both translation calls: the translated texts by key. */
export const TranslationsAnswer = v.object({ translations: v.record(v.string(), v.string()) });
