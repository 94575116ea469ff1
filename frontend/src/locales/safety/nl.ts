import { HELP_WORDS_NL } from '@beside/common/safety/help.words.nl';
import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** Dutch, with `je`. */
export default {
  ...HELP_WORDS_NL,

  // Leaving in a hurry
  'exit.leave': 'Snel weg',
  'exit.hint': '“Snel weg” brengt je meteen naar een weerpagina. Wat je aan het schrijven was, wordt niet bewaard.',
  'exit.keys': 'Met een toetsenbord: druk drie keer op Shift.',
  'exit.where': 'Moet je snel weg, tik dan bovenaan op “Snel weg”. Er opent meteen een weerpagina.',
} satisfies Translation<typeof en>;
