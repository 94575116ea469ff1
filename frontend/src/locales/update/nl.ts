import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** Dutch, with `je`. */
export default {
  'update.ready': 'Een nieuwere {appName} is klaar. Wat je schrijft blijft staan.',
  'update.now': 'Nu gebruiken',
  'update.later': 'Later',
  'update.waiting': 'Die komt zodra dit verstuurd is.',
  'update.needed': '{appName} moet opnieuw worden geladen. Wat je hebt geschreven, blijft.',
  'update.load': 'Opnieuw laden',
} satisfies Translation<typeof en>;
