import type { HELP_WORDS_EN } from './help.words.en.ts';

/** The words about help; English determines the keys. */
export type HelpWords = Record<keyof typeof HELP_WORDS_EN, string>;
