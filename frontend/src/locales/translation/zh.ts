import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** Chinese in simplified characters, with 你. It has one plural form. */
export default {
  'translation.working': '正在翻译…',
  'translation.from': '译文，原文为{language}。',
  'translation.in': '原文为{language}。',
  'translation.done': '建议已翻译',
  'translation.failed': '翻译失败',
  'translation.failed_text': '建议未能翻译，请再试一次。',
  'translation.show_original': '显示原文',
  'translation.hide_original': '隐藏原文',
  'translation.show_translation': '显示译文',
  'translation.again': '翻译',
} satisfies Translation<typeof en>;
