import { ANNOUNCEMENT_TYPES, ANNOUNCEMENTS_MAX } from '@beside/common/announcements/announcements.constants';
import { integer, namesOf, oneOf, orNull, type RowOf, statement, text, timestamptz } from '../../database/statement.ts';

/** The advisory lock under which announcements change one after the other. */
const LOCK = 7_203_121;

/** What a writer decides of an announcement. */
const FIELDS = {
  title: text,
  message: text,
  announcementType: oneOf(ANNOUNCEMENT_TYPES),
  isActive: integer,
  startDate: orNull(timestamptz),
  endDate: orNull(timestamptz),
  timeZone: text,
};
const ANNOUNCEMENT = {
  ...FIELDS,
  id: integer,
  title: orNull(text),
  announcementType: text,
  createdAt: timestamptz,
  updatedAt: timestamptz,
  revision: integer,
};
const COLUMNS = namesOf(ANNOUNCEMENT);

export type AnnouncementRow = RowOf<typeof ANNOUNCEMENT>;
export type AnnouncementFields = RowOf<typeof FIELDS>;

/** The statements on `site_announcements`. Each runs on the pool, or in a transaction. */
export const announcements = {
  /** Puts changes in one line, until the transaction's end. */
  lock: statement({ sql: `select pg_advisory_xact_lock(${LOCK})` }).run,

  /** All of them, the newest first. */
  all: statement({ sql: `select ${COLUMNS} from site_announcements order by id desc`, gives: ANNOUNCEMENT }).all,

  /** Those that are active and not over; the nodes' clocks may be a little behind. */
  current: statement({
    name: 'announcements-current',
    sql: `select ${COLUMNS} from site_announcements
      where "isActive" = 1 and ("endDate" is null or "endDate" > now() - interval '10 minutes') order by id`,
    gives: ANNOUNCEMENT,
  }).all,

  byId: statement({ sql: `select ${COLUMNS} from site_announcements where id = $1`, takes: [integer], gives: ANNOUNCEMENT })
    .first,

  /** @returns null: there are as many as there may be */
  insert: statement({
    sql: `insert into site_announcements (title, message, "announcementType", "isActive", "startDate", "endDate", "timeZone")
      select $title, $message, $announcementType, $isActive::int, $startDate::timestamptz, $endDate::timestamptz, $timeZone
      where (select count(*) from site_announcements) < ${ANNOUNCEMENTS_MAX}
      returning ${COLUMNS}`,
    takes: FIELDS,
    gives: ANNOUNCEMENT,
  }).first,

  /** Its revision is raised where its words or its type change. */
  update: statement({
    sql: `update site_announcements set title = $title, message = $message, "announcementType" = $announcementType,
        "isActive" = $isActive::int, "startDate" = $startDate::timestamptz, "endDate" = $endDate::timestamptz, "timeZone" = $timeZone,
        "updatedAt" = now(),
        revision = revision + ((title, message, "announcementType") is distinct from ($title, $message, $announcementType))::int
      where id = $id returning ${COLUMNS}`,
    takes: { ...FIELDS, id: integer },
    gives: ANNOUNCEMENT,
  }).first,

  toggle: statement({
    sql: `update site_announcements set "isActive" = 1 - "isActive", "updatedAt" = now() where id = $1 returning ${COLUMNS}`,
    takes: [integer],
    gives: ANNOUNCEMENT,
  }).first,

  /** @returns whether it was there */
  remove: statement({ sql: 'delete from site_announcements where id = $1', takes: [integer] }).some,
};
