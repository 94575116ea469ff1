import type { Translation } from '../groups.ts';
import type en from './en.ts';

export default {
  'invoices.title': 'Facturen',
} satisfies Translation<typeof en>;
