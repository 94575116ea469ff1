import type { EnglishTable } from '../groups.ts';

export default {
  'leaving.withdraw_title': 'Withdraw from contract here',
} as const satisfies EnglishTable<'leaving'>;
