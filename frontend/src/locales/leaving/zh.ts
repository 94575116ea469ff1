import type { Translation } from '../groups.ts';
import type en from './en.ts';

export default {
  'leaving.withdraw_title': '在此撤回合同',
} satisfies Translation<typeof en>;
