import { HELP_WORDS_FR } from '@beside/common/safety/help.words.fr';
import type { Translation } from '../groups.ts';
import type en from './en.ts';

export default HELP_WORDS_FR satisfies Translation<typeof en>;
