import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnnouncementView } from '@beside/common/announcements/announcements.views';
import { afterAll, expect, it } from 'vitest';
import { signUp } from '../../testing/accounts.ts';
import { ADMIN_PASSWORD, signUpAs, signUpOwner } from '../../testing/admins.ts';
import { admitted, type Browser, type TestSocket } from '../../testing/test-browser.ts';
import { useApp } from '../../testing/use-app.ts';

/** A build of the page alone. */
const clientFolder = mkdtempSync(join(tmpdir(), 'beside-announcements-'));
writeFileSync(join(clientFolder, 'index.html'), '<script type="application/json" id="beside-config">{}</script>');
afterAll(() => rmSync(clientFolder, { recursive: true, force: true }));
const { app, database } = await useApp({}, { clientFolder });
const PATH = '/api/admin/announcements';
const adminPassword = ADMIN_PASSWORD;
const TEXTS = { title: 'Maintenance', message: 'We are back at (28-11-2026 06:00:00).' };

const shown = async () => (await app.browser().call('GET', '/api/announcements')).body.announcements;
/** The first push that a test waits for. */
const pushed = (socket: TestSocket, isIt: (announcements: AnnouncementView[]) => boolean) =>
  new Promise<AnnouncementView[]>((resolve) =>
    socket.on('announcements:changed', ({ announcements }) => isIt(announcements) && resolve(announcements)),
  );
const written = async (browser: Browser, more: object = {}) => {
  const { status, body } = await browser.call('POST', PATH, { adminPassword, ...TEXTS, ...more });
  expect(status).toBe(201);
  return Object(body.announcement);
};

it('creates, edits, toggles and deletes, each on every page at once, recorded, and answered from memory', async () => {
  const { browser, id: ownerId } = await signUpOwner(app, database);
  const page = await app.browser().socket();
  await admitted(page);
  let push = pushed(page, ({ length }) => length === 1);
  const made = await written(browser, { timeZone: 'Europe/Berlin', endDate: '2100-01-01T00:00' });
  expect(made).toMatchObject({
    ...{ ...TEXTS, announcementType: 'info', isActive: 1, revision: 1, timeZone: 'Europe/Berlin' },
    ...{ startDate: null, endDate: '2100-01-01T00:00:00.000Z' },
  });
  expect(await push).toEqual([made]);

  // A new page is drawn with it.
  expect((await app.browser().call('GET', '/anywhere')).text).toContain(made.message);
  const first = await app.browser().call('GET', '/api/announcements');
  expect(first.body.announcements).toEqual([made]);
  const tag = String(first.headers.get('ETag'));
  expect((await app.browser().call('GET', '/api/announcements', undefined, { 'If-None-Match': tag })).status).toBe(304);

  const edit = async (more: object) =>
    (await browser.call('PUT', `${PATH}/${made.id}`, { adminPassword, ...TEXTS, ...more })).body.announcement;
  // Times that a call does not name stay; one that it leaves empty goes. The revision follows the words alone.
  expect(await edit({ startDate: '2026-01-01T00:00:00+01:00' })).toMatchObject({ endDate: made.endDate, revision: 1 });
  expect(await edit({ endDate: null })).toMatchObject({
    ...{ startDate: '2025-12-31T23:00:00.000Z', endDate: null, revision: 1, timeZone: 'Europe/Berlin' },
  });
  push = pushed(page, ([only]) => only?.revision === 2);
  expect(await edit({ announcementType: 'warning' })).toMatchObject({ announcementType: 'warning', revision: 2 });
  expect(await push).toMatchObject([{ announcementType: 'warning', revision: 2 }]);
  expect((await app.browser().call('GET', '/api/announcements', undefined, { 'If-None-Match': tag })).status).toBe(200);

  // Two at once: each flips, and each is recorded.
  const toggle = () => browser.call('POST', `${PATH}/${made.id}/toggle`, { adminPassword });
  const toggled = await Promise.all([toggle(), toggle()]);
  expect(toggled.map(({ body }) => Object(body.announcement).isActive).toSorted()).toEqual([0, 1]);
  push = pushed(page, ({ length }) => length === 0);
  await toggle();
  expect(await push).toEqual([]);
  // One that has the wanted state already stays, and nothing is recorded.
  for (const isActive of [0, false, 1, true, 0]) {
    const { status, body } = await browser.call('POST', `${PATH}/${made.id}/toggle`, { adminPassword, isActive });
    expect([status, Object(body.announcement).isActive]).toEqual([200, Number(isActive)]);
  }
  expect((await browser.call('POST', `${PATH}/${made.id}/toggle`, { adminPassword, isActive: 'on' })).status).toBe(400);
  expect((await browser.call('GET', PATH)).body.announcements).toMatchObject([{ id: made.id, isActive: 0, revision: 2 }]);
  expect((await browser.call('DELETE', `${PATH}/${made.id}`, { adminPassword })).status).toBe(200);
  expect((await browser.call('GET', PATH)).body.announcements).toEqual([]);

  const entries = await database.query(
    `select action, "actorId", "targetId", details from audit_log where "targetType" = 'announcement' order by id`,
  );
  expect(entries.map((entry) => Object(entry).action)).toEqual([
    ...['announcement_created', 'announcement_edited', 'announcement_edited', 'announcement_edited'],
    ...['announcement_deactivated', 'announcement_activated', 'announcement_deactivated'],
    ...['announcement_activated', 'announcement_deactivated', 'announcement_deleted'],
  ]);
  expect(entries[1]).toEqual({
    ...{ action: 'announcement_edited', actorId: ownerId, targetId: String(made.id) },
    details: { fields: ['startDate'] },
  });
  expect(JSON.stringify(entries)).not.toContain('Maintenance');
});

it('is for admins with the admin password, and says first what is wrong', async () => {
  const { browser } = await signUpOwner(app, database);
  const admin = await signUpAs(app, database, 'admin');
  const made = await written(admin.browser);
  const user = await signUp(app);
  const calls: [string, string][] = [
    ['POST', PATH],
    ['PUT', `${PATH}/${made.id}`],
    ['POST', `${PATH}/${made.id}/toggle`],
    ['DELETE', `${PATH}/${made.id}`],
  ];
  for (const [method, path] of calls) {
    const ask = async (who: Browser, more: object) => {
      const { status, body } = await who.call(method, path, { ...TEXTS, adminPassword, ...more });
      return [status, body.code];
    };
    expect(await ask(app.browser(), {})).toEqual([401, 'not_signed_in']);
    expect(await ask(user.browser, {})).toEqual([403, 'not_allowed']);
    expect(await ask(admin.browser, { adminPassword: 'wrong one' })).toEqual([401, 'invalid_admin_password']);
    expect(await ask(admin.browser, { adminPassword: undefined })).toEqual([400, 'validation_failed']);
  }
  expect((await user.browser.call('GET', PATH)).status).toBe(403);
  const wrong = { startDate: '2026-11-28T06:00Z', endDate: '2026-11-28T06:00Z', adminPassword: 'wrong one' };
  for (const [method, path] of calls.slice(0, 2))
    expect(await browser.call(method, path, { ...TEXTS, ...wrong })).toMatchObject({
      ...{ status: 400, body: { errors: { endDate: ['The end must come after the start'] } } },
    });
  for (const more of [
    { title: 'x'.repeat(101) },
    { message: '' },
    { announcementType: 'loud' },
    { timeZone: 'Nowhere' },
    { timeZone: '+05:30' },
    { startDate: '2026-02-30T08:00Z' },
  ])
    expect((await browser.call('POST', PATH, { ...TEXTS, adminPassword, ...more })).status).toBe(400);
  for (const id of ['999999', 'x', '1e3'])
    expect((await browser.call('DELETE', `${PATH}/${id}`, { adminPassword })).status).toBe(404);
  expect(await shown()).toMatchObject([{ id: made.id }]);
  await browser.call('DELETE', `${PATH}/${made.id}`, { adminPassword });
});

it('begins and ends by itself, at its times, and shows the most severe first', async () => {
  const { browser } = await signUpOwner(app, database);
  const page = await app.browser().socket();
  await admitted(page);
  const [low, high] = [await written(browser), await written(browser, { announcementType: 'error' })];
  expect(await shown()).toMatchObject([{ id: high.id }, { id: low.id }]);
  const starts = pushed(page, ({ length }) => length === 3);
  const [startDate, endDate] = [400, 800].map((ms) => new Date(Date.now() + ms).toISOString());
  const soon = await written(browser, { startDate, endDate, announcementType: 'warning' });
  expect(await shown()).toHaveLength(2);
  expect(await starts).toMatchObject([{ id: high.id }, { id: soon.id }, { id: low.id }]);
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(soon.startDate));
  const ended = await pushed(page, ({ length }) => length === 2);
  expect(ended).toMatchObject([{ id: high.id }, { id: low.id }]);
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(soon.endDate));
  await database.query('delete from site_announcements');
});

it('holds two hundred, whose list no notification can carry', async () => {
  const { browser } = await signUpOwner(app, database);
  await database.query(
    `insert into site_announcements (title, message, "isActive") select 'Old', repeat('x', 1000), 1 from generate_series(1, 199)`,
  );
  const page = await app.browser().socket();
  await admitted(page);
  const push = pushed(page, ({ length }) => length === 200);
  await written(browser);
  await push;
  expect(await shown()).toHaveLength(200);
  const { status, body } = await browser.call('POST', PATH, { adminPassword, ...TEXTS });
  expect([status, body.code]).toEqual([409, 'full']);
});
