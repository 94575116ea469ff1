import { HELP_WORDS_DE } from '@beside/common/safety/help.words.de';
import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** German, with `du`. */
export default {
  ...HELP_WORDS_DE,

  // Leaving in a hurry
  'exit.leave': 'Schnell weg',
  'exit.hint': '„Schnell weg“ führt sofort zu einer Wetterseite. Was du gerade schreibst, wird nicht behalten.',
  'exit.keys': 'Mit der Tastatur: dreimal die Umschalttaste (Shift) drücken.',
  'exit.where': 'Wenn du schnell weg musst, tippe oben auf „Schnell weg“. Es öffnet sofort eine Wetterseite.',
} satisfies Translation<typeof en>;
