import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** French, with `vous`. No-break spaces are written as escapes, so that they can be seen. */
export default {
  'translation.working': 'Traduction en cours…',
  'translation.from': 'Traduit. Langue d’origine\u00a0: {language}.',
  'translation.in': 'Rédigé en {language}.',
  'translation.done': 'Conseils traduits',
  'translation.failed': 'Échec de la traduction',
  'translation.failed_text': 'Les conseils n’ont pas pu être traduits. Réessayez.',
  'translation.show_original': 'Voir l’original',
  'translation.hide_original': 'Masquer l’original',
  'translation.show_translation': 'Voir la traduction',
  'translation.again': 'Traduire',
} satisfies Translation<typeof en>;
