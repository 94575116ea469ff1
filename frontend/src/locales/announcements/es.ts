import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** Spanish, with `tú`. */
export default {
  'announcements.region': 'Anuncios del sitio',
  'announcements.kind_info': 'Información',
  'announcements.kind_success': 'Éxito',
  'announcements.kind_warning': 'Atención',
  'announcements.kind_error': 'Error',
  'announcements.dismiss': 'Cerrar: {title}',
  'announcements.started': '¡El evento ha comenzado!',
} satisfies Translation<typeof en>;
