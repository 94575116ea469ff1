import { HELP_WORDS_ES } from '@beside/common/safety/help.words.es';
import type { Translation } from '../groups.ts';
import type en from './en.ts';

export default HELP_WORDS_ES satisfies Translation<typeof en>;
