import { HELP_WORDS_EN } from '@beside/common/safety/help.words.en';
import type { EnglishTable } from '../groups.ts';

export default {
  ...HELP_WORDS_EN,

  // Leaving in a hurry
  'exit.leave': 'Quick exit',
  'exit.hint': 'Quick exit leaves at once for a weather page. What you were writing is not kept.',
  'exit.keys': 'On a keyboard: press Shift three times.',
  'exit.where': 'To leave in a hurry, tap “Quick exit” at the top. It opens a weather page at once.',
} as const satisfies EnglishTable<'safety'>;
