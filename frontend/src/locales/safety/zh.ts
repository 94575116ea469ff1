import { HELP_WORDS_ZH } from '@beside/common/safety/help.words.zh';
import type { Translation } from '../groups.ts';
import type en from './en.ts';

export default HELP_WORDS_ZH satisfies Translation<typeof en>;
