import type { Page } from '@playwright/test';
import { AWAY, standInAway } from './harness/exits.ts';
import { anotherBrowser, composer, createSession, join, log, openSession } from './steps/couples.ts';
import { expect, test } from './steps/test.ts';
import { pressBack } from './steps/visit.ts';

const exit = (page: Page) => page.getByRole('button', { name: 'Quick exit' });

test('quick exit leaves a session, the overview and an invitation at once, clears every feature, and Back does not return', async ({
  page,
  context,
}) => {
  await standInAway(context);
  const path = await createSession(page);
  await page.goto('/');
  await page.getByRole('textbox').fill('A secret that I wanted advice about.');
  await page.goto('/couples');
  await page.evaluate(() => {
    localStorage.setItem('anonymousPartnerName', 'Tomás');
    sessionStorage.setItem('beside.pending', JSON.stringify({ description: 'A secret that I am waiting for.' }));
    localStorage.setItem('viewingAdvice', JSON.stringify({ description: 'A secret that I was reading.' }));
  });
  await page.getByRole('link', { name: 'Sundays' }).click();
  await expect(log(page)).toBeVisible();
  await composer(page).fill('A secret draft');
  const kept = () => page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  for (const words of ['wanted advice', 'waiting for', 'was reading', 'secret draft']) expect(await kept()).toContain(words);
  await exit(page).click();
  await expect(page).toHaveURL(AWAY);
  for (let step = 1; step <= 2; step += 1) {
    await pressBack(page);
    await expect(page.getByRole('heading', { name: 'Weather' })).toBeVisible();
    await expect(page).toHaveURL(AWAY);
  }
  await page.goto('/terms-of-service');
  expect(await kept()).not.toContain('secret');
  await page.goto('/');
  await expect(page.getByRole('textbox')).toHaveValue('');
  await page.goto('/couples');
  await expect(page.getByRole('link', { name: 'Sundays' })).toBeVisible();
  expect(
    await page.evaluate(() => [sessionStorage.getItem('beside.away'), localStorage.getItem('anonymousPartnerName')]),
  ).toEqual([null, null]);
  await openSession(page, path);
  await expect(composer(page)).toHaveValue('');
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Sundays' })).toBeVisible();
  await page.goForward();

  // Three presses of Shift leave too; typing and Escape do not.
  await composer(page).pressSequentially('A');
  for (const letter of 'SECRET') await page.keyboard.press(`Shift+${letter}`);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift');
  await page.keyboard.press('Shift');
  await page.keyboard.press('s');
  await expect(composer(page)).toHaveValue('ASECRETs');
  await page.keyboard.press('Shift');
  await page.keyboard.press('Shift');
  await expect(page).toHaveURL(new URL(path, page.url()).href);
  // A press counts for five seconds, which a slow machine may need for one: then press again.
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(page).toHaveURL(AWAY, { timeout: 500 });
  }).toPass();
  await page.goto(path);
  await expect(composer(page)).toHaveValue('');

  await page.goto('/couples');
  await exit(page).click();
  await expect(page).toHaveURL(AWAY);
  const invited = await anotherBrowser(page);
  await standInAway(invited.context());
  await invited.addInitScript(() => localStorage.setItem('anonymousPartnerName', 'Tomás'));
  await invited.goto(path);
  await expect(invited.getByRole('dialog')).toBeVisible();
  await exit(invited).click();
  await expect(invited).toHaveURL(AWAY);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a session explains the quick exit, and offers the content of header and footer', async ({ page }) => {
    const path = await createSession(page);
    await openSession(page, path);
    await expect(page.getByText('To leave in a hurry, tap “Quick exit” at the top.')).toBeVisible();
    const partner = await anotherBrowser(page);
    await partner.setViewportSize({ width: 360, height: 740 });
    await join(partner, path);
    for (const on of [page, partner])
      for (const way of [on.getByRole('link', { name: 'Help', exact: true }), exit(on)]) {
        await expect(way).toBeInViewport({ ratio: 1 });
        await way.click({ trial: true });
      }
    // They stay while a keyboard halves the window.
    await partner.setViewportSize({ width: 360, height: 370 });
    await expect(partner.getByRole('link', { name: 'Help', exact: true })).toBeInViewport({ ratio: 1 });
    await expect(exit(partner)).toBeInViewport({ ratio: 1 });
    await partner.context().close();
    const about = page.getByRole('dialog');
    const open = () => page.getByRole('button', { name: 'About this session' }).tap();
    await open();
    await expect(about.getByText('Quick exit leaves at once for a weather page.')).toBeVisible();
    await expect(about.getByText('press Shift')).toBeHidden();
    await expect(about.getByText('It does not replace a doctor, therapist')).toBeVisible();
    await about.getByText('Dark', { exact: true }).tap();
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await about.getByLabel('Language').selectOption('Deutsch');
    // The page reloads in the chosen language.
    await expect(about).toHaveCount(0);
    await page.getByRole('heading', { level: 1 }).getByRole('button').tap();
    await expect(about.getByText('Design', { exact: true })).toBeVisible();
    await about.getByRole('button', { name: 'Abmelden' }).tap();
    await expect(page).toHaveURL(/\/auth$/);
  });
});
