import { HELP_WORDS_FR } from '@beside/common/safety/help.words.fr';
import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** French, with `vous`. No-break spaces are written as escapes, so that they can be seen. */
export default {
  ...HELP_WORDS_FR,

  // Leaving in a hurry
  'exit.leave': 'Sortie rapide',
  'exit.hint':
    '«\u00a0Sortie rapide\u00a0» vous mène aussitôt à une page météo. Ce que vous étiez en train d’écrire n’est pas gardé.',
  'exit.keys': 'Au clavier\u00a0: appuyez trois fois sur Maj.',
  'exit.where': 'Pour partir vite, touchez «\u00a0Sortie rapide\u00a0» en haut. Une page météo s’ouvre aussitôt.',
} satisfies Translation<typeof en>;
