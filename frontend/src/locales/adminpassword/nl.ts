import type { Translation } from '../groups.ts';
import type en from './en.ts';

export default {
  'adminpassword.label': 'Beheerderswachtwoord',
  'adminpassword.missing': 'Vul eerst het beheerderswachtwoord in',
  'adminpassword.invalid': 'Het beheerderswachtwoord klopt niet. Controleer het en probeer het opnieuw.',
  'adminpassword.not_set': 'De eigenaar heeft nog geen beheerderswachtwoord ingesteld. Zonder dat kan er niets worden gewijzigd.',
} satisfies Translation<typeof en>;
