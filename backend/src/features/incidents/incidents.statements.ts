import { CHECK_FAULTS, STATUS_KINDS } from '@beside/common/incidents/incidents.constants';
import * as t from '../../database/sql-types.ts';
import { type RowOf, statement } from '../../database/statement.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { Incident } from './incidents.types.ts';

/** Seconds for which a check may run: a discovery reads up to six addresses of 5 s each. After them another node may begin one. */
const LEASE_S = 40;
/** Seconds between two checks of the timetable, less what one may come late. */
const APART_S = 45;
/** Seconds for which a manual check shows incidents while the monitor is stopped: nobody would take them off later. */
const STOPPED_S = 3600;

const fault = t.oneOf(CHECK_FAULTS);
const MONITOR = {
  isRunning: t.integer,
  statusPageUrl: t.orNull(t.text),
  feedUrl: t.orNull(t.text),
  format: t.orNull(t.text),
  lastCheck: t.orNull(t.timestamptz),
  lastSuccess: t.orNull(t.timestamptz),
  fault: t.orNull(t.text),
  faultStatus: t.orNull(t.integer),
};
export type MonitorRow = RowOf<typeof MONITOR>;

const NOTICE = {
  id: t.integer,
  status: t.text,
  title: t.orNull(t.text),
  message: t.text,
  isActive: t.integer,
  createdAt: t.timestamptz,
  updatedAt: t.timestamptz,
  externalId: t.orNull(t.text),
  url: t.orNull(t.text),
  isDemo: t.integer,
  endsAt: t.orNull(t.timestamptz),
  revision: t.integer,
};
export type NoticeRow = RowOf<typeof NOTICE>;

const LEASE = {
  id: t.present(t.uuid),
  startedAt: t.present(t.timestamptz),
  statusPageUrl: t.present(t.text),
  feedUrl: t.orNull(t.text),
};
export type Lease = RowOf<typeof LEASE>;

/** How a check ended. */
export type CheckEnd =
  | { format: string; feedUrl: string }
  | { fault: RowOf<{ fault: typeof fault }>['fault']; status: number | null };

const END = { fault: t.orNull(fault), status: t.orNull(t.integer), format: t.orNull(t.text), feedUrl: t.orNull(t.text) };
const valuesOf = (end: CheckEnd) => ({ ...{ fault: null, status: null, format: null, feedUrl: null }, ...end });

const endLease = statement({
  sql: `update incident_monitor set "leaseId" = null, "leaseUntil" = null, "lastCheck" = $startedAt, fault = $fault::text,
      "faultStatus" = $status::int, format = coalesce($format::text, format), "feedUrl" = coalesce($feedUrl::text, "feedUrl"),
      "lastSuccess" = case when $fault::text is null then $startedAt else "lastSuccess" end
    where id = 1 and "leaseId" = $id`,
  takes: { ...END, id: t.uuid, startedAt: t.timestamptz },
}).some;

const setAddress = statement({
  sql: `update incident_monitor set "statusPageUrl" = $statusPageUrl, fault = $fault::text, "faultStatus" = $status::int,
      format = $format::text, "feedUrl" = $feedUrl::text,
      "lastCheck" = case when $fault::text is null then null else now() end, "lastSuccess" = null, "leaseId" = null, "leaseUntil" = null
    where id = 1`,
  takes: { ...END, statusPageUrl: t.text },
}).run;

/** The statements on `incident_monitor`, whose one row is always there. Each runs on the pool, or in a transaction. */
export const monitor = {
  read: statement({ sql: `select ${t.namesOf(MONITOR)} from incident_monitor where id = 1`, gives: MONITOR }).one,

  /** Reads it under the lock that puts all changes of it and its notices in one line. */
  lock: statement({ sql: `select ${t.namesOf(MONITOR)} from incident_monitor where id = 1 for update`, gives: MONITOR }).one,

  /**
   * Begins a check under an id, on one node at a time: by hand, or else only while the monitor runs, and once a minute in the whole cluster.
   * @returns null: none is due, or one is under way
   */
  takeLease: statement({
    sql: `update incident_monitor set "leaseId" = $1, "leaseUntil" = now() + make_interval(secs => ${LEASE_S})
      where id = 1 and "statusPageUrl" is not null and ("leaseUntil" is null or "leaseUntil" < now())
        and ($2 or ("isRunning" = 1 and ("lastCheck" is null or "lastCheck" < now() - make_interval(secs => ${APART_S}))))
      returning "leaseId" as id, now() as "startedAt", "statusPageUrl", "feedUrl"`,
    takes: [t.uuid, t.boolean],
    gives: LEASE,
  }).first,

  /** Gives a lease back without a result: the check did not take place. */
  dropLease: statement({
    sql: 'update incident_monitor set "leaseId" = null, "leaseUntil" = null where id = 1 and "leaseId" = $1',
    takes: [t.uuid],
  }).run,

  /** Ends a check. @returns false: it counts no longer, since the monitor was stopped or set to another address meanwhile */
  endLease: (transaction: Transaction, { id, startedAt }: Lease, end: CheckEnd): Promise<boolean> =>
    endLease(transaction, { id, startedAt, ...valuesOf(end) }),

  /** Starts or stops the monitor; a check that is under way counts no longer once it is stopped. */
  setRunning: statement({
    sql: `update incident_monitor set "isRunning" = $1::boolean::int, "leaseId" = case when $1 then "leaseId" end,
        "leaseUntil" = case when $1 then "leaseUntil" end
      where id = 1`,
    takes: [t.boolean],
  }).run,

  /** Sets another address, as if it had never been checked but for how this went. */
  setAddress: (transaction: Transaction, statusPageUrl: string, end: CheckEnd): Promise<void> =>
    setAddress(transaction, { statusPageUrl, ...valuesOf(end) }),
};

/** What is on the site because of the monitor, the newest first. */
export const activeNotices = statement({
  sql: `select ${t.namesOf(NOTICE)} from system_status where "isActive" = 1 and ("endsAt" is null or "endsAt" > now()) order by id desc`,
  gives: NOTICE,
}).all;

const LISTED =
  'unnest($id::text[], $status::text[], $title::text[], $message::text[], $url::text[]) as i (id, status, title, message, url)';
/** Nobody takes them off later while the monitor is stopped. */
const ENDS_AT = `case when not $isRunning then now() + make_interval(secs => ${STOPPED_S}) end`;
const INCIDENTS = {
  ...{ id: t.array(t.text), status: t.array(t.text), title: t.array(t.text), message: t.array(t.text) },
  ...{ url: t.array(t.orNull(t.text)), isRunning: t.boolean },
};

const endOthers = statement({
  sql: `update system_status set "isActive" = 0, "updatedAt" = now()
    where "isActive" = 1 and ("endsAt" <= now() or ("isDemo" = 0 and not "externalId" = any($1)))`,
  takes: [t.array(t.text)],
}).count;
const changeShown = statement({
  sql: `update system_status s set status = i.status, title = i.title, message = i.message, url = i.url, "updatedAt" = now(),
      "endsAt" = ${ENDS_AT}, revision = revision + ((s.title, s.message, s.status) is distinct from (i.title, i.message, i.status))::int
    from ${LISTED} where s."isActive" = 1 and s."isDemo" = 0 and s."externalId" = i.id
      and ((s.title, s.message, s.status, s.url) is distinct from (i.title, i.message, i.status, i.url)
        or (s."endsAt" is null) is distinct from $isRunning)`,
  takes: INCIDENTS,
}).count;
const addNew = statement({
  sql: `insert into system_status ("externalId", status, title, message, url, "endsAt")
    select i.id, i.status, i.title, i.message, i.url, ${ENDS_AT} from ${LISTED}
    where not exists (select 1 from system_status s where s."isActive" = 1 and s."isDemo" = 0 and s."externalId" = i.id)`,
  takes: INCIDENTS,
}).count;

/** Makes the notices those of the status page. @returns whether anything changed */
export async function followIncidents(transaction: Transaction, incidents: Incident[], isRunning: boolean): Promise<boolean> {
  const id = incidents.map(({ externalId }) => externalId);
  const shown = {
    ...{ id, isRunning, status: incidents.map(({ status }) => status), title: incidents.map(({ title }) => title) },
    ...{ message: incidents.map(({ message }) => message), url: incidents.map(({ url }) => url) },
  };
  const gone = await endOthers(transaction, id);
  const changed = await changeShown(transaction, shown);
  return gone + changed + (await addNew(transaction, shown)) > 0;
}

/** Takes demos off. @returns whether there was one */
export const endDemos = statement({
  sql: `update system_status set "isActive" = 0, "updatedAt" = now() where "isActive" = 1 and "isDemo" = 1`,
}).some;

/** Shows a demo for some seconds. @returns its id */
export const insertDemo = statement({
  sql: `insert into system_status (status, title, message, "isDemo", "createdBy", "endsAt")
    values ($status, $title, $message, 1, $userId, now() + make_interval(secs => $seconds)) returning id`,
  takes: { status: t.oneOf(STATUS_KINDS), title: t.text, message: t.text, userId: t.text, seconds: t.float },
  gives: { id: t.integer },
}).one;
