import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { type Transaction, transact } from '../../database/transaction.ts';
import { AppError, toAppError } from '../../lib/app-error.ts';
import { codeOf } from '../../lib/error-code.ts';
import type { Log } from '../../lib/logger.ts';
import { report } from '../../lib/measures.ts';
import { pause } from '../../lib/pause.ts';
import { followIncidents, type Lease, monitor } from './incidents.statements.ts';
import { CheckFailure, type StatusPage } from './incidents.types.ts';
import type { StatusPages } from './status-page/incidents.discovery.ts';

/** Milliseconds for another node's check, and between two looks whether it has ended: one of a killed node holds its lease longer. */
const OTHERS_MS = 20_000;
const LOOK_MS = 150;

interface ChecksDeps {
  pool: pg.Pool;
  pages: StatusPages;
  log: Log;
  /** Publishes within the transaction that stores a check's result. */
  onChecked(transaction: Transaction, areBannersChanged: boolean): Promise<void>;
  /** Aborts when the node stops. */
  stopped: AbortSignal;
  /** Milliseconds for another node's check. */
  othersMs?: number;
}

/** Checks the status page: at most one check at a time in the cluster, by a lease in the monitor's row. */
export function incidentChecks({ pool, pages, log, onChecked, stopped, othersMs = OTHERS_MS }: ChecksDeps) {
  const store = (lease: Lease, result: StatusPage | CheckFailure): Promise<void> =>
    transact(pool, async (transaction) => {
      const { isRunning } = await monitor.lock(transaction);
      if (!(await monitor.endLease(transaction, lease, result))) return;
      const isRead = !(result instanceof CheckFailure);
      // A page that cannot be read changes no banner.
      const areBannersChanged = isRead && (await followIncidents(transaction, result.incidents, isRunning === 1));
      await onChecked(transaction, areBannersChanged);
    });

  const run = async (lease: Lease): Promise<void> => {
    const result = await read(pages, lease).catch((error: unknown) => (stopped.aborted ? null : failureOf(error, log)));
    // Another node checks at once.
    if (stopped.aborted || result === null) return monitor.dropLease(pool, lease.id);
    report('outside', { service: 'status_page', isDone: !(result instanceof CheckFailure) });
    if (result instanceof CheckFailure)
      log.warn({ fault: result.fault, status: result.status }, 'the status page could not be read');
    try {
      await store(lease, result);
    } catch (error) {
      // The database is away, or takes something of the page for wrong; the lease must not wait for its end.
      if (result instanceof CheckFailure || toAppError(error).status === 503) throw error;
      await store(lease, failureOf(error, log));
    }
  };

  return {
    /** Checks if one is due, and none is under way; does nothing while the monitor is stopped. */
    async byTimetable(): Promise<void> {
      const lease = await monitor.takeLease(pool, randomUUID(), false);
      if (lease) await run(lease);
    },

    /** Checks now, or waits for the check that is under way. @throws AppError 503: another one has not ended, and none could begin */
    async byHand(): Promise<void> {
      const until = Date.now() + othersMs;
      const { lastCheck: before } = await monitor.read(pool);
      for (;;) {
        const { lastCheck } = await monitor.read(pool);
        if (lastCheck?.getTime() !== before?.getTime()) return;
        const lease = await monitor.takeLease(pool, randomUUID(), true);
        if (lease) return run(lease);
        if (Date.now() >= until || stopped.aborted) throw notChecked();
        await pause(LOOK_MS, stopped);
      }
    },
  };
}

/** One request where the format is known and still fits. */
async function read(pages: ChecksDeps['pages'], { feedUrl, statusPageUrl }: Lease): Promise<StatusPage> {
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
}

const notChecked = (): AppError =>
  new AppError('unavailable', 'Another check has not ended yet. Please try again in a moment.', { retryAfter: 20 });

/** What a check ends with after an error. One that nobody has foreseen is of the page: another page, or a later state of it, is read again. */
function failureOf(error: unknown, log: Log): CheckFailure {
  if (error instanceof CheckFailure) return error;
  log.error(
    { code: codeOf(error), name: error instanceof Error ? error.name : typeof error },
    'a check of the status page failed',
  );
  return new CheckFailure('unreadable');
}

/** Whether a page may have another format, or another place, by now. */
const mayHaveMoved = ({ fault, status }: CheckFailure): boolean =>
  fault === 'unreadable' || (fault === 'bad_status' && (status === 404 || status === 410));
