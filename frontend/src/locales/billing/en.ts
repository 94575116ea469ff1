import type { EnglishTable } from '../groups.ts';

export default {
  'billing.title': 'Plans',
} as const satisfies EnglishTable<'billing'>;
