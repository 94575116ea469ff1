import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** German, with `du`. */
export default {
  'speech.advice': 'Vorlesen',
  'speech.advice_short': 'Vorlesen',
  'speech.stop_short': 'Anhalten',
  'speech.sentence': 'Wird vorgelesen: Satz {sentence} von {sentences}',
  'speech.message': 'Diese Nachricht vorlesen',
  'speech.stop': 'Vorlesen anhalten',
  'speech.unsupported': 'Vorlesen ist hier nicht möglich',
  'speech.unsupported_text': 'Dein Browser kann keine Texte vorlesen.',
  'speech.failed_message': 'Die Nachricht konnte nicht vorgelesen werden',
  'speech.failed_advice': 'Der Text konnte nicht vorgelesen werden',
  'speech.failed_text': 'Dein Browser hat aufgehört vorzulesen. Du kannst es noch einmal versuchen.',
} satisfies Translation<typeof en>;
