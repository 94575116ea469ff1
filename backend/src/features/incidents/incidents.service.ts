import { AnnouncementView } from '@beside/common/announcements/announcements.views';
import { DEMO_MS } from '@beside/common/incidents/incidents.constants';
import type { MonitoringView } from '@beside/common/incidents/incidents.views';
import type pg from 'pg';
import * as v from 'valibot';
import type { Jobs } from '../../database/jobs.ts';
import type { PgNotifications } from '../../database/pg-notifications.ts';
import { sharedList } from '../../database/shared-list.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { Actor } from '../../http/actor.ts';
import { requireUser } from '../../http/authorize.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Log } from '../../lib/logger.ts';
import type { AdminChange, AdminService } from '../admin/admin.service.ts';
import type { AnnouncementsService } from '../announcements/announcements.service.ts';
import { incidentChecks } from './incidents.checks.ts';
import { presentBanner, presentMonitoring } from './incidents.presenter.ts';
import { activeNotices, type CheckEnd, endDemos, followIncidents, insertDemo, monitor } from './incidents.statements.ts';
import { CheckFailure } from './incidents.types.ts';
import { statusPages } from './status-page/incidents.discovery.ts';
import { type FetchDeps, pageFetcher } from './status-page/incidents.fetch.ts';

/** The channel on which every node receives the banners with the commit. */
const CHANGED = 'incidents_changed';
const LIST = v.array(AnnouncementView);
const DEMO = {
  status: 'degraded',
  title: 'Demo incident',
  message: 'This is a demonstration of an incident banner. Everything is working normally.',
} as const;
const area = 'incidents';
const target = { type: 'monitor', id: '1' } as const;

export interface IncidentsDeps {
  pool: pg.Pool;
  notifications: PgNotifications;
  jobs: Jobs;
  admin: AdminService;
  announcements: Pick<AnnouncementsService, 'showBanners'>;
  clock: Clock;
  log: Log;
  fetching: FetchDeps;
}

/** Makes a change in one line with all others and with the checks; afterwards this node shows it. */
type Change = <T>(
  actor: Actor,
  entry: (result: T) => AdminChange | null,
  work: (transaction: Transaction) => Promise<T>,
) => Promise<MonitoringView>;

/** The incident monitor: it reads a status page once a minute, and shows its incidents on every page. */
export interface IncidentsService {
  load(): Promise<void>;
  status(): Promise<MonitoringView>;
  /** What the timetable does each minute. */
  checkIfDue(): Promise<void>;
  /** Starts the monitor, with a check at once. @throws AppError 409 without an address */
  start(actor: Actor): Promise<MonitoringView>;
  /** Stops the monitor. Its banners go, a demo's too: nobody would follow their incidents. */
  stop(actor: Actor): Promise<MonitoringView>;
  /**
   * Checks the page now, also while the monitor is stopped.
   * @throws AppError 409 without an address, 503 where the page cannot be read, which the state explains, and while another check does not end
   */
  check(): Promise<MonitoringView>;
  /**
   * Sets the status page, and finds its format. A page that cannot be read now is set all the same: the state says why.
   * @throws AppError 400 `status_page_refused` for an address that must not be read
   */
  configure(actor: Actor, statusPageUrl: string): Promise<MonitoringView>;
  /** Shows a demo for `DEMO_MS`, in the place of an earlier one. */
  createDemo(actor: Actor): Promise<MonitoringView>;
  endDemo(actor: Actor): Promise<MonitoringView>;
  /** Ends what is being read: a slow status page must not hold up the node's stop. */
  close(): Promise<void>;
}

export function incidentsService(deps: IncidentsDeps): IncidentsService {
  const { pool, notifications, jobs, admin, announcements, clock, log, fetching } = deps;
  const stopping = new AbortController();
  const pages = statusPages(pageFetcher({ ...fetching, stopped: stopping.signal }), clock);
  const banners = sharedList({
    ...{ pool, notifications, log, channel: CHANGED },
    read: async (db) => (await activeNotices(db)).map(presentBanner),
    parse(raw) {
      const parsed = v.safeParse(LIST, raw);
      return parsed.success ? parsed.output : null;
    },
    onList: announcements.showBanners,
  });
  const checks = incidentChecks({
    ...{ pool, pages, log, stopped: stopping.signal },
    async onChecked(transaction, areBannersChanged) {
      if (areBannersChanged) await banners.publish(transaction);
      await admin.touch(transaction, area);
    },
  });
  jobs.cron('incident-check', '* * * * *', checks.byTimetable);
  let background: Promise<void> = Promise.resolve();
  const inBackground = (): void => {
    background = checks.byHand().catch((error: unknown) => log.warn({ err: error }, 'the status page could not be checked'));
  };
  const change: Change = async (actor, entry, work) => {
    let arrived = async (): Promise<void> => undefined;
    await admin.record(actor, entry, async (transaction) => {
      await monitor.lock(transaction);
      const result = await work(transaction);
      arrived = await banners.publish(transaction);
      return result;
    });
    await arrived();
    return status(deps);
  };

  return {
    load: banners.load,
    status: () => status(deps),
    checkIfDue: checks.byTimetable,
    async check() {
      if ((await monitor.read(pool)).statusPageUrl === null) throw notConfigured();
      await checks.byHand();
      const checked = await status(deps);
      if (checked.lastError) throw new AppError('unavailable', 'The status page could not be read.');
      return checked;
    },
    async close() {
      banners.stop();
      stopping.abort();
      await background;
    },
    ...monitoring(change, pages, inBackground),
    ...demos(change),
  };
}

async function status({ pool, clock }: Pick<IncidentsDeps, 'pool' | 'clock'>): Promise<MonitoringView> {
  const [row, notices] = await Promise.all([monitor.read(pool), activeNotices(pool)]);
  return presentMonitoring(row, notices, clock.now().getTime());
}

/** Starting, stopping and setting the monitor. */
function monitoring(
  change: Change,
  pages: ReturnType<typeof statusPages>,
  inBackground: () => void,
): Pick<IncidentsService, 'start' | 'stop' | 'configure'> {
  return {
    async start(actor) {
      const monitoring = await change(
        actor,
        (isStarted: boolean) => (isStarted ? { area, action: 'monitor_started', target } : null),
        async (transaction) => {
          const { isRunning, statusPageUrl } = await monitor.read(transaction);
          if (statusPageUrl === null) throw notConfigured();
          await monitor.setRunning(transaction, true);
          return isRunning === 0;
        },
      );
      inBackground();
      return monitoring;
    },

    stop: (actor) =>
      change(
        actor,
        (isStopped: boolean) => (isStopped ? { area, action: 'monitor_stopped', target } : null),
        async (transaction) => {
          const { isRunning } = await monitor.read(transaction);
          await monitor.setRunning(transaction, false);
          await followIncidents(transaction, [], false);
          await endDemos(transaction);
          return isRunning === 1;
        },
      ),

    async configure(actor, statusPageUrl) {
      const end = await pages.discover(statusPageUrl).catch((error: unknown): CheckEnd => {
        if (!(error instanceof CheckFailure)) throw error;
        return error;
      });
      if ('fault' in end && end.fault === 'address_refused') throw refused();
      const monitoring = await change(
        actor,
        () => ({ area, action: 'monitor_configured', target }),
        async (transaction) => {
          await monitor.setAddress(transaction, statusPageUrl, end);
          await followIncidents(transaction, [], false);
        },
      );
      if (monitoring.isRunning) inBackground();
      return monitoring;
    },
  };
}

/** A demonstration of a banner. */
function demos(change: Change): Pick<IncidentsService, 'createDemo' | 'endDemo'> {
  return {
    createDemo: (actor) =>
      change(
        actor,
        () => ({ area, action: 'demo_incident_created', target }),
        async (transaction) => {
          await endDemos(transaction);
          await insertDemo(transaction, { ...DEMO, userId: requireUser(actor).id, seconds: DEMO_MS / 1000 });
        },
      ),

    endDemo: (actor) =>
      change(actor, (isEnded: boolean) => (isEnded ? { area, action: 'demo_incident_ended', target } : null), endDemos),
  };
}

const notConfigured = (): AppError => new AppError('conflict', 'Set the status page URL first.');

const refused = (): AppError =>
  new AppError('status_page_refused', 'This address is not a public one, so it is not read.', {
    errors: { statusPageUrl: ['Please enter a public address'] },
  });
