import { HELP_WORDS_ZH } from '@beside/common/safety/help.words.zh';
import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** Chinese in simplified characters, with 你. It has one plural form. */
export default {
  ...HELP_WORDS_ZH,

  // Leaving in a hurry
  'exit.leave': '快速离开',
  'exit.hint': '“快速离开”会立即跳到一个天气页面。正在写的内容不会保留。',
  'exit.keys': '用键盘：连按三次 Shift 键。',
  'exit.where': '需要马上离开时，点顶部的“快速离开”，会立即打开一个天气页面。',
} satisfies Translation<typeof en>;
