import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** Dutch, with `je`. */
export default {
  // The panel
  'chat.title': 'Erover praten',
  'chat.close': 'Chat sluiten',
  'chat.messages': 'Berichten',
  'chat.intro': 'Ik heb je vraag en het advies voor me. Wat wil je nader bekijken?',
  'chat.opening': 'De chat wordt geopend',
  'chat.load_failed': 'De chat kon niet worden geopend.',
  'chat.gone': 'Dit advies is verwijderd, en de chat ook.',

  // Messages
  'chat.you': 'Jij',
  'chat.is_writing': '{name} schrijft',
  'chat.stop': 'Antwoord stoppen',
  'chat.stop_failed': 'Het antwoord kon niet worden gestopt',
  'chat.queued': 'Is zo aan de beurt',

  // Failures
  'chat.send_failed': 'Het bericht kon niet worden verstuurd',
  'chat.too_many': 'Er wachten al meerdere vragen. Verstuur deze opnieuw na het volgende antwoord.',
  'chat.fault_model_failed': 'Er kon geen antwoord worden geschreven.',
  'chat.fault_model_timeout': 'Het schrijven duurde te lang, en er kwam geen antwoord.',
  'chat.fault_model_refused': 'Deze vraag kon niet worden beantwoord. Probeer het in andere woorden.',
  'chat.fault_interrupted': 'Het schrijven werd onderbroken.',
  'chat.fault_budget_reached': 'Vandaag kunnen er geen antwoorden meer worden geschreven. Kom morgen terug.',
  'chat.fault_stopped': 'Je hebt dit antwoord gestopt.',
  'chat.fault_internal_error': 'Er ging iets mis aan onze kant.',
  'chat.kept': 'Je vraag is bewaard. Dit telt niet mee.',
  'chat.retry_failed': 'De vraag kon niet opnieuw worden gesteld',

  // Writing
  'chat.field': 'Je bericht',
  'chat.placeholder': 'Vraag iets over dit advies',
  'chat.hint': 'Enter verstuurt, Shift+Enter begint een nieuwe regel.',

  // Help
  'chat.help_here': 'Onder de chat staan nu nummers van mensen die luisteren.',
} satisfies Translation<typeof en>;
