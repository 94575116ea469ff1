import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** French, with `vous`. No-break spaces are written as escapes, so that they can be seen. */
export default {
  'speech.advice': 'Lire à voix haute',
  'speech.advice_short': 'Écouter',
  'speech.stop_short': 'Arrêter',
  'speech.sentence': 'Lecture à voix haute\u00a0: phrase {sentence} sur {sentences}',
  'speech.message': 'Lire ce message à voix haute',
  'speech.stop': 'Arrêter la lecture',
  'speech.unsupported': 'Lecture à voix haute impossible',
  'speech.unsupported_text': 'Votre navigateur ne sait pas lire un texte à voix haute.',
  'speech.failed_message': 'Le message n’a pas pu être lu',
  'speech.failed_advice': 'Le texte n’a pas pu être lu',
  'speech.failed_text': 'Votre navigateur a cessé de lire. Vous pouvez réessayer.',
} satisfies Translation<typeof en>;
