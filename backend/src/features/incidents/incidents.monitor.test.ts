import type { AnnouncementView } from '@beside/common/announcements/announcements.views';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { createLog } from '../../lib/logger.ts';
import { signUp } from '../../testing/accounts.ts';
import { signUpAs } from '../../testing/admins.ts';
import { startStatusServer } from '../../testing/status-server.ts';
import { admitted, type TestSocket } from '../../testing/test-browser.ts';
import { useCluster } from '../../testing/use-cluster.ts';
import { WAIT } from '../../testing/wait.ts';
import { incidentChecks } from './incidents.checks.ts';
import type { StatusPage } from './incidents.types.ts';
import { pageFetcher } from './status-page/incidents.fetch.ts';

const { database, one, other } = await useCluster({ STATUS_PAGE_ALLOW_PRIVATE: 'true' });
const page = await startStatusServer();
afterAll(() => page.close());
const admin = await signUpAs(one, database, 'admin');
const SUMMARY = '/api/v2/summary.json';

const post = async (name: string, body?: object) => {
  const answer = await admin.browser.call('POST', `/api/admin/incidents/${name}`, body);
  return { ...answer, monitoring: Object(answer.body.monitoring) };
};
const status = async () => Object((await admin.browser.call('GET', '/api/admin/incidents/status')).body.monitoring);
const shown = async (app = one) => (await app.browser().call('GET', '/api/announcements')).body.announcements;
/** A status page with one incident, or none. */
const serve = (stage: string | null, text = '', impact = 'major') => {
  const incident_updates = [{ body: text, status: stage, display_at: '2026-11-23T01:00:00Z' }];
  const incidents = stage === null ? [] : [{ id: 'i1', name: 'API errors', status: stage, impact, incident_updates }];
  page.serve({ [SUMMARY]: { page: { id: 'p' }, incidents, scheduled_maintenances: [] } });
};
const pushed = (socket: TestSocket, isIt: (announcements: AnnouncementView[]) => boolean) =>
  new Promise<AnnouncementView[]>((resolve) =>
    socket.on('announcements:changed', ({ announcements }) => isIt(announcements) && resolve(announcements)),
  );

beforeEach(async () => {
  await database.query('truncate system_status');
  await database.query(`update incident_monitor set "isRunning" = 0, "statusPageUrl" = null, "feedUrl" = null, format = null,
    "lastCheck" = null, "lastSuccess" = null, fault = null, "leaseId" = null, "leaseUntil" = null`);
  page.asked.length = 0;
});
/** What the audit log has of the monitor, from the first entry that this is asked after. */
const recorded = async (after = 0): Promise<string[]> => {
  const entries = await database.query(`select action from audit_log where "targetType" = 'monitor' order by id`);
  return entries.slice(after).map((entry) => Object(entry).action);
};
/** Makes a check due, as a minute does. */
const minute = () => database.query(`update incident_monitor set "lastCheck" = now() - interval '1 minute'`);

it('follows an incident from investigating to resolved, on every page of both nodes', async () => {
  expect(await status()).toMatchObject({
    isRunning: false,
    statusPageUrl: null,
    checkInterval: 60_000,
    lastCheck: null,
    format: null,
  });
  expect((await post('start')).body).toMatchObject({ code: 'conflict' });
  serve('investigating', '<p>We are looking.</p>');
  expect(await post('configure', { statusPageUrl: ` ${page.url}/ ` })).toMatchObject({
    ...{ status: 200, monitoring: { statusPageUrl: `${page.url}/`, format: 'statuspage', lastError: null, lastCheck: null } },
  });
  expect(await shown()).toEqual([]);
  const sockets = [await one.browser().socket(), await other.browser().socket()];
  for (const socket of sockets) await admitted(socket);
  const watching = await admin.browser.socket();
  await watching.emitWithAck('admin:watch', { connected: false });
  const began = Promise.all(sockets.map((socket) => pushed(socket, ({ length }) => length === 1)));
  page.asked.length = 0;
  expect((await post('start')).monitoring).toMatchObject({ isRunning: true, nextCheck: expect.any(String) });
  const [banner] = await began;
  expect(banner).toEqual((await began)[1]);
  expect(banner).toMatchObject([
    {
      ...{ id: expect.stringMatching(/^incident-\d+$/), title: 'API errors', message: 'We are looking.', revision: 1 },
      ...{ announcementType: 'error', isActive: 1, startDate: null, endDate: null, timeZone: 'UTC' },
    },
  ]);
  expect(page.asked).toEqual([SUMMARY]);

  serve('identified', 'We found it.', 'minor');
  const followed = Promise.all(sockets.map((socket) => pushed(socket, ([first]) => first?.revision === 2)));
  const heard = new Promise((resolve) => watching.once('admin:changed', resolve));
  await minute();
  await other.services.incidents.checkIfDue();
  expect((await followed)[0]).toMatchObject([{ message: 'We found it.', announcementType: 'warning', revision: 2 }]);
  expect(await heard).toEqual({ area: 'incidents' });

  // A page that cannot be read changes nothing, and the state says why.
  page.serve({ [SUMMARY]: (_request, response) => void response.writeHead(500).end('a secret of theirs') });
  expect((await post('check')).body).toMatchObject({ success: false, code: 'unavailable' });
  expect(await status()).toMatchObject({
    ...{ lastError: { fault: 'bad_status', status: 500, message: 'The server answered with an error.' }, format: 'statuspage' },
    incidents: [{ title: 'API errors', isActive: 1 }],
  });
  page.serve({ [SUMMARY]: '<!DOCTYPE x [<!ENTITY a "a">]><rss><channel/></rss>' });
  expect((await post('check')).body).toMatchObject({ success: false, code: 'unavailable' });
  expect(await status()).toMatchObject({
    lastError: { fault: 'unreadable' },
    incidents: [{ title: 'API errors' }],
  });
  expect(await shown(other)).toHaveLength(1);

  serve('monitoring', 'A fix is in place.', 'minor');
  expect((await post('check')).monitoring).toMatchObject({ lastError: null, incidents: [{ message: 'A fix is in place.' }] });
  serve('resolved', 'Over.');
  const gone = pushed(sockets[1] ?? watching, ({ length }) => length === 0);
  await minute();
  await one.services.incidents.checkIfDue();
  expect(await gone).toEqual([]);
  expect((await status()).incidents).toEqual([]);
  expect(await database.query('select title, "isActive" from system_status')).toEqual([{ title: 'API errors', isActive: 0 }]);
  page.asked.length = 0;
  await post('start');
  // Its check is no other test's.
  await vi.waitFor(() => expect(page.asked).toEqual([SUMMARY]), WAIT);
  expect(await recorded()).toEqual(['monitor_configured', 'monitor_started']);
});

it('asks once a minute, however many nodes look at once, and not at all while it is stopped', async () => {
  serve('investigating', 'We look.');
  await post('configure', { statusPageUrl: page.url });
  page.asked.length = 0;
  const both = () => Promise.all([one, other, one, other].map((app) => app.services.incidents.checkIfDue()));
  await both();
  expect(page.asked).toEqual([]);
  await database.query('update incident_monitor set "isRunning" = 1');
  await both();
  await both();
  expect(page.asked).toEqual([SUMMARY]);
  page.asked.length = 0;
  await minute();
  // By hand and by the timetable at once: the second one takes the first one's result, unless it comes after it.
  await Promise.all([both(), post('check'), admin.browser.at(other.url).call('POST', '/api/admin/incidents/check')]);
  expect(page.asked.length).toBeLessThanOrEqual(3);
  expect((await status()).incidents).toHaveLength(1);
  // A node that was killed while it checked holds no other back for long.
  await database.query(`update incident_monitor set "leaseId" = gen_random_uuid(), "leaseUntil" = now() + interval '20 seconds'`);
  page.asked.length = 0;
  await minute();
  await both();
  expect(page.asked).toEqual([]);
  await database.query(`update incident_monitor set "leaseUntil" = now() - interval '1 second'`);
  await both();
  expect(page.asked).toEqual([SUMMARY]);
});

it('drops the result of a check that was under way when it was stopped, and takes its banners off', async () => {
  serve('investigating', 'We look.');
  await post('configure', { statusPageUrl: page.url });
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    page.serve({
      [SUMMARY]: (_request, response) => {
        answer = () =>
          response.end(
            JSON.stringify({ page: { id: 'p' }, incidents: [{ id: 'late', name: 'Too late', status: 'identified' }] }),
          );
        resolve();
      },
    });
  });
  await database.query('update incident_monitor set "isRunning" = 1');
  await database.query(`insert into system_status (status, title, message, "externalId") values ('outage', 'Old', 'Old', 'old')`);
  const checking = one.services.incidents.checkIfDue();
  await asked;
  expect((await post('stop')).monitoring).toMatchObject({ isRunning: false, nextCheck: null, incidents: [] });
  expect((await recorded()).at(-1)).toBe('monitor_stopped');
  answer();
  await checking;
  expect((await status()).incidents).toEqual([]);
  await expect.poll(() => shown()).toEqual([]);
  // By hand it shows incidents while it is stopped, for an hour: nobody would take them off later.
  serve('identified', 'By hand.');
  await post('check');
  await expect.poll(() => shown()).toHaveLength(1);
  const [banner] = Object(await shown());
  expect(Date.parse(banner.endDate) - Date.now()).toBeGreaterThan(3_500_000);
});

it('goes on and says why, whatever happens within a check, and gives its lease back when the node stops', async () => {
  const stopping = new AbortController();
  const found: StatusPage = {
    ...{ format: 'statuspage', feedUrl: page.url },
    incidents: [{ externalId: '\0', status: 'outage', title: 'Down', message: 'Down', url: null }],
  };
  let again = async () => found;
  const checks = incidentChecks({
    ...{ pool: one.db.pool, log: createLog('silent'), stopped: stopping.signal, othersMs: 200, onChecked: async () => undefined },
    pages: { again: () => again(), discover: () => again() },
  });
  const row = () => database.query('select fault, "leaseId" as lease, "lastCheck" is not null as checked from incident_monitor');
  await database.query(`update incident_monitor set "statusPageUrl" = '${page.url}', "isRunning" = 1`);
  await checks.byHand();
  expect(await row()).toEqual([{ fault: 'unreadable', lease: null, checked: true }]);
  again = () => Promise.reject(new TypeError('nobody has foreseen this'));
  await database.query('update incident_monitor set fault = null');
  await checks.byHand();
  expect(await row()).toEqual([{ fault: 'unreadable', lease: null, checked: true }]);

  // A killed node's lease: whoever checks by hand learns that nothing was checked, or checks once it has ended.
  const hold = (ms: number) =>
    database.query(
      `update incident_monitor set "leaseId" = gen_random_uuid(), "leaseUntil" = now() + interval '${ms} milliseconds', fault = null`,
    );
  await hold(20_000);
  await expect(checks.byHand()).rejects.toMatchObject({ code: 'unavailable' });
  await hold(300);
  serve('investigating', 'We look.');
  expect((await post('check')).body).toMatchObject({ message: 'Status page checked', monitoring: { incidents: [{}] } });

  // The page hangs.
  again = async () =>
    pageFetcher({ allowPrivate: true, appName: 'Beside', stopped: stopping.signal })(page.url).then(() => found);
  const asked = new Promise<void>((resolve) => page.serve({ '/': () => resolve() }));
  await database.query('update incident_monitor set "lastCheck" = null, fault = null');
  const checking = checks.byTimetable();
  await asked;
  stopping.abort();
  await checking;
  expect(await row()).toEqual([{ fault: null, lease: null, checked: false }]);
});

it('shows a demo that goes by itself, or when it is ended', async () => {
  const before = (await recorded()).length;
  const socket = await other.browser().socket();
  await admitted(socket);
  const began = pushed(socket, ({ length }) => length === 1);
  await post('create-demo');
  expect((await post('create-demo')).monitoring.incidents).toMatchObject([
    { isDemo: true, status: 'degraded', title: 'Demo incident' },
  ]);
  const [demo] = await began;
  expect(demo).toMatchObject({ announcementType: 'warning', message: expect.stringContaining('demonstration') });
  expect(Date.parse(demo?.endDate ?? '') - Date.now()).toBeGreaterThan(290_000);
  // Only the newest is shown. A check of the page leaves it alone.
  serve(null);
  await post('configure', { statusPageUrl: page.url });
  await post('check');
  expect(await shown()).toHaveLength(1);
  const ended = pushed(socket, ({ length }) => length === 0);
  expect((await post('end-demo')).monitoring.incidents).toEqual([]);
  await post('end-demo');
  expect(await recorded(before)).toEqual([
    ...['demo_incident_created', 'demo_incident_created', 'monitor_configured', 'demo_incident_ended'],
  ]);
  expect(await ended).toEqual([]);
  // So it does when the monitor is stopped.
  await post('create-demo');
  const stopped = pushed(socket, ({ length }) => length === 0);
  expect((await post('stop')).monitoring.incidents).toEqual([]);
  expect(await stopped).toEqual([]);
});

it('refuses addresses that are none, and callers who may not', async () => {
  for (const statusPageUrl of [
    '',
    'status.example',
    'ftp://a.example',
    'http://user:x@a.example',
    'javascript:alert(1)',
    `https://${'a'.repeat(2000)}`,
  ])
    expect((await post('configure', { statusPageUrl })).status).toBe(400);
  expect((await post('configure', {})).status).toBe(400);
  const user = await signUp(one);
  for (const name of ['start', 'stop', 'check', 'configure', 'create-demo', 'end-demo']) {
    expect((await one.browser().call('POST', `/api/admin/incidents/${name}`)).status).toBe(401);
    expect((await user.browser.call('POST', `/api/admin/incidents/${name}`)).status).toBe(403);
  }
  expect((await user.browser.call('GET', '/api/admin/incidents/status')).status).toBe(403);
  // One that nobody answers at is set, and the state says why.
  await vi.waitFor(
    async () => expect((await post('configure', { statusPageUrl: 'http://127.0.0.1:1/' })).status).toBe(200),
    WAIT,
  );
  expect(await status()).toMatchObject({
    statusPageUrl: 'http://127.0.0.1:1/',
    lastError: { fault: 'unreachable', status: null },
  });
});
