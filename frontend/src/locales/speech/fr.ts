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
  'speech.unsupported_text': 'Votre navigateur ne peut pas lire un texte à voix haute.',
  'speech.failed_message': 'Le message n’a pas pu être lu',
  'speech.failed_advice': 'Le texte n’a pas pu être lu',
  'speech.failed_text': 'Votre navigateur a cessé de lire. Vous pouvez réessayer.',

  // Dictation
  'speech.dictate': 'Dicter',
  'speech.dictate_stop': 'Arrêter la dictée',
  'speech.listening': 'À l’écoute. Parlez maintenant.',
  'speech.dictate_first': 'Avant de dicter',
  'speech.dictate_privacy':
    'Votre navigateur transforme la voix en texte, et envoie peut-être l’audio à son éditeur pour cela. Nous ne recevons jamais l’audio, seulement le texte du champ, une fois que vous l’envoyez.',
  'speech.dictate_agree': 'Commencer la dictée',
  'speech.dictate_decline': 'Pas maintenant',
  'speech.dictate_failed': 'Dictée arrêtée',
  'speech.dictate_not_allowed': 'Le micro n’est pas disponible. Vous pouvez l’autoriser dans les réglages de votre navigateur.',
  'speech.dictate_no_speech': 'Rien n’a été entendu. Vous pouvez réessayer.',
  'speech.dictate_network':
    'Votre navigateur n’a pas pu joindre son service vocal. Ce que vous avez dit jusqu’ici est toujours là.',
  'speech.dictate_unknown': 'Votre navigateur a cessé d’écouter. Ce que vous avez dit jusqu’ici est toujours là.',
} satisfies Translation<typeof en>;
