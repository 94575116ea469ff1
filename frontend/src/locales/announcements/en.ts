import type { EnglishTable } from '../groups.ts';

/** The announcements that everyone sees. */
const texts = {
  'announcements.region': 'Site announcements',
  'announcements.kind_info': 'Info',
  'announcements.kind_success': 'Success',
  'announcements.kind_warning': 'Warning',
  'announcements.kind_error': 'Error',
  'announcements.dismiss': 'Dismiss: {title}',
  'announcements.started': 'Event has started!',
} satisfies EnglishTable<'announcements'>;
export default texts;

declare module '../groups.ts' {
  interface Tables {
    announcements: typeof texts;
  }
}
