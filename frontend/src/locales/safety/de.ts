import { HELP_WORDS_DE } from '@beside/common/safety/help.words.de';
import type { Translation } from '../groups.ts';
import type en from './en.ts';

export default HELP_WORDS_DE satisfies Translation<typeof en>;
