import type { CheckFault } from '@beside/common/incidents/incidents.constants';
import { afterAll, expect, it } from 'vitest';
import { createLog } from '../../lib/logger.ts';
import { openClone } from '../../testing/open-database.ts';
import { cloneDatabase } from '../../testing/test-database.ts';
import { incidentChecks } from './incidents.checks.ts';
import { CheckFailure, type StatusPage } from './incidents.types.ts';

const log = createLog('silent');
const database = await cloneDatabase();
const { pool, close } = await openClone(database.url, 2, log);
afterAll(async () => {
  await close();
  await database.close();
});

it('looks for another place of the page where it may have moved, and says what failed where it has not', async () => {
  const found: StatusPage = { format: 'rss', feedUrl: 'http://new', incidents: [] };
  const after = async (fault: CheckFault, status: number | null, isFound: boolean): Promise<unknown[]> => {
    await pool.query(`update incident_monitor set "statusPageUrl" = 'http://home', "feedUrl" = 'http://old', format = null`);
    const pages = {
      again: async () => Promise.reject(new CheckFailure(fault, status)),
      discover: async () => (isFound ? found : Promise.reject(new CheckFailure('timeout'))),
    };
    const { signal: stopped } = new AbortController();
    await incidentChecks({
      pool,
      log,
      stopped,
      onChecked: async () => undefined,
      pages,
    }).byHand();
    return Object.values(Object((await pool.query('select fault, format from incident_monitor')).rows[0]));
  };
  for (const [fault, status] of [
    ['unreadable', null],
    ['bad_status', 404],
    ['bad_status', 410],
  ] as const) {
    expect(await after(fault, status, true)).toEqual([null, 'rss']);
    expect(await after(fault, status, false)).toEqual([fault, null]);
  }
  expect(await after('bad_status', 500, true)).toEqual(['bad_status', null]);
  expect(await after('too_large', null, true)).toEqual(['too_large', null]);
});
