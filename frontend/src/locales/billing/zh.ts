import type { Translation } from '../groups.ts';
import type en from './en.ts';

export default {
  'billing.title': '套餐',
} satisfies Translation<typeof en>;
