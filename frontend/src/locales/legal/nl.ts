import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** Dutch, with `je`. */
export default {
  'legal.terms': 'Gebruiksvoorwaarden',
  'legal.privacy': 'Privacy',
  'legal.contents': 'Op deze pagina',
  'legal.changed': 'Laatst gewijzigd op {date}',
  'legal.operator': 'de beheerder van deze site',
} satisfies Translation<typeof en>;
