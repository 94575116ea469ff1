import type { Translation } from '../groups.ts';
import type en from './en.ts';

export default {
  'billing.title': 'Abonnementen',
} satisfies Translation<typeof en>;
