import type { AnnouncementType } from '@beside/common/announcements/announcements.constants';
import type { Transaction } from '../../database/transaction.ts';

/** The advisory lock under which announcements change one after the other. */
const LOCK = 7_203_121;

export interface AnnouncementRow {
  id: number;
  title: string | null;
  message: string;
  isActive: number;
  announcementType: string;
  startDate: Date | null;
  endDate: Date | null;
  createdAt: Date;
  updatedAt: Date;
  revision: number;
  timeZone: string;
}

/** What a writer decides of an announcement. */
export interface AnnouncementFields {
  title: string;
  message: string;
  announcementType: AnnouncementType;
  isActive: 0 | 1;
  startDate: Date | null;
  endDate: Date | null;
  timeZone: string;
}

const COLUMNS =
  'id, title, message, "isActive", "announcementType", "startDate", "endDate", "createdAt", "updatedAt", revision, "timeZone"';

/** Puts changes in one line, until the transaction's end. */
export async function lockAnnouncements(transaction: Transaction): Promise<void> {
  await transaction.query('select pg_advisory_xact_lock($1)', [LOCK]);
}

/** All of them, the newest first. */
export async function allAnnouncements(db: Transaction): Promise<AnnouncementRow[]> {
  const { rows } = await db.query<AnnouncementRow>(`select ${COLUMNS} from site_announcements order by id desc`);
  return rows;
}

/** Those that are active and not over; the nodes' clocks may be a little behind. */
export async function currentAnnouncements(db: Transaction): Promise<AnnouncementRow[]> {
  const { rows } = await db.query<AnnouncementRow>({
    name: 'announcements-current',
    text: `select ${COLUMNS} from site_announcements
           where "isActive" = 1 and ("endDate" is null or "endDate" > now() - interval '10 minutes') order by id`,
  });
  return rows;
}

export async function announcementOf(db: Transaction, id: number): Promise<AnnouncementRow | null> {
  const { rows } = await db.query<AnnouncementRow>(`select ${COLUMNS} from site_announcements where id = $1`, [id]);
  return rows[0] ?? null;
}

const parametersOf = (fields: AnnouncementFields): unknown[] => [
  fields.title,
  fields.message,
  fields.announcementType,
  fields.isActive,
  fields.startDate,
  fields.endDate,
  fields.timeZone,
];

/** @returns null: there are `most` already */
export async function insertAnnouncement(
  transaction: Transaction,
  fields: AnnouncementFields,
  most: number,
): Promise<AnnouncementRow | null> {
  const { rows } = await transaction.query<AnnouncementRow>(
    `insert into site_announcements (title, message, "announcementType", "isActive", "startDate", "endDate", "timeZone")
     select $1, $2, $3, $4::int, $5::timestamptz, $6::timestamptz, $7 where (select count(*) from site_announcements) < $8
     returning ${COLUMNS}`,
    [...parametersOf(fields), most],
  );
  return rows[0] ?? null;
}

/** Its revision is raised where its words or its type change. */
export async function updateAnnouncement(
  transaction: Transaction,
  id: number,
  fields: AnnouncementFields,
): Promise<AnnouncementRow | null> {
  const { rows } = await transaction.query<AnnouncementRow>(
    `update site_announcements set title = $1, message = $2, "announcementType" = $3, "isActive" = $4::int,
       "startDate" = $5::timestamptz, "endDate" = $6::timestamptz, "timeZone" = $7, "updatedAt" = now(),
       revision = revision + ((title, message, "announcementType") is distinct from ($1, $2, $3))::int
     where id = $8 returning ${COLUMNS}`,
    [...parametersOf(fields), id],
  );
  return rows[0] ?? null;
}

export async function toggleAnnouncement(transaction: Transaction, id: number): Promise<AnnouncementRow | null> {
  const { rows } = await transaction.query<AnnouncementRow>(
    `update site_announcements set "isActive" = 1 - "isActive", "updatedAt" = now() where id = $1 returning ${COLUMNS}`,
    [id],
  );
  return rows[0] ?? null;
}

export async function deleteAnnouncement(transaction: Transaction, id: number): Promise<boolean> {
  const { rowCount } = await transaction.query('delete from site_announcements where id = $1', [id]);
  return rowCount === 1;
}
