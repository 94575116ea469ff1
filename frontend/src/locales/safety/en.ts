import { HELP_WORDS_EN } from '@beside/common/safety/help.words.en';
import type { EnglishTable } from '../groups.ts';

/** The server's page of help shares these words. */
export default HELP_WORDS_EN satisfies EnglishTable<'help' | 'exit'>;

declare module '../groups.ts' {
  interface Tables {
    safety: typeof HELP_WORDS_EN;
  }
}
