import * as v from 'valibot';
import { GeneratedBy } from '../generated-by.ts';

/** The answer of both translation calls: the translated texts by key. Without a mark, all came back as they were. */
export const TranslationsAnswer = v.object({ translations: v.record(v.string(), v.string()), generatedBy: GeneratedBy });
