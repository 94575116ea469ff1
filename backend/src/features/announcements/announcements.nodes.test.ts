import type { AnnouncementView } from '@beside/common/announcements/announcements.views';
import { afterAll, expect, it } from 'vitest';
import { ADMIN_PASSWORD, signUpOwner } from '../../testing/admins.ts';
import { startModelDouble } from '../../testing/model-double.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { admitted, type TestSocket } from '../../testing/test-browser.ts';
import { cloneDatabase, LOSE_NOTIFICATIONS } from '../../testing/test-database.ts';

// Two nodes without a Redis between them, as while it is away.
const [database, model] = await Promise.all([cloneDatabase(), startModelDouble()]);
const start = () => startTestApp({ databaseUrl: database.url, modelUrl: model.url });
const [one, other] = await Promise.all([start(), start()]);
afterAll(async () => {
  await Promise.all([one.close(), other.close()]);
  await model.close();
  await database.close();
});
const { browser } = await signUpOwner(one, database);
const pages = [await one.browser().socket(), await other.browser().socket()];
for (const page of pages) await admitted(page);

const pushed = (socket: TestSocket, isIt: (announcements: AnnouncementView[]) => boolean) =>
  new Promise<AnnouncementView[]>((resolve) =>
    socket.on('announcements:changed', ({ announcements }) => isIt(announcements) && resolve(announcements)),
  );
const everywhere = (isIt: (announcements: AnnouncementView[]) => boolean) => Promise.all(pages.map((page) => pushed(page, isIt)));

it('reaches the pages of every node without Redis, in the order of the changes', async () => {
  const titles: string[][] = [[], []];
  for (const [index, page] of pages.entries())
    page.on('announcements:changed', ({ announcements }) => titles[index]?.push(announcements.map(({ title }) => title).join()));
  const done = everywhere(({ length }) => length === 6);
  const write = (title: string, app = one) =>
    browser.at(app.url).call('POST', '/api/admin/announcements', { title, message: 'All.', adminPassword: ADMIN_PASSWORD });
  // From both nodes at once.
  const answers = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((title, index) => write(title, index % 2 ? one : other)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  await done;
  expect(titles[0]).toEqual(titles[1]);
  expect(titles[0]).toHaveLength(6);
});

it('reads again what it may have missed while notifications were away', async () => {
  const back = everywhere((announcements) => announcements.some(({ title }) => title === 'Missed'));
  await database.query(LOSE_NOTIFICATIONS);
  // By another program, so that nobody is notified at all.
  await database.query(`insert into site_announcements (title, message, "isActive") values ('Missed', 'Here.', 1)`);
  await back;
  expect((await other.browser().call('GET', '/api/announcements')).body.announcements).toMatchObject([
    { title: 'Missed', announcementType: 'info', revision: 1, timeZone: 'UTC' },
    ...Array.from({ length: 6 }, () => ({})),
  ]);
});
