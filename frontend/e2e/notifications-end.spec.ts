import type { Page } from '@playwright/test';
import { standInAway } from './harness/exits.ts';
import { deliverPush, type PushingBrowser } from './harness/pushing-browser.ts';
import { field, openHome } from './steps/ask.ts';
import { giveBrowserPushes, turnOnHere } from './steps/push.ts';
import { expect, test } from './steps/test.ts';
import { registerByApi, seeSignedIn, signOut } from './steps/user.ts';
import { seeWorker } from './steps/worker.ts';

const SHOWN = [['You have something new on Beside', 'new']];

// The call that a test loses.
test.use({ serviceWorkers: 'allow', allowed: /api\/push\/forget/ });

/** A signed-in user, on the home page of a device that has notifications on, and shows one. */
async function showOne(page: Page): Promise<PushingBrowser> {
  const browser = await giveBrowserPushes(page);
  await registerByApi(page);
  await openHome(page);
  await seeSignedIn(page);
  await seeWorker(page);
  await showAgain(page, browser);
  return browser;
}

async function showAgain(page: Page, browser: PushingBrowser): Promise<void> {
  await turnOnHere(page);
  await deliverPush(page, '{"v":1,"look":"beside","language":"en"}');
  await expect.poll(browser.onScreen).toEqual(SHOWN);
  // At each start the server is told again: a call under way would meet with what ends the session.
  const told = page.waitForResponse('**/api/push/subscriptions');
  await openHome(page);
  await told;
}

/** How a push to this browser, now, is answered: 404 where the server has no subscription, or the push service says that it has ended. */
const pushNow = async (page: Page) => (await page.request.post('/api/push/test')).status();

const remembered = (page: Page) => page.evaluate(() => localStorage.getItem('beside.push'));

test('a quick exit closes what is shown, and ends the subscription, also where the server is not told', async ({
  page,
  context,
}) => {
  await standInAway(context);
  const browser = await showOne(page);
  for (const isLost of [false, true]) {
    if (isLost) {
      await context.route('**/api/push/forget', (route) => route.abort());
      await showAgain(page, browser);
    }
    expect(await pushNow(page)).toBe(200);
    const endpoint = browser.subscription()?.endpoint;
    // The worker tells it twice; the second time of the exit before may come now.
    const told = context.waitForEvent(
      'request',
      (call) => call.url().endsWith('/api/push/forget') && call.postDataJSON().endpoint === endpoint,
    );
    await field(page).fill('A secret that nobody may see.');
    await page.getByRole('button', { name: 'Quick exit' }).click();
    await expect(page.getByRole('heading', { name: 'Weather' })).toBeVisible();
    const call = await told;
    expect([call.serviceWorker() !== null, call.postDataJSON()]).toEqual([true, { endpoint }]);
    await expect.poll(() => [browser.onScreen(), browser.subscription()]).toEqual([[], null]);
    await expect.poll(() => pushNow(page)).toBe(404);
    await openHome(page);
    expect(await remembered(page)).toBeNull();
  }
  // They look as never turned on.
  await page.goto('/account/notifications');
  await expect(page.getByRole('button', { name: 'Turn on for this device' })).toBeVisible();
});

test('a sign-out closes what is shown, and ends the subscription', async ({ page }) => {
  const browser = await showOne(page);
  const endpoint = browser.subscription()?.endpoint ?? '';
  expect(await remembered(page)).not.toBeNull();
  await signOut(page);
  await expect.poll(() => [browser.onScreen(), browser.subscription()]).toEqual([[], null]);
  expect(await remembered(page)).toBeNull();
  expect((await fetch(endpoint, { method: 'POST' })).ok).toBe(false);
});
