import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** French, with `vous`. No-break spaces are written as escapes, so that they can be seen. */
export default {
  'legal.terms': 'Conditions d’utilisation',
  'legal.privacy': 'Confidentialité',
  'legal.contents': 'Sur cette page',
  'legal.changed': 'Dernière modification le {date}',
  'legal.imprint': 'Mentions légales',
  'legal.imprint_none': 'Cette installation est un essai\u00a0: aucun exploitant n’est indiqué.',
  'legal.imprint_name': 'Exploitant',
  'legal.imprint_address': 'Adresse',
  'legal.imprint_contact': 'Contact',
  'legal.imprint_mail': 'E-mail',
  'legal.imprint_vat': 'N° de TVA',
  'legal.imprint_register': 'Registre',
  'legal.operator_unnamed': 'l’exploitant de ce site',
  'legal.operator': 'l’exploitant de ce site',
} satisfies Translation<typeof en>;
