import { HELP_WORDS_NL } from '@beside/common/safety/help.words.nl';
import type { Translation } from '../groups.ts';
import type en from './en.ts';

export default HELP_WORDS_NL satisfies Translation<typeof en>;
