import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** German, with `du`. */
export default {
  'announcements.region': 'Ankündigungen der Website',
  'announcements.kind_info': 'Info',
  'announcements.kind_success': 'Erfolg',
  'announcements.kind_warning': 'Warnung',
  'announcements.kind_error': 'Störung',
  'announcements.dismiss': 'Ausblenden: {title}',
  'announcements.started': 'Es hat begonnen!',
} satisfies Translation<typeof en>;
