import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** Chinese in simplified characters, with 你. It has one plural form. */
export default {
  'update.ready': '{appName} 有更新的版本。你正在写的内容会保留。',
  'update.now': '现在使用',
  'update.later': '以后',
  'update.waiting': '等这条发出后就更新。',
  'update.needed': '{appName} 需要重新加载。你写的内容会保留。',
  'update.load': '重新加载',
} satisfies Translation<typeof en>;
