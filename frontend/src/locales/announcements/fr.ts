import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** French, with `vous`. No-break spaces are written as escapes, so that they can be seen. */
export default {
  'announcements.region': 'Annonces du site',
  'announcements.kind_info': 'Info',
  'announcements.kind_success': 'Succès',
  'announcements.kind_warning': 'Attention',
  'announcements.kind_error': 'Erreur',
  'announcements.dismiss': 'Fermer\u00a0: {title}',
  'announcements.started': 'L’événement a commencé\u202f!',
} satisfies Translation<typeof en>;
