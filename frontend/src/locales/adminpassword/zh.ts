import type { Translation } from '../groups.ts';
import type en from './en.ts';

export default {
  'adminpassword.label': '管理密码',
  'adminpassword.missing': '请先输入管理密码',
  'adminpassword.invalid': '管理密码不正确。请检查后重试。',
  'adminpassword.not_set': '所有者尚未设置管理密码。没有它就无法进行任何更改。',
} satisfies Translation<typeof en>;
