import { t } from './i18n/i18n.store.ts';
import { isInstalled } from './installed.ts';

/** What the quick exit does, in one sentence: in the installed app it leads to an empty note, elsewhere to another site. */
export const exitText = (of: 'hint' | 'where'): string => t(isInstalled() ? `exit.${of}_app` : `exit.${of}`);
