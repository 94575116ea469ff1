import { shownText } from '@beside/common/announcements/announcement-parts';
import { ANNOUNCEMENT_TYPES } from '@beside/common/announcements/announcements.constants';
import type { AnnouncementView } from '@beside/common/announcements/announcements.views';
import type { AnnouncementRow } from './announcements.statements.ts';

export function presentAnnouncement(row: AnnouncementRow): AnnouncementView {
  const { id, title, message, isActive, announcementType, startDate, endDate, createdAt, updatedAt, revision, timeZone } = row;
  return {
    ...{ id, title: shownText(title ?? ''), message: shownText(message), isActive, revision, timeZone },
    announcementType: ANNOUNCEMENT_TYPES.find((type) => type === announcementType) ?? 'info',
    startDate: startDate?.toISOString() ?? null,
    endDate: endDate?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
