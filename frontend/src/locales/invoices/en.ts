import type { EnglishTable } from '../groups.ts';

export default {
  'invoices.title': 'Invoices',
} as const satisfies EnglishTable<'invoices'>;
