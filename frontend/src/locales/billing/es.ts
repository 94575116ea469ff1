import type { Translation } from '../groups.ts';
import type en from './en.ts';

export default {
  'billing.title': 'Planes',
} satisfies Translation<typeof en>;
