import type { Translation } from '../groups.ts';
import type en from './en.ts';

export default {
  'billing.title': 'Tarife',
} satisfies Translation<typeof en>;
