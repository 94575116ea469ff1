import type { Translation } from '../groups.ts';
import type en from './en.ts';

export default {
  'billing.title': 'Formules',
} satisfies Translation<typeof en>;
