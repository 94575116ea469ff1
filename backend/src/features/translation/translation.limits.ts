import { limitOf } from '../../http/rate-limits.ts';

/** Each call may cost money. */
export const TRANSLATE = limitOf('translate', 30, 60);

/** A page's changes of language. */
export const READER_LANGUAGE = limitOf('reader-language', 120, 60);
