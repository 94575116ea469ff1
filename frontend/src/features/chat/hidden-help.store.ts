import { number } from 'valibot';
import { createTabRecord } from '../../lib/conversation/tab-record.ts';
import { chatForgetting } from './forget.ts';

/** The message up to which a chat's reader has hidden the help; later help shows again. */
export const hiddenHelp = createTabRecord(chatForgetting.keys.hiddenHelp, number(), chatForgetting);
