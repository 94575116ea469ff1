import type { Page } from '@playwright/test';
import { AWAY, lookInstalled, standInAway } from './harness/exits.ts';
import { ask, field, openHome, seeAdvice, seeWriting, stopButton } from './steps/ask.ts';
import { seeAccessibleHere } from './steps/axe.ts';
import { hold, release } from './steps/model.ts';
import { situation } from './steps/situation.ts';
import { expect, test } from './steps/test.ts';
import { pressBack } from './steps/visit.ts';

const exit = (page: Page) => page.getByRole('button', { name: 'Quick exit' });
const kept = (page: Page) => page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));

async function pressShift(page: Page): Promise<void> {
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Shift');
}

/** Three presses count within five seconds, which a slow machine may need for one: then once more. */
async function leaveByShift(page: Page): Promise<void> {
  await expect(async () => {
    await pressShift(page);
    await expect(page).toHaveURL(AWAY, { timeout: 500 });
  }).toPass();
}

test.beforeEach(({ context }) => standInAway(context));

test('leaves from the form, a growing and a stored advice, leaves nothing behind, and Back shows nothing', async ({ page }) => {
  // Other pages have no quick exit.
  await page.goto('/terms-of-service');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await pressShift(page);
  await expect(exit(page)).toHaveCount(0);
  await expect(page).toHaveURL(/terms-of-service$/);

  // The form has the button once something is written.
  await openHome(page);
  await expect(exit(page)).toHaveCount(0);
  await field(page).fill('A secret that nobody may see.');
  await expect(exit(page)).toBeVisible();
  await exit(page).click();
  await expect(page).toHaveURL(AWAY);
  await page.goto('/');
  await expect(field(page)).toHaveValue('');
  // Without a word there is no button, but the keys leave all the same.
  await field(page).fill('A');
  await expect(exit(page)).toBeVisible();
  await field(page).fill('');
  await expect(exit(page)).toHaveCount(0);
  await leaveByShift(page);

  const { text, mark } = situation();
  await hold(mark);
  await openHome(page);
  await expect(exit(page)).toHaveCount(0);
  await ask(page, text);
  await seeWriting(page);
  // What the tab keeps for pages whose code is not loaded, such as the drafts of a chat, goes as well.
  await page.evaluate(() => sessionStorage.setItem('beside.any.drafts', 'He must not read this'));
  await exit(page).click();
  await expect(page).toHaveURL(AWAY);
  await release(mark);
  await page.goto('/terms-of-service');
  expect(await kept(page)).not.toMatch(new RegExp(`${mark}|must not read`));
  await openHome(page);
  await expect(field(page)).toHaveValue('');

  // From a stored advice, by the keyboard.
  await ask(page, situation().text);
  await seeAdvice(page);
  await expect(exit(page)).toBeVisible();
  await leaveByShift(page);
  await pressBack(page);
  await expect(page.getByRole('heading', { name: 'Weather' })).toBeVisible();
  await expect(page).toHaveURL(AWAY);
});

test('in the installed app leads to an empty note, to which Back returns, and from which a new visit starts afresh', async ({
  page,
}) => {
  await lookInstalled(page);
  await page.goto('/terms-of-service');
  await openHome(page);
  await field(page).fill('A secret that nobody may see.');
  await exit(page).click();
  await expect(page).toHaveURL(/\/plain$/);
  await expect(page).toHaveTitle('Notes');
  await seeAccessibleHere(page);
  expect(await kept(page)).not.toContain('secret');
  await page.goBack();
  await expect(page).toHaveURL(/\/plain$/);
  await openHome(page);
  await expect(field(page)).toHaveValue('');
  // Help leaves in the same way.
  await page.goto('/help');
  await page.locator('a.exit').click();
  await expect(page).toHaveURL(/\/plain$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('stays in sight while advice is written and read, and covers no control; other actions stand behind More', async ({
    page,
  }) => {
    const { text, mark } = situation();
    await hold(mark, 250);
    await openHome(page);
    await ask(page, text);
    await seeWriting(page);
    await page.evaluate(() => window.scrollTo(0, 400));
    await expect(exit(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('list', { name: 'Progress' })).toBeInViewport({ ratio: 1 });
    await stopButton(page).click({ trial: true });
    await release(mark);
    await seeAdvice(page);
    const actions = page.getByRole('region', { name: 'Actions' });
    for (const name of ['Save', 'Share', 'Chat']) await expect(actions.getByRole('button', { name })).toBeVisible();
    await expect(actions.getByRole('button', { name: 'Download' })).toHaveCount(0);
    const more = actions.getByRole('button', { name: 'More' });
    await more.tap();
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    for (const name of ['Read Aloud', 'Print', 'Download', 'Delete'])
      await expect(actions.getByRole('button', { name })).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
    await expect(exit(page)).toBeInViewport({ ratio: 1 });
    await exit(page).tap();
    await expect(page).toHaveURL(AWAY);
  });
});
