import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** Spanish, with `tú`, in words that Spain and Latin America share. */
export default {
  'translation.working': 'Traduciendo…',
  'translation.from': 'Traducido del {language}.',
  'translation.in': 'Escrito en {language}.',
  'translation.done': 'Consejo traducido',
  'translation.failed': 'No se pudo traducir',
  'translation.failed_text': 'El consejo no se pudo traducir. Inténtalo de nuevo.',
  'translation.show_original': 'Ver el original',
  'translation.hide_original': 'Ocultar el original',
  'translation.show_translation': 'Ver la traducción',
  'translation.again': 'Traducir',
} satisfies Translation<typeof en>;
