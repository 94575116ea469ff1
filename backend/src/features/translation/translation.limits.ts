import { limitOf } from '../../http/rate-limits.ts';

/** Each question to the model costs money. */
export const TRANSLATE = limitOf('translate', 30, 60);
/** Calls that find most texts translated: thousands of readers behind one address may ask at once. Their questions are counted by `TRANSLATE`. */
export const TRANSLATE_FAST = limitOf('translateFast', 6000, 60, { by: 'address', counted: 'node' });

/** A page's changes of language. */
export const READER_LANGUAGE = limitOf('reader-language', 120, 60);
