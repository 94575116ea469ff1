import { ANNOUNCEMENT_TYPES, ANNOUNCEMENTS_MAX } from '@beside/common/announcements/announcements.constants';
import * as t from '../../database/sql-types.ts';
import { type RowOf, statement } from '../../database/statement.ts';

/** The advisory lock under which announcements change one after the other. */
const LOCK = 7_203_121;

/** What a writer decides of an announcement. */
const FIELDS = {
  title: t.text,
  message: t.text,
  announcementType: t.oneOf(ANNOUNCEMENT_TYPES),
  isActive: t.integer,
  startDate: t.orNull(t.timestamptz),
  endDate: t.orNull(t.timestamptz),
  timeZone: t.text,
};
const ANNOUNCEMENT = {
  ...FIELDS,
  id: t.integer,
  title: t.orNull(t.text),
  announcementType: t.text,
  createdAt: t.timestamptz,
  updatedAt: t.timestamptz,
  revision: t.integer,
};
const COLUMNS = t.namesOf(ANNOUNCEMENT);

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

  byId: statement({ sql: `select ${COLUMNS} from site_announcements where id = $1`, takes: [t.integer], gives: ANNOUNCEMENT })
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
    takes: { ...FIELDS, id: t.integer },
    gives: ANNOUNCEMENT,
  }).first,

  toggle: statement({
    sql: `update site_announcements set "isActive" = 1 - "isActive", "updatedAt" = now() where id = $1 returning ${COLUMNS}`,
    takes: [t.integer],
    gives: ANNOUNCEMENT,
  }).first,

  /** @returns whether it was there */
  remove: statement({ sql: 'delete from site_announcements where id = $1', takes: [t.integer] }).some,
};
