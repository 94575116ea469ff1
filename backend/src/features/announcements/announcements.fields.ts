import { flagOf } from '@beside/common/admin/admin.rules';
import type { AnnouncementDto } from '@beside/common/announcements/announcements.dto';
import { AppError } from '../../lib/app-error.ts';
import { presentAnnouncement } from './announcements.presenter.ts';
import type { AnnouncementFields, AnnouncementRow } from './announcements.statements.ts';

/** What a call says of an announcement. A time that the call names and leaves empty is removed; one that it does not name stays. */
export type AnnouncementInput = Omit<AnnouncementDto, 'adminPassword'> & { names: (field: 'startDate' | 'endDate') => boolean };

const NAMES_OF_TIMES = ['startDate', 'endDate'] as const;

/**
 * The fields of a new announcement, or of an edited one.
 * @param before the announcement that is edited
 * @throws AppError 400 on `endDate`: it does not come after the start
 */
export function fieldsOf(written: AnnouncementInput, before: AnnouncementRow | null): AnnouncementFields {
  const [startDate, endDate] = NAMES_OF_TIMES.map((name) =>
    written.names(name) || !before ? timeOf(written[name]) : before[name],
  );
  if (startDate && endDate && endDate <= startDate)
    throw new AppError('validation_failed', 'Please check what you entered', {
      errors: { endDate: ['The end must come after the start'] },
    });
  const kept = before && presentAnnouncement(before);
  return {
    title: written.title,
    message: written.message,
    announcementType: written.announcementType ?? kept?.announcementType ?? 'info',
    isActive: flagOf(written.isActive ?? (kept ? kept.isActive === 1 : true)),
    startDate: startDate ?? null,
    endDate: endDate ?? null,
    timeZone: written.timeZone ?? kept?.timeZone ?? 'UTC',
  };
}

/** The fields that an edit changes, by name, for the audit log. */
export function changedFields(before: AnnouncementRow, fields: AnnouncementFields): string[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    const was: unknown = Reflect.get(before, name);
    const isSame = value instanceof Date && was instanceof Date ? value.getTime() === was.getTime() : value === was;
    return isSame ? [] : [name];
  });
}

/** A time without an offset is in UTC. */
function timeOf(written: string | null | undefined): Date | null {
  if (!written) return null;
  return new Date(/(?:Z|[+-]\d\d:\d\d)$/.test(written) ? written : `${written}Z`);
}
