import type { EnglishTable } from '../groups.ts';

const texts = {
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
  'legal.instruction': 'Right of withdrawal',
  'legal.instruction_lead':
    'These are the words of the law for consumers in the European Union. They apply to every plan that is ordered here, and are in the mail that confirms the order.',
  'legal.instruction_more':
    'How the amount is calculated where a plan has begun at once is explained in the <terms>terms of use</terms>.',
  'legal.print': 'Print',
} as const satisfies EnglishTable<'legal'>;
export default texts;

declare module '../groups.ts' {
  interface Tables {
    legal: typeof texts;
  }
}
