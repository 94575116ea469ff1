import { expect, it } from 'vitest';
import { countDaily } from '../../../database/counters.ts';
import { signUp } from '../../../testing/accounts.ts';
import { signUpAs } from '../../../testing/admins.ts';
import { adviceRequest, generate } from '../../../testing/advice-requests.ts';
import { GOOD_ADVICE } from '../../../testing/model-double.ts';
import { admitted } from '../../../testing/test-browser.ts';
import { useApp } from '../../../testing/use-app.ts';

const { app, database, model } = await useApp();

it('shows numbers by day, without gaps, and follows what happens', async () => {
  const admin = await signUpAs(app, database, 'admin');
  const user = await signUp(app);
  model.play((request) => request.answer(JSON.stringify(GOOD_ADVICE)));
  const { session } = (await generate(user.browser, adviceRequest())).body;
  await user.browser.call('POST', `/api/chat/${Object(session).id}`, { message: 'And if she says no?' });
  await user.browser.call('POST', '/api/couples/create-session', { sessionName: 'Sundays' });
  await countDaily(app.db.pool, 'incomeCents', 999, new Date(Date.now() - 86_400_000 * 20));
  const { status, body } = await admin.browser.call('GET', '/api/admin/statistics?days=7');
  expect(status).toBe(200);
  const days = Object(body).days as Record<string, unknown>[];
  expect(days).toHaveLength(7);
  expect(days.at(-1)).toEqual({
    day: new Date().toISOString().slice(0, 10),
    ...{
      registrations: 2,
      adviceSessions: 1,
      chatQuestions: 1,
      couplesSessions: 1,
      repliesDone: 2,
      repliesFailed: 0,
      repliesStopped: 0,
    },
  });
  expect(days[0]).toMatchObject({ adviceSessions: 0 });
  // This server takes no payments.
  expect(body).toMatchObject({ users: { total: 2, byPlan: { free: 2, gold: 0 } }, income: null });
  expect((await admin.browser.call('GET', '/api/admin/statistics?days=6')).status).toBe(400);
});

it('counts who is connected, and pushes it to pages that show it', async () => {
  const admin = await signUpAs(app, database, 'admin');
  const page = await admin.browser.socket();
  const before = Object(await page.emitWithAck('admin:watch', { connected: true })).connected;
  const pushed = new Promise((resolve) =>
    page.on('admin:connected', ({ connected }) => connected.users > before.users && resolve(connected)),
  );
  const user = await signUp(app);
  await admitted(await user.browser.socket());
  await admitted(await user.browser.socket());
  await admitted(await app.browser().socket());
  const after = { pages: before.pages + 3, users: before.users + 1, nodes: 1 };
  await pushed;
  expect(Object(await page.emitWithAck('admin:watch', { connected: false })).connected).toEqual(after);
});
