import type { Translation } from '../groups.ts';
import type en from './en.ts';

export default {
  'invoices.title': '账单',
} satisfies Translation<typeof en>;
