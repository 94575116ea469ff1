import type { Translation } from '../groups.ts';
import type en from './en.ts';

export default {
  'invoices.title': 'Factures',
} satisfies Translation<typeof en>;
