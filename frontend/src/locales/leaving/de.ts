import type { Translation } from '../groups.ts';
import type en from './en.ts';

export default {
  'leaving.withdraw_title': 'Vertrag hier widerrufen',
} satisfies Translation<typeof en>;
