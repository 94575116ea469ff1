import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** German, with `du`. */
export default {
  'update.ready': 'Ein neueres {appName} ist bereit. Was du gerade schreibst, bleibt.',
  'update.now': 'Jetzt verwenden',
  'update.later': 'Später',
  'update.waiting': 'Es kommt, sobald das gesendet ist.',
  'update.needed': '{appName} muss neu geladen werden. Was du geschrieben hast, bleibt.',
  'update.load': 'Neu laden',
} satisfies Translation<typeof en>;
