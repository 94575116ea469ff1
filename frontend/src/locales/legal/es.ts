import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** Spanish, with `tú`, in words that Spain and Latin America share. */
export default {
  'legal.terms': 'Condiciones de uso',
  'legal.privacy': 'Privacidad',
  'legal.contents': 'En esta página',
  'legal.changed': 'Última modificación: {date}',
  'legal.operator': 'quien gestiona este sitio',
} satisfies Translation<typeof en>;
