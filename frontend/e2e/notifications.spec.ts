import { deliverPush } from './harness/pushing-browser.ts';
import { seeAccessible, seeAccessibleHere } from './steps/axe.ts';
import { askByApi } from './steps/history.ts';
import { seeNoSideScroll } from './steps/layout.ts';
import { giveBrowserPushes, pushedTo } from './steps/push.ts';
import { expect, test } from './steps/test.ts';
import { seeToast } from './steps/toast.ts';
import { registerByApi, seeSignedIn } from './steps/user.ts';
import { seeWorker } from './steps/worker.ts';

const QUESTION = 'My sister and I argued about the house of our mother, in front of everyone who had come.';

test.use({ serviceWorkers: 'allow' });

test('notifications are turned on for one device, say one sentence, and are turned off again', async ({ page }) => {
  const browser = await giveBrowserPushes(page);
  await registerByApi(page);
  await page.goto('/');
  await seeSignedIn(page);
  await seeWorker(page);
  await page.goto('/account/notifications');
  const device = page.getByRole('region', { name: 'On this device' });
  await expect(device.getByText('Whoever sees this screen learns that you use Beside.')).toBeVisible();
  await seeAccessible(page);
  await device.getByRole('button', { name: 'Turn on for this device' }).click();
  await expect(device.getByText('On for this device.')).toBeVisible();
  // The quiet hours are this device's zone.
  await expect(page.getByLabel('Time zone')).toHaveValue('UTC');
  await device.getByRole('button', { name: 'Send me one to look at' }).click();
  await seeToast(page, 'One is on its way');
  await expect.poll(async () => (await pushedTo(browser)).length).toBe(1);
  const [push] = await pushedTo(browser);
  expect(push?.length).toBe(128);
  expect(JSON.parse(push?.text ?? '')).toEqual({ v: 1, look: 'beside', language: 'en' });

  // Each push shows one notification, which takes the place of the one before.
  for (let time = 0; time < 98; time += 1) await deliverPush(page, push?.text ?? '');
  await deliverPush(page, '{"v":1,"look":"notes","language":"de"}');
  await deliverPush(page, 'nonsense');
  const sentence = 'You have something new on Beside';
  const all = [...Array<string>(98).fill(sentence), 'Du hast eine neue Notiz', sentence];
  await expect.poll(browser.everShown).toEqual(all.map((title) => [title, 'new']));
  expect(browser.onScreen()).toHaveLength(1);

  await page.getByRole('switch', { name: /^A message in a session/ }).check();
  await page.getByLabel('From').fill('22:30');
  await page.getByLabel('Until').focus();
  const saved = async () => (await (await page.request.get('/api/notifications')).json()).settings;
  await expect.poll(saved).toMatchObject({ kinds: { message: true }, quietFrom: '22:30' });
  await page.reload();
  await expect(page.getByRole('switch', { name: /^A message in a session/ })).toBeChecked();
  await expect(page.getByLabel('From')).toHaveValue('22:30');
  await expect(device.getByText('On for this device.')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await seeNoSideScroll(page);
  await device.getByRole('button', { name: 'Turn off' }).click();
  await expect(device.getByRole('button', { name: 'Turn on for this device' })).toBeVisible();
});

test('what is new stands on the home page until it is opened', async ({ page }) => {
  await registerByApi(page);
  const advice = await askByApi(page, QUESTION);
  await page.goto('/');
  const news = page.getByRole('complementary', { name: 'New for you:' });
  await expect(news.getByRole('link')).toHaveText('an answer');
  await seeAccessible(page);
  await news.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`advice=${advice}$`));
  await expect(page.getByRole('heading', { name: 'Recommended Next Steps' })).toBeVisible();
  await page.goto('/');
  await seeSignedIn(page);
  await expect.poll(async () => (await (await page.request.get('/api/notices')).json()).items).toEqual([]);
  await expect(news).toHaveCount(0);
});

test('emails are chosen, and ended by the page of their link, without signing in', async ({ page, browser }) => {
  await registerByApi(page);
  await page.goto('/account/notifications');
  const emails = page.getByRole('region', { name: 'By email' });
  await emails.getByRole('radio', { name: 'Once a day' }).check();
  const saved = async () => (await (await page.request.get('/api/notifications')).json()).settings.email;
  await expect.poll(saved).toBe('daily');
  await page.reload();
  await expect(emails.getByRole('radio', { name: 'Once a day' })).toBeChecked();
  await page.setViewportSize({ width: 320, height: 640 });
  await seeNoSideScroll(page);
  await seeAccessible(page);

  const reader = await (await browser.newContext({ locale: 'fr' })).newPage();
  await reader.setViewportSize({ width: 320, height: 640 });
  await reader.goto('/mail/stop/a-token-of-nobody');
  await seeNoSideScroll(reader);
  await seeAccessibleHere(reader);
  await reader.emulateMedia({ colorScheme: 'dark' });
  await seeAccessibleHere(reader);
  await reader.getByRole('button', { name: 'Ne plus recevoir ces e-mails' }).click();
  await expect(reader.getByRole('heading', { name: 'Vous ne recevrez plus ces e-mails' })).toBeVisible();
  await seeAccessibleHere(reader);
  expect(await reader.context().cookies()).toEqual([]);
  await reader.context().close();
  // The link was nobody's.
  expect(await saved()).toBe('daily');
});
