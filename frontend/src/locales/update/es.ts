import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** Spanish, with `tú`, in words that Spain and Latin America share. */
export default {
  'update.ready': 'Hay una versión más nueva de {appName}. Lo que estás escribiendo se conserva.',
  'update.now': 'Usarla ahora',
  'update.later': 'Más tarde',
  'update.waiting': 'Llegará cuando esto se haya enviado.',
  'update.needed': 'Hay que volver a cargar {appName}. Lo que escribiste se conserva.',
  'update.load': 'Volver a cargar',
} satisfies Translation<typeof en>;
