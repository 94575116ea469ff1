import { IsIn, IsOptional } from 'class-validator';
import { isDay } from '../account/account.rules.ts';
import { AdminPasswordDto } from '../admin/admin.dto.ts';
import { Flag } from '../admin/admin.rules.ts';
import { Checked } from '../checked.ts';
import { HasLength } from '../has-length.ts';
import {
  ANNOUNCEMENT_MESSAGE_MAX,
  ANNOUNCEMENT_TITLE_MAX,
  ANNOUNCEMENT_TYPES,
  type AnnouncementType,
} from './announcements.constants.ts';

const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)?$/;

/** `Date` takes the 30th of February for a day of March. */
const isTime = (value: string): boolean => ISO_TIME.test(value) && isDay(value.slice(0, 10)) && !Number.isNaN(Date.parse(value));

/** A time: ISO 8601, in UTC unless it names its offset. Empty or null: none. */
function Time(): PropertyDecorator {
  return Checked(
    (value) =>
      value === '' || (typeof value === 'string' && isTime(value))
        ? null
        : '{field} must be a date and time, such as 2026-11-28T06:00:00Z',
    { type: 'string', description: 'ISO 8601, in UTC unless it names its offset; empty for none' },
  );
}

/** The body of `POST /api/admin/announcements`, and of `PUT /api/admin/announcements/{id}`. */
export class AnnouncementDto extends AdminPasswordDto {
  @HasLength(1, ANNOUNCEMENT_TITLE_MAX)
  title!: string;

  @HasLength(1, ANNOUNCEMENT_MESSAGE_MAX)
  message!: string;

  /** `info` unless given; an edit that leaves it out keeps it. */
  @IsOptional()
  @IsIn(ANNOUNCEMENT_TYPES)
  announcementType?: AnnouncementType;

  /** A new announcement is active unless this says otherwise; an edit that leaves it out keeps it. */
  @IsOptional()
  @Flag()
  isActive?: boolean | 0 | 1;

  @IsOptional()
  @Time()
  startDate?: string | null;

  @IsOptional()
  @Time()
  endDate?: string | null;

  /** The time zone in which its writer reads the times in the message, such as `Europe/Berlin`; UTC unless given. */
  @IsOptional()
  @Checked((value) => (typeof value === 'string' && isTimeZone(value) ? null : '{field} must be the name of a time zone'), {
    type: 'string',
    description: 'A name of the IANA time zone database',
    maxLength: 100,
  })
  timeZone?: string;
}

/** The body of `POST /api/admin/announcements/{id}/toggle`. */
export class ToggleAnnouncementDto extends AdminPasswordDto {
  /** The state that is wanted; without it, the other one. */
  @IsOptional()
  @Flag()
  isActive?: boolean | 0 | 1;
}

function isTimeZone(value: string): boolean {
  // An offset is none: it knows no summer time.
  if (value.length > 100 || /^[+-]/.test(value)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch {
    return false;
  }
}
