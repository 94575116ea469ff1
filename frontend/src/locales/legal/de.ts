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
  'legal.instruction': 'Widerrufsbelehrung',
  'legal.instruction_lead':
    'Das ist der Wortlaut des Gesetzes für Verbraucherinnen und Verbraucher in der Europäischen Union. Er gilt für jeden Tarif, der hier bestellt wird, und steht auch in der E-Mail, die die Bestellung bestätigt.',
  'legal.instruction_more':
    'Wie der Betrag berechnet wird, wenn ein Tarif sofort begonnen hat, steht in den <terms>Nutzungsbedingungen</terms>.',
  'legal.print': 'Drucken',
} satisfies Translation<typeof en>;
