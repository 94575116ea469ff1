import { HELP_WORDS_ES } from '@beside/common/safety/help.words.es';
import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** Spanish, with `tú`, in words that Spain and Latin America share. */
export default {
  ...HELP_WORDS_ES,

  // Leaving in a hurry
  'exit.leave': 'Salida rápida',
  'exit.hint': '«Salida rápida» te lleva al instante a una página del tiempo. Lo que estabas escribiendo no se guarda.',
  'exit.keys': 'Con teclado: pulsa Mayús tres veces.',
  'exit.where': 'Para salir deprisa, toca «Salida rápida» arriba. Abre al instante una página del tiempo.',
} satisfies Translation<typeof en>;
