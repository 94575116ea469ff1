import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** German, with `du`. */
export default {
  'conversation.message_by': '{name}, {time}',
  'conversation.said': '{name}: {text}',
  'conversation.today': 'Heute',
  'conversation.yesterday': 'Gestern',
  'conversation.older': 'Ältere Nachrichten werden geladen',
  'conversation.older_failed': 'Ältere Nachrichten laden',
  'conversation.new_messages': 'Neue Nachrichten',
  'conversation.writing': 'schreibt',
  'conversation.status_waiting': 'Wartet',
  'conversation.status_sent': 'Gesendet',
  'conversation.status_read': 'Gelesen',
  'conversation.status_failed': 'Nicht gesendet',
  'conversation.discard': 'Verwerfen',
  'conversation.write': 'Nachricht schreiben',
  'conversation.send': 'Senden',
  'conversation.characters': 'Zeichen:',
  'conversation.counter': '{used} / {limit}',
  'conversation.only_you': 'Das siehst nur du',
  'conversation.hide_help': 'Diese Hilfe ausblenden',
} satisfies Translation<typeof en>;
