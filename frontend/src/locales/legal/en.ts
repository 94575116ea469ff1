import type { EnglishTable } from '../groups.ts';

export default {
  'legal.terms': 'Terms of use',
  'legal.privacy': 'Privacy',
  'legal.contents': 'On this page',
  'legal.changed': 'Last changed on {date}',
  'legal.imprint': 'Imprint',
  'legal.imprint_none': 'This installation is a trial: nobody is named as its operator.',
  'legal.imprint_name': 'Operator',
  'legal.imprint_address': 'Address',
  'legal.imprint_contact': 'Contact',
  'legal.imprint_mail': 'Email',
  'legal.imprint_vat': 'VAT ID',
  'legal.imprint_register': 'Register',
  'legal.operator_unnamed': 'the operator of this site',
  'legal.operator': 'the operator of this site',
} as const satisfies EnglishTable<'legal'>;
