import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** French, with `vous`. No-break spaces are written as escapes, so that they can be seen. */
export default {
  'conversation.message_by': '{name}, {time}',
  'conversation.said': '{name}\u00a0: {text}',
  'conversation.today': 'Aujourd’hui',
  'conversation.yesterday': 'Hier',
  'conversation.older': 'Les messages précédents arrivent',
  'conversation.older_failed': 'Charger les messages précédents',
  'conversation.new_messages': 'Nouveaux messages',
  'conversation.writing': 'en train d’écrire',
  'conversation.status_waiting': 'En attente',
  'conversation.status_sent': 'Envoyé',
  'conversation.status_read': 'Lu',
  'conversation.status_failed': 'Non envoyé',
  'conversation.discard': 'Abandonner',
  'conversation.write': 'Écrire un message',
  'conversation.send': 'Envoyer',
  'conversation.characters': 'Caractères\u00a0:',
  'conversation.counter': '{used} / {limit}',
  'conversation.only_you': 'Personne d’autre ne voit ceci',
  'conversation.hide_help': 'Masquer cette aide',
} satisfies Translation<typeof en>;
