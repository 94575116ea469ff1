import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** French, with `vous`. No-break spaces are written as escapes, so that they can be seen. */
export default {
  'legal.terms': 'Conditions d’utilisation',
  'legal.privacy': 'Confidentialité',
  'legal.contents': 'Sur cette page',
  'legal.changed': 'Dernière modification le {date}',
  'legal.operator': 'l’exploitant de ce site',
} satisfies Translation<typeof en>;
