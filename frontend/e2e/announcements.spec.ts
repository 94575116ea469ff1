import type { Browser, Page } from '@playwright/test';
import site from '../src/locales/site/en.ts';
import { seeAccessible, seeAccessibleHere } from './steps/axe.ts';
import { seeConnection } from './steps/connection.ts';
import { fetchAnswer } from './steps/fetch-answer.ts';
import { recordShifts, seeNoSideScroll } from './steps/layout.ts';
import { ADMIN_PASSWORD, beOwner } from './steps/owner.ts';
import { PAYLOADS, REMOTE } from './steps/payloads.ts';
import { addressOf, expect, test } from './steps/test.ts';
import { seeToast } from './steps/toast.ts';
import { visit } from './steps/visit.ts';

// Announcements are on every page of a product: the one with the fewest other journeys has them.
test.use({ via: 'VERIFIED', allowed: /401 .*\/api\/(auth\/user|admin)|409|ERR_FAILED|WebSocket/ });
const strip = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Site announcements' }).getByRole('article').filter({ hasText: title });
const dismissOf = (page: Page, title: string) => page.getByRole('button', { name: `Dismiss: ${title}` });
const item = (page: Page, title: string) => page.getByRole('main').getByRole('article', { name: title, exact: true });
const password = (page: Page) => page.getByLabel('Admin password', { exact: true });

/** Another browser's page. */
async function visitor(browser: Browser, locale = 'en-US'): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: addressOf('VERIFIED'), locale })).newPage();
  await page.goto('/terms-of-service');
  return page;
}

/** Marks a document, so that a reload is noticed. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { stillHere: true }));
const isStillHere = (page: Page) => page.evaluate(() => 'stillHere' in window);

/** Notes what screen readers are told from now on; the next news takes the place of the last. */
async function hear(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    const note = () => {
      for (const { textContent } of document.querySelectorAll('[role=status]')) if (textContent) heard.push(textContent);
    };
    new MutationObserver(note).observe(document.body, { childList: true, characterData: true, subtree: true });
    Object.assign(window, { heard });
  });
  return () => page.evaluate(() => String(Reflect.get(window, 'heard')));
}

/** The marker of a moment, as an admin writes it. */
const marker = (at: number) => `(${new Date(at).toISOString().slice(0, 19).replace('T', ' ')})`;

test('an announcement is written with a preview, reaches every open page, is edited, dismissed, toggled and deleted', async ({
  page,
  browser,
}) => {
  await beOwner(page);
  const live = await visitor(browser);
  const german = await visitor(browser, 'de-DE');
  await seeConnection(live, 'Connected live');
  await expect(german.getByText('Live verbunden')).toBeVisible();
  for (const each of [live, german]) await mark(each);

  await page.goto('/admin/announcements');
  await page.getByRole('link', { name: site['site.new'] }).click();
  await expect(page).toHaveURL(/\/admin\/announcements\?new$/);
  await page.getByLabel('Title').fill('Tea in the garden');
  await page.getByLabel('Message').fill(`Opens in ${marker(Date.now() + 600_000)}. See https://garden.example/tea`);
  const preview = page.getByRole('complementary', { name: 'Preview' });
  await expect(preview.getByRole('timer').first()).toHaveText(/^\d+m \d+s$/);
  await page.getByRole('button', { name: site['site.create'] }).click();
  await seeToast(page, 'Missing Information', 'Please fill in all fields including admin password');
  await expect(page.getByText('Please enter admin password first')).toBeVisible();
  await seeAccessible(page);
  await password(page).fill('wrong');
  await page.getByRole('button', { name: site['site.create'] }).click();
  await expect(page.getByText('Invalid admin password. Please check your password and try again.')).toBeVisible();
  await password(page).fill(ADMIN_PASSWORD);
  const heard = await hear(live);
  await page.getByRole('button', { name: site['site.create'] }).click();
  await seeToast(page, site['site.created']);
  await expect(item(page, 'Tea in the garden')).toBeVisible();

  // Pushed to the open pages.
  await expect(strip(live, 'Tea in the garden').getByRole('timer')).toHaveText(/^\d+m \d+s$/);
  await expect.poll(heard).toContain('Info: Tea in the garden');
  const link = strip(live, 'Tea in the garden').getByRole('link');
  await expect(link).toHaveText('garden.example/tea');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(german.getByRole('article').filter({ hasText: /\[Deutsch.*Tea in the garden/ })).toBeVisible();

  // Dismissed in every tab of that browser, until it is edited.
  const tab = await live.context().newPage();
  await tab.goto('/privacy-policy');
  await expect(strip(tab, 'Tea in the garden')).toBeVisible();
  await dismissOf(live, 'Tea in the garden').click();
  await expect(strip(live, 'Tea in the garden')).toHaveCount(0);
  await expect(strip(tab, 'Tea in the garden')).toHaveCount(0);
  await tab.reload();
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(strip(tab, 'Tea in the garden')).toHaveCount(0);
  await item(page, 'Tea in the garden').getByRole('link', { name: 'Edit' }).click();
  await expect(page).toHaveURL(/\?edit=\d+$/);
  await page.getByLabel('Title').fill('Coffee in the garden');
  // Somebody else changes it meanwhile: this text stays.
  const id = new URL(page.url()).searchParams.get('edit');
  const theirs = { adminPassword: ADMIN_PASSWORD, title: 'Cake in the garden', message: 'Nothing else.', timeZone: 'UTC' };
  expect((await page.request.put(`/api/admin/announcements/${id}`, { data: theirs })).status()).toBe(200);
  await expect(page.getByText(site['site.changed_meanwhile'])).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Coffee in the garden');
  await page.getByRole('radio', { name: 'Warning' }).check();
  await password(page).fill(ADMIN_PASSWORD);
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await seeToast(page, site['site.updated']);
  await expect(strip(live, 'Coffee in the garden')).toBeVisible();
  await seeAccessibleHere(live);
  await seeAccessible(page);

  // Toggled off and on, and deleted.
  for (const [confirm, shown] of [
    ['Deactivate', 0],
    ['Activate', 1],
  ] as const) {
    await page.getByRole('switch', { name: 'Coffee in the garden' }).click();
    await password(page).fill(ADMIN_PASSWORD);
    await page.getByRole('dialog').getByRole('button', { name: confirm }).click();
    await expect(strip(live, 'Coffee in the garden')).toHaveCount(shown);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Delete Coffee in the garden' }).click();
  await page.getByRole('dialog').getByRole('button', { name: site['site.delete_now'] }).click();
  await seeToast(page, 'Admin Password Required', 'Please enter admin password first');
  await password(page).fill(ADMIN_PASSWORD);
  await page.getByRole('dialog').getByRole('button', { name: site['site.delete_now'] }).click();
  await expect(strip(live, 'Coffee in the garden')).toHaveCount(0);
  await expect(item(page, 'Coffee in the garden')).toHaveCount(0);
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  await visit(page, `/admin/announcements?edit=${id}`);
  await expect(page.getByRole('heading', { name: site['site.not_there'] })).toBeVisible();
  await page.getByRole('link', { name: site['site.back'] }).click();
  await expect(page.getByRole('link', { name: site['site.new'] }).first()).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await seeNoSideScroll(page);
  await visit(page, '/admin/announcements?new');
  await expect(page.getByLabel('Title')).toHaveValue('');
  await seeNoSideScroll(page);
  for (const each of [live, german]) expect(await isStillHere(each)).toBe(true);
});

test('an announcement comes at its start and goes at its end; hostile and long texts do nothing', async ({ page, browser }) => {
  await beOwner(page);
  const live = await visitor(browser);
  await seeConnection(live, 'Connected live');
  const seen: string[] = [];
  live.on('request', (request) => new URL(request.url()).hostname.includes(REMOTE) && seen.push(request.url()));
  live.on('dialog', (dialog) => {
    seen.push(dialog.message());
    void dialog.dismiss();
  });
  const made: number[] = [];
  const create = async (data: object) => {
    const common = { adminPassword: ADMIN_PASSWORD, announcementType: 'info', timeZone: 'UTC' };
    const reply = await page.request.post('/api/admin/announcements', { data: { ...common, ...data } });
    expect(reply.status()).toBe(201);
    made.push((await reply.json()).announcement.id);
  };
  const soon = () => new Date(Date.now() + 1500).toISOString();
  const hours = { title: 'Opening hours', message: 'From now on.' };
  await create({ ...hours, startDate: soon() });
  await expect(strip(live, 'Opening hours')).toBeVisible();
  const ending = { ...hours, adminPassword: ADMIN_PASSWORD, endDate: soon() };
  expect((await page.request.put(`/api/admin/announcements/${made[0]}`, { data: ending })).status()).toBe(200);
  await expect(strip(live, 'Opening hours')).toHaveCount(0);

  // As many payloads as the limits allow.
  let [message, at] = ['', 0];
  while (at < PAYLOADS.length) {
    message = '';
    while (at < PAYLOADS.length && message.length + (PAYLOADS[at] ?? '').length < 990) {
      message += `${PAYLOADS[at]} `;
      at += 1;
    }
    if (message === '') at += 1;
    else await create({ title: `Hostile ${at} ${'<img src=x onerror="window.hacked=1">'}`, message });
  }
  await create({ title: 'Long', message: `${'Donaudampfschifffahrt'.repeat(9)} https://example.com/${'a'.repeat(300)}` });
  await expect(strip(live, 'Long')).toBeVisible();
  await expect(strip(live, 'Hostile').first()).toContainText('<img src=x');
  await live.setViewportSize({ width: 320, height: 640 });
  await seeNoSideScroll(live);
  // The page itself stays in sight.
  await expect(live.getByRole('heading', { level: 1 })).toBeInViewport();
  // And the page that is written with them: before the scripts, and after.
  await live.reload();
  await expect(strip(live, 'Long')).toBeVisible();
  const strips = live.getByRole('region', { name: 'Site announcements' });
  await expect(strips.locator('img, script, iframe, style, svg [onload], [onclick]')).toHaveCount(0);
  // At one moment, since the other journey's announcements come and go.
  const hrefs = await strips.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.filter((href) => !/^(https?:\/\/|mailto:)/.test(href))).toEqual([]);
  expect(await live.evaluate(() => 'hacked' in window)).toBe(false);
  expect(seen).toEqual([]);
  for (const id of made) await page.request.delete(`/api/admin/announcements/${id}`, { data: { adminPassword: ADMIN_PASSWORD } });
});

test('a page opens with its announcements in place, and what is written keeps its place when they come and go', async ({
  page,
}) => {
  const announcement = {
    ...{ id: 1, revision: 1, title: 'Maintenance on Saturday' },
    message: 'In (28-11-2126 06:00:00), for about an hour.\nSee https://status.example',
    ...{ announcementType: 'warning', isActive: 1, startDate: null, endDate: null, timeZone: 'UTC' },
    ...{ createdAt: '2026-11-01T00:00:00.000Z', updatedAt: '2026-11-01T00:00:00.000Z' },
  };
  await page.route('**/socket.io/**', (route) => route.abort());
  await page.route('**/api/announcements', (route) => route.fulfill({ json: { announcements: [announcement] } }));
  // Never those of a journey beside this one.
  let first: object[] = [announcement];
  await page.route('/', async (route) => {
    const reply = await fetchAnswer(route);
    const body = (await reply.text()).replace(/"announcements":\[[^<]*\]/, `"announcements":${JSON.stringify(first)}`);
    await route.fulfill({ response: reply, body });
  });
  // Before the scripts it shows no raw marker.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('.strip')).toHaveText(/Maintenance on Saturday\.\s+In …, for about an hour\./);
  await page.unroute('**/assets/*.js');
  const shifts = await recordShifts(page);
  await page.goto('/');
  await expect(dismissOf(page, 'Maintenance on Saturday')).toBeVisible();
  await expect(page.getByText('3 free sessions left.')).toBeVisible();
  const { score, causes } = await shifts();
  expect(score, causes.join('\n')).toBeLessThanOrEqual(0.02);
  await page.unroute('**/api/announcements');
  first = [];

  const tea = (id: number) => ({
    ...{ id, revision: 1, title: `Tea ${id}`, message: 'Now.', announcementType: 'info', isActive: 1, timeZone: 'UTC' },
    ...{ startDate: null, endDate: null, createdAt: '', updatedAt: '' },
  });
  let announcements: object[] = [];
  await page.route('**/api/announcements', (route) => route.fulfill({ json: { announcements } }));
  await page.clock.install();
  await page.setViewportSize({ width: 800, height: 400 });
  const become = async (count: number) => {
    announcements = Array.from({ length: count }, (_, index) => tea(index + 1));
    await page.clock.fastForward('00:31');
    await expect.poll(() => page.locator('.strip').count(), { intervals: [50] }).toBe(count);
  };
  await page.goto('/');
  const field = page.getByRole('textbox').first();
  const place = () => field.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await expect(page.getByText('3 free sessions left.')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await field.evaluate((element) => element.focus({ preventScroll: true }));
  // Late parts have come once the place stays.
  let before = Number.NaN;
  const isSettled = async () => {
    const last = before;
    before = await place();
    return before === last;
  };
  await expect.poll(isSettled, { intervals: [300] }).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  for (const count of [2, 1]) {
    await become(count);
    await expect.poll(place).toBe(before);
  }
});
