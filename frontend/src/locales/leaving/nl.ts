import type { Translation } from '../groups.ts';
import type en from './en.ts';

export default {
  'leaving.withdraw_title': 'Overeenkomst hier herroepen',
} satisfies Translation<typeof en>;
