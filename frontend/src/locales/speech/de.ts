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

  // Dictation
  'speech.dictate': 'Diktieren',
  'speech.dictate_stop': 'Diktat beenden',
  'speech.listening': 'Das Mikrofon ist an. Sprich jetzt.',
  'speech.dictate_first': 'Bevor du diktierst',
  'speech.dictate_privacy':
    'Dein Browser wandelt Sprache in Text um und schickt den Ton dafür vielleicht an seinen Hersteller. Wir bekommen nie den Ton, nur den Text im Feld, sobald du ihn abschickst.',
  'speech.dictate_agree': 'Diktat beginnen',
  'speech.dictate_decline': 'Jetzt nicht',
  'speech.dictate_failed': 'Diktat beendet',
  'speech.dictate_not_allowed': 'Das Mikrofon ist nicht verfügbar. Du kannst es in den Einstellungen deines Browsers erlauben.',
  'speech.dictate_no_speech': 'Es war nichts zu hören. Du kannst es noch einmal versuchen.',
  'speech.dictate_network': 'Dein Browser hat seinen Sprachdienst nicht erreicht. Was du bisher gesagt hast, ist noch da.',
  'speech.dictate_unknown': 'Dein Browser hat aufgehört zuzuhören. Was du bisher gesagt hast, ist noch da.',
} satisfies Translation<typeof en>;
