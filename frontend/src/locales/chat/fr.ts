import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** French, with `vous`. No-break spaces are written as escapes, so that they can be seen. */
export default {
  // The panel
  'chat.title': 'En parler',
  'chat.close': 'Fermer la discussion',
  'chat.messages': 'Messages',
  'chat.intro': 'J’ai votre question et les conseils sous les yeux. Que souhaitez-vous regarder de plus près\u202f?',
  'chat.opening': 'La discussion s’ouvre',
  'chat.load_failed': 'La discussion n’a pas pu être ouverte.',
  'chat.gone': 'Ces conseils ont été supprimés, et la discussion avec eux.',

  // Messages
  'chat.you': 'Vous',
  'chat.is_writing': '{name} écrit',
  'chat.stop': 'Interrompre la réponse',
  'chat.stop_failed': 'La réponse n’a pas pu être interrompue',
  'chat.queued': 'Attend son tour',

  // Failures
  'chat.send_failed': 'Le message n’a pas pu être envoyé',
  'chat.too_many': 'Plusieurs questions attendent déjà. Renvoyez celle-ci après la prochaine réponse.',
  'chat.fault_model_failed': 'Aucune réponse n’a pu être écrite.',
  'chat.fault_model_timeout': 'La réponse a pris trop de temps et n’est pas venue.',
  'chat.fault_model_refused': 'Cette question n’a pas pu recevoir de réponse. Essayez de la formuler autrement.',
  'chat.fault_interrupted': 'La réponse a été interrompue.',
  'chat.fault_budget_reached': 'Plus aucune réponse ne peut être écrite aujourd’hui. Revenez demain.',
  'chat.fault_stopped': 'Vous avez interrompu cette réponse.',
  'chat.fault_internal_error': 'Un problème est survenu de notre côté.',
  'chat.kept': 'Votre question est conservée. Rien n’a été décompté.',
  'chat.retry_failed': 'La question n’a pas pu être reposée',

  // Writing
  'chat.field': 'Votre message',
  'chat.placeholder': 'Posez votre question',
  'chat.hint': 'Entrée envoie. Maj et Entrée commencent une nouvelle ligne.',

  // Help
  'chat.help_here': 'Sous la discussion se trouvent maintenant les numéros de personnes à votre écoute.',
} satisfies Translation<typeof en>;
