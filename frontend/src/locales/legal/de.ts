import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** German, with `du`. */
export default {
  'legal.terms': 'Nutzungsbedingungen',
  'legal.privacy': 'Datenschutz',
  'legal.contents': 'Auf dieser Seite',
  'legal.changed': 'Zuletzt geändert am {date}',
  'legal.imprint': 'Impressum',
  'legal.imprint_none': 'Diese Installation ist ein Test: Ein Betreiber ist nicht genannt.',
  'legal.imprint_name': 'Betreiber',
  'legal.imprint_address': 'Anschrift',
  'legal.imprint_contact': 'Kontakt',
  'legal.imprint_mail': 'E-Mail',
  'legal.imprint_vat': 'USt-IdNr.',
  'legal.imprint_register': 'Register',
  'legal.operator_unnamed': 'die Betreiber dieser Website',
  'legal.operator': 'die Betreiber dieser Website',
} satisfies Translation<typeof en>;
