import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** Dutch, with `je`. */
export default {
  'translation.working': 'Bezig met vertalen…',
  'translation.from': 'Vertaald. Origineel: {language}.',
  'translation.in': 'Geschreven in het {language}.',
  'translation.done': 'Advies vertaald',
  'translation.failed': 'Vertalen mislukt',
  'translation.failed_text': 'Het advies kon niet worden vertaald. Probeer het opnieuw.',
  'translation.show_original': 'Origineel tonen',
  'translation.hide_original': 'Origineel verbergen',
  'translation.show_translation': 'Vertaling tonen',
  'translation.again': 'Vertalen',
} satisfies Translation<typeof en>;
