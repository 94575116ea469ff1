import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** German, with `du`. */
export default {
  // The panel
  'chat.title': 'Darüber reden',
  'chat.close': 'Chat schließen',
  'chat.messages': 'Nachrichten',
  'chat.intro': 'Ich habe deine Frage und den Rat vor mir. Was möchtest du dir genauer ansehen?',
  'chat.opening': 'Der Chat wird geöffnet',
  'chat.load_failed': 'Der Chat konnte nicht geöffnet werden.',
  'chat.gone': 'Dieser Rat wurde gelöscht, und der Chat mit ihm.',

  // Messages
  'chat.you': 'Du',
  'chat.is_writing': '{name} schreibt',
  'chat.stop': 'Antwort anhalten',
  'chat.stop_failed': 'Die Antwort ließ sich nicht anhalten',
  'chat.queued': 'Kommt gleich dran',

  // Failures
  'chat.send_failed': 'Die Nachricht konnte nicht gesendet werden',
  'chat.too_many': 'Es warten schon mehrere Fragen. Schick diese nach der nächsten Antwort noch einmal.',
  'chat.fault_model_failed': 'Es konnte keine Antwort geschrieben werden.',
  'chat.fault_model_timeout': 'Das Schreiben hat zu lange gedauert, und es kam keine Antwort.',
  'chat.fault_model_refused': 'Diese Frage konnte nicht beantwortet werden. Versuch es mit anderen Worten.',
  'chat.fault_interrupted': 'Das Schreiben wurde unterbrochen.',
  'chat.fault_budget_reached': 'Heute können keine Antworten mehr geschrieben werden. Komm morgen wieder.',
  'chat.fault_stopped': 'Du hast diese Antwort angehalten.',
  'chat.fault_internal_error': 'Bei uns ist etwas schiefgegangen.',
  'chat.kept': 'Deine Frage ist noch da. Das zählt nicht mit.',
  'chat.retry_failed': 'Die Frage konnte nicht noch einmal gestellt werden',

  // Writing
  'chat.field': 'Deine Nachricht',
  'chat.placeholder': 'Frag etwas zu diesem Rat',
  'chat.hint': 'Enter sendet, Umschalt + Enter beginnt eine neue Zeile.',

  // Help
  'chat.help_here': 'Unter dem Chat stehen jetzt Nummern von Menschen, die zuhören.',
} satisfies Translation<typeof en>;
