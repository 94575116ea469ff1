import type { Translation } from '../groups.ts';
import type en from './en.ts';

export default {
  'adminpassword.label': 'Adminwachtwoord',
  'adminpassword.missing': 'Vul eerst het adminwachtwoord in',
  'adminpassword.invalid': 'Het adminwachtwoord klopt niet. Controleer het en probeer het opnieuw.',
  'adminpassword.not_set': 'De eigenaar heeft nog geen adminwachtwoord ingesteld. Zonder dat kan er niets worden gewijzigd.',
} satisfies Translation<typeof en>;
