import type { Translation } from '../groups.ts';
import type en from './en.ts';

export default {
  'leaving.withdraw_title': 'Se rétracter du contrat ici',
} satisfies Translation<typeof en>;
