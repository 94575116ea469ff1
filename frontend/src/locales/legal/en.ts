import type { EnglishTable } from '../groups.ts';

export default {
  'legal.terms': 'Terms of use',
  'legal.privacy': 'Privacy',
  'legal.contents': 'On this page',
  'legal.changed': 'Last changed on {date}',
  'legal.operator': 'the operator of this site',
} as const satisfies EnglishTable<'legal'>;
