import type { CheckFault, StatusKind } from '@beside/common/incidents/incidents.constants';
import type { Transaction } from '../../database/transaction.ts';
import type { Incident } from './incidents.types.ts';

/** Seconds for which a check may run: a discovery reads up to six addresses of 5 s each. After them another node may begin one. */
const LEASE_S = 40;
/** Seconds between two checks of the timetable, less what one may come late. */
const APART_S = 45;
/** Seconds for which a manual check shows incidents while the monitor is stopped: nobody would take them off later. */
const STOPPED_S = 3600;

export interface MonitorRow {
  isRunning: number;
  statusPageUrl: string | null;
  feedUrl: string | null;
  format: string | null;
  lastCheck: Date | null;
  lastSuccess: Date | null;
  fault: string | null;
  faultStatus: number | null;
}

export interface NoticeRow {
  id: number;
  status: string;
  title: string | null;
  message: string;
  isActive: number;
  createdAt: Date;
  updatedAt: Date;
  externalId: string | null;
  url: string | null;
  isDemo: number;
  endsAt: Date | null;
  revision: number;
}

const MONITOR = '"isRunning", "statusPageUrl", "feedUrl", format, "lastCheck", "lastSuccess", fault, "faultStatus"';
const NOTICE =
  'id, status, title, message, "isActive", "createdAt", "updatedAt", "externalId", url, "isDemo", "endsAt", revision';

/** Reads the monitor; in a transaction that changes it or its notices, under the lock that puts all of them in one line. */
export async function monitorOf(db: Transaction, lock?: 'lock'): Promise<MonitorRow> {
  const { rows } = await db.query<MonitorRow>(`select ${MONITOR} from incident_monitor where id = 1${lock ? ' for update' : ''}`);
  const [row] = rows;
  if (!row) throw new Error('The incident monitor has lost its row');
  return row;
}

/** What is on the site because of the monitor, the newest first. */
export async function activeNotices(db: Transaction): Promise<NoticeRow[]> {
  const { rows } = await db.query<NoticeRow>(
    `select ${NOTICE} from system_status where "isActive" = 1 and ("endsAt" is null or "endsAt" > now()) order by id desc`,
  );
  return rows;
}

export interface Lease {
  id: string;
  startedAt: Date;
  statusPageUrl: string;
  feedUrl: string | null;
}

/**
 * Begins a check, on one node at a time.
 * @param by `timetable`: only while the monitor runs, and once a minute in the whole cluster
 * @returns null: none is due, or one is under way
 */
export async function takeLease(db: Transaction, id: string, by: 'hand' | 'timetable'): Promise<Lease | null> {
  const { rows } = await db.query<Lease>(
    `update incident_monitor set "leaseId" = $1, "leaseUntil" = now() + make_interval(secs => ${LEASE_S})
     where id = 1 and "statusPageUrl" is not null and ("leaseUntil" is null or "leaseUntil" < now())
       and ($2 or ("isRunning" = 1 and ("lastCheck" is null or "lastCheck" < now() - make_interval(secs => ${APART_S}))))
     returning "leaseId" as id, now() as "startedAt", "statusPageUrl", "feedUrl"`,
    [id, by === 'hand'],
  );
  return rows[0] ?? null;
}

/** Gives a lease back without a result: the check did not take place. */
export async function dropLease(db: Transaction, id: string): Promise<void> {
  await db.query('update incident_monitor set "leaseId" = null, "leaseUntil" = null where id = 1 and "leaseId" = $1', [id]);
}

/** How a check ended. */
export type CheckEnd = { format: string; feedUrl: string } | { fault: CheckFault; status: number | null };

/** Ends a check. @returns false: it counts no longer, since the monitor was stopped or set to another address meanwhile */
export async function endLease(transaction: Transaction, { id, startedAt }: Lease, end: CheckEnd): Promise<boolean> {
  const [fault, status, format, feedUrl] =
    'fault' in end ? [end.fault, end.status, null, null] : [null, null, end.format, end.feedUrl];
  const { rowCount } = await transaction.query(
    `update incident_monitor set "leaseId" = null, "leaseUntil" = null, "lastCheck" = $2, fault = $3::text, "faultStatus" = $4::int,
       format = coalesce($5::text, format), "feedUrl" = coalesce($6::text, "feedUrl"),
       "lastSuccess" = case when $3::text is null then $2 else "lastSuccess" end
     where id = 1 and "leaseId" = $1`,
    [id, startedAt, fault, status, format, feedUrl],
  );
  return rowCount === 1;
}

/** Starts or stops the monitor; a check that is under way counts no longer once it is stopped. */
export async function setRunning(transaction: Transaction, isRunning: boolean): Promise<void> {
  await transaction.query(
    `update incident_monitor set "isRunning" = $1::int
       ${isRunning ? '' : ', "leaseId" = null, "leaseUntil" = null'} where id = 1`,
    [isRunning ? 1 : 0],
  );
}

/** Sets another address, as if it had never been checked but for how this went. */
export async function setAddress(transaction: Transaction, statusPageUrl: string, end: CheckEnd): Promise<void> {
  const [fault, status, format, feedUrl] =
    'fault' in end ? [end.fault, end.status, null, null] : [null, null, end.format, end.feedUrl];
  await transaction.query(
    `update incident_monitor set "statusPageUrl" = $1, fault = $2::text, "faultStatus" = $3::int, format = $4::text, "feedUrl" = $5::text,
       "lastCheck" = case when $2::text is null then null else now() end, "lastSuccess" = null, "leaseId" = null, "leaseUntil" = null
     where id = 1`,
    [statusPageUrl, fault, status, format, feedUrl],
  );
}

/** Makes the notices those of the status page. @returns whether anything changed */
export async function followIncidents(transaction: Transaction, incidents: Incident[], isRunning: boolean): Promise<boolean> {
  const ids = incidents.map(({ externalId }) => externalId);
  const column = (name: Exclude<keyof Incident, 'externalId'>) => incidents.map((incident) => incident[name]);
  const endsAt = isRunning ? 'null::timestamptz' : `now() + make_interval(secs => ${STOPPED_S})`;
  const { rowCount: gone } = await transaction.query(
    `update system_status set "isActive" = 0, "updatedAt" = now()
     where "isActive" = 1 and ("endsAt" <= now() or ("isDemo" = 0 and not "externalId" = any($1)))`,
    [ids],
  );
  const listed = 'unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[]) as i (id, status, title, message, url)';
  const parameters = [ids, column('status'), column('title'), column('message'), column('url')];
  const { rowCount: changed } = await transaction.query(
    `update system_status s set status = i.status, title = i.title, message = i.message, url = i.url, "updatedAt" = now(),
       "endsAt" = ${endsAt}, revision = revision + ((s.title, s.message, s.status) is distinct from (i.title, i.message, i.status))::int
     from ${listed} where s."isActive" = 1 and s."isDemo" = 0 and s."externalId" = i.id
       and ((s.title, s.message, s.status, s.url) is distinct from (i.title, i.message, i.status, i.url)
         or (s."endsAt" is null) is distinct from ${isRunning})`,
    parameters,
  );
  const { rowCount: added } = await transaction.query(
    `insert into system_status ("externalId", status, title, message, url, "endsAt")
     select i.id, i.status, i.title, i.message, i.url, ${endsAt} from ${listed}
     where not exists (select 1 from system_status s where s."isActive" = 1 and s."isDemo" = 0 and s."externalId" = i.id)`,
    parameters,
  );
  return (gone ?? 0) + (changed ?? 0) + (added ?? 0) > 0;
}

/** Shows a demo, in the place of an earlier one. @returns its id */
export async function insertDemo(
  transaction: Transaction,
  userId: string,
  demo: { status: StatusKind; title: string; message: string },
  shownMs: number,
): Promise<number> {
  await endDemos(transaction);
  const { rows } = await transaction.query<{ id: number }>(
    `insert into system_status (status, title, message, "isDemo", "createdBy", "endsAt")
     values ($1, $2, $3, 1, $4, now() + make_interval(secs => $5)) returning id`,
    [demo.status, demo.title, demo.message, userId, shownMs / 1000],
  );
  return rows[0]?.id ?? 0;
}

/** @returns whether there was one */
export async function endDemos(transaction: Transaction): Promise<boolean> {
  const { rowCount } = await transaction.query(
    `update system_status set "isActive" = 0, "updatedAt" = now() where "isActive" = 1 and "isDemo" = 1`,
  );
  return (rowCount ?? 0) > 0;
}
