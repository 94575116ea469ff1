import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** French, with `vous`. No-break spaces are written as escapes, so that they can be seen. */
export default {
  'update.ready': 'Une version plus récente de {appName} est prête. Ce que vous écrivez reste.',
  'update.now': 'L’utiliser maintenant',
  'update.later': 'Plus tard',
  'update.waiting': 'Elle arrive dès que ceci est envoyé.',
  'update.needed': '{appName} doit être rechargé. Ce que vous avez écrit reste.',
  'update.load': 'Recharger',
} satisfies Translation<typeof en>;
