import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** Chinese in simplified characters, with 你. It has one plural form. */
export default {
  'legal.terms': '服务条款',
  'legal.privacy': '隐私政策',
  'legal.contents': '本页内容',
  'legal.changed': '最近更新：{date}',
  'legal.operator': '本网站的运营者',
} satisfies Translation<typeof en>;
