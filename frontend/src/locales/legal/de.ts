import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** German, with `du`. */
export default {
  'legal.terms': 'Nutzungsbedingungen',
  'legal.privacy': 'Datenschutz',
  'legal.contents': 'Auf dieser Seite',
  'legal.changed': 'Zuletzt geändert am {date}',
  'legal.operator': 'die Betreiber dieser Website',
} satisfies Translation<typeof en>;
