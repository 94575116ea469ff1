import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { type Transaction, transact } from '../../database/transaction.ts';
import type { Log } from '../../lib/logger.ts';
import { pause } from '../../lib/pause.ts';
import type { StatusPages } from './incidents.discovery.ts';
import { endLease, followIncidents, isChecking, type Lease, monitorOf, takeLease } from './incidents.store.ts';
import { CheckFailure, type StatusPage } from './incidents.types.ts';

/** Milliseconds for another node's check, and between two looks whether it has ended. */
const OTHERS_MS = 20_000;
const LOOK_MS = 150;

interface ChecksDeps {
  pool: pg.Pool;
  pages: StatusPages;
  log: Log;
  /** Publishes within the transaction that stores a check's result. */
  onChecked(transaction: Transaction, areBannersChanged: boolean): Promise<void>;
}

/** Checks the status page: at most one check at a time in the cluster, by a lease in the monitor's row. */
export function incidentChecks({ pool, pages, log, onChecked }: ChecksDeps) {
  /** One request where the format is known and still fits. */
  const read = async ({ feedUrl, statusPageUrl }: Lease): Promise<StatusPage> => {
    if (feedUrl === null) return pages.discover(statusPageUrl);
    try {
      return await pages.again(feedUrl);
    } catch (error) {
      if (!(error instanceof CheckFailure) || !mayHaveMoved(error)) throw error;
      return pages.discover(statusPageUrl).catch(() => {
        // What failed is where it used to be.
        throw error;
      });
    }
  };

  const store = (lease: Lease, result: StatusPage | CheckFailure): Promise<void> =>
    transact(pool, async (transaction) => {
      const { isRunning } = await monitorOf(transaction, 'lock');
      if (!(await endLease(transaction, lease, result))) return;
      const isRead = !(result instanceof CheckFailure);
      // A page that cannot be read changes no banner.
      const areBannersChanged = isRead && (await followIncidents(transaction, result.incidents, isRunning === 1));
      await onChecked(transaction, areBannersChanged);
    });

  const run = async (lease: Lease): Promise<void> => {
    const result = await read(lease).catch((error: unknown) => {
      if (error instanceof CheckFailure) return error;
      throw error;
    });
    if (result instanceof CheckFailure)
      log.warn({ fault: result.fault, status: result.status }, 'the status page could not be read');
    await store(lease, result);
  };

  return {
    /** Checks if one is due, and none is under way; does nothing while the monitor is stopped. */
    async byTimetable(): Promise<void> {
      const lease = await takeLease(pool, randomUUID(), 'timetable');
      if (lease) await run(lease);
    },

    /** Checks now, or waits for the check that is under way. */
    async byHand(): Promise<void> {
      const until = Date.now() + OTHERS_MS;
      const lease = await takeLease(pool, randomUUID(), 'hand');
      if (lease) return run(lease);
      while (Date.now() < until && (await isChecking(pool))) await pause(LOOK_MS);
    },
  };
}

/** Whether a page may have another format, or another place, by now. */
const mayHaveMoved = ({ fault, status }: CheckFailure): boolean =>
  fault === 'unreadable' || (fault === 'bad_status' && (status === 404 || status === 410));
