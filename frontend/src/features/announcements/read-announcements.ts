import { AnnouncementView } from '@beside/common/announcements/announcements.views';
import { isFields, readAs } from '../../lib/parse.ts';

/** Identifies what a reader dismisses: an edit raises the revision, and the strip is shown again. */
export const keyOf = ({ id, revision }: AnnouncementView) => `${id}:${revision}`;

/** Reads the announcements in force. One that cannot be read hides no other. */
export function readAnnouncements(given: unknown): AnnouncementView[] {
  const list: unknown = isFields(given) ? given.announcements : null;
  if (!Array.isArray(list)) return [];
  return list.flatMap((each) => readAs(AnnouncementView, each) ?? []);
}
