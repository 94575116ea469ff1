import { expect, it } from 'vitest';
import { ADMIN_PASSWORD, signUpOwner } from '../../testing/admins.ts';
import { admitted } from '../../testing/test-browser.ts';
import { useApp } from '../../testing/use-app.ts';

const { app, database } = await useApp();
const PATH = '/api/admin/announcements';
const adminPassword = ADMIN_PASSWORD;
const TEXTS = { title: 'Maintenance', message: 'We are back soon.' };
const { browser } = await signUpOwner(app, database);

/** An announcement of its own, and how to edit it. */
async function one(more: object = {}) {
  const made = Object((await browser.call('POST', PATH, { adminPassword, ...TEXTS, ...more })).body.announcement);
  return {
    id: String(made.id),
    edit: async (change: object) =>
      Object((await browser.call('PUT', `${PATH}/${made.id}`, { adminPassword, ...TEXTS, ...change })).body.announcement),
  };
}

const recorded = (id: string) =>
  database.query(
    `select action, details from audit_log where "targetType" = 'announcement' and "targetId" = '${id}' order by id`,
  );

it('an edit that names no state leaves an inactive announcement inactive', async () => {
  const { edit } = await one({ isActive: false });
  expect(await edit({ message: 'We are back tomorrow.' })).toMatchObject({ isActive: 0, message: 'We are back tomorrow.' });
  expect(await edit({ isActive: true })).toMatchObject({ isActive: 1 });
  expect(await edit({ title: 'Later' })).toMatchObject({ isActive: 1 });
});

it('the audit log names each field that an edit has changed, times too, and nothing where none has', async () => {
  const times = { startDate: '2026-01-01T00:00Z', endDate: '2100-01-01T00:00Z' };
  const { id, edit } = await one(times);
  // The same times, written in another way.
  await edit({ startDate: '2026-01-01T01:00:00+01:00', endDate: '2100-01-01T00:00' });
  await edit({ startDate: '2026-01-02T00:00Z' });
  await edit({ endDate: '2100-01-02T00:00Z', title: 'Later' });
  expect((await browser.call('DELETE', `${PATH}/${id}`, { adminPassword })).status).toBe(200);
  expect(await recorded(id)).toMatchObject([
    { action: 'announcement_created', details: { type: 'info' } },
    { action: 'announcement_edited', details: { fields: ['startDate'] } },
    { action: 'announcement_edited', details: { fields: ['title', 'endDate'] } },
    { action: 'announcement_deleted' },
  ]);
});

it('an id may have several digits; what only begins or ends with one, or is not there, is none', async () => {
  await database.query(`select setval(pg_get_serial_sequence('site_announcements', 'id'), 41)`);
  const { id, edit } = await one();
  expect([id, await edit({ title: 'Later' })]).toMatchObject(['42', { title: 'Later' }]);
  for (const wrong of [`${id}x`, `x${id}`, `${id}%20`, `-${id}`, '1234567890', '999999'])
    for (const [method, path, more] of [
      ['DELETE', wrong, {}],
      ['PUT', wrong, TEXTS],
      ['POST', `${wrong}/toggle`, {}],
    ] as const)
      expect([wrong, method, (await browser.call(method, `${PATH}/${path}`, { adminPassword, ...more })).status]).toEqual([
        wrong,
        method,
        404,
      ]);
});

it('the panel is told which of its lists has changed when an announcement begins by itself', async () => {
  const panel = await browser.socket();
  await admitted(panel);
  expect(await panel.emitWithAck('admin:watch', { connected: false })).toMatchObject({ success: true });
  const heard: unknown[] = [];
  const begins = new Promise<void>((resolve) =>
    panel.on('admin:changed', (push) => {
      // The first is about the announcement that was written.
      if (heard.push(push) === 2) resolve();
    }),
  );
  // Long enough for a slow machine to have stored it before.
  await one({ startDate: new Date(Date.now() + 1500).toISOString() });
  await begins;
  expect(heard).toEqual([{ area: 'announcements' }, { area: 'announcements' }]);
});
