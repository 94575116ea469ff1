import type { Translation } from '../groups.ts';
import type en from './en.ts';

export default {
  'invoices.title': 'Facturas',
} satisfies Translation<typeof en>;
