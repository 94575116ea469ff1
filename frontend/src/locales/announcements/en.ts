import type { EnglishTable } from '../groups.ts';

export default {
  'announcements.region': 'Site announcements',
  'announcements.kind_info': 'Info',
  'announcements.kind_success': 'Success',
  'announcements.kind_warning': 'Warning',
  'announcements.kind_error': 'Error',
  'announcements.dismiss': 'Dismiss: {title}',
  'announcements.started': 'Event has started!',
} satisfies EnglishTable<'announcements'>;
