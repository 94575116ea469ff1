import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** Dutch, with `je`. */
export default {
  'conversation.message_by': '{name}, {time}',
  'conversation.said': '{name}: {text}',
  'conversation.today': 'Vandaag',
  'conversation.yesterday': 'Gisteren',
  'conversation.older': 'Oudere berichten worden geladen',
  'conversation.older_failed': 'Oudere berichten laden',
  'conversation.new_messages': 'Nieuwe berichten',
  'conversation.writing': 'schrijft',
  'conversation.status_waiting': 'Wacht',
  'conversation.status_sent': 'Verstuurd',
  'conversation.status_read': 'Gelezen',
  'conversation.status_failed': 'Niet verstuurd',
  'conversation.discard': 'Weggooien',
  'conversation.write': 'Een bericht schrijven',
  'conversation.send': 'Versturen',
  'conversation.characters': 'Tekens:',
  'conversation.counter': '{used} / {limit}',
  'conversation.only_you': 'Alleen jij ziet dit',
  'conversation.hide_help': 'Deze hulp verbergen',
} satisfies Translation<typeof en>;
