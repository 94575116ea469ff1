import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** Dutch, with `je`. */
export default {
  'announcements.region': 'Mededelingen van de site',
  'announcements.kind_info': 'Info',
  'announcements.kind_success': 'Succes',
  'announcements.kind_warning': 'Waarschuwing',
  'announcements.kind_error': 'Storing',
  'announcements.dismiss': 'Sluiten: {title}',
  'announcements.started': 'Het is begonnen!',
} satisfies Translation<typeof en>;
