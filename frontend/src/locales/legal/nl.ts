import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** Dutch, with `je`. */
export default {
  'legal.terms': 'Gebruiksvoorwaarden',
  'legal.privacy': 'Privacy',
  'legal.contents': 'Op deze pagina',
  'legal.changed': 'Laatst gewijzigd op {date}',
  'legal.imprint': 'Colofon',
  'legal.imprint_none': 'Deze installatie is een proef: er is geen beheerder genoemd.',
  'legal.imprint_name': 'Beheerder',
  'legal.imprint_address': 'Adres',
  'legal.imprint_contact': 'Contact',
  'legal.imprint_mail': 'E-mail',
  'legal.imprint_vat': 'Btw-nummer',
  'legal.imprint_register': 'Register',
  'legal.operator_unnamed': 'de beheerder van deze site',
  'legal.operator': 'de beheerder van deze site',
} satisfies Translation<typeof en>;
