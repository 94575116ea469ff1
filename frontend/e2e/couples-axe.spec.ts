import { seeAccessible, seeAccessibleHere } from './steps/axe.ts';
import { anotherBrowser, couple, createSession, said, say, seeAnswers } from './steps/couples.ts';
import { expect, test } from './steps/test.ts';
import { registerByApi } from './steps/user.ts';

test.describe.configure({ timeout: 120_000 });

test('the lobby: signed out, the form and its fault, the dialog, the list', async ({ page }) => {
  await page.goto('/couples');
  await expect(page.getByRole('heading', { name: 'Sign In Required' })).toBeVisible();
  await seeAccessible(page);
  await registerByApi(page);
  await page.reload();
  await page.getByRole('button', { name: 'Open the room' }).click();
  await expect(page.getByText('Please give it a name.')).toBeVisible();
  await seeAccessible(page);
  await page.getByLabel('What should it be called?').fill('Sundays');
  await page.getByRole('button', { name: 'Open the room' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Copy link' })).toBeVisible();
  await seeAccessible(page, 800);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Sundays' })).toBeVisible();
  await seeAccessible(page);
});

test('the invitation, the preview, the session with all speakers and help, and its end', async ({ page }) => {
  const path = await createSession(page, 'Sundays', 'en');
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Your room is ready, Clara' })).toBeVisible();
  await seeAccessible(page, 800);
  const partner = await anotherBrowser(page);
  await partner.goto(path);
  await expect(partner.getByRole('dialog')).toBeVisible();
  await seeAccessible(partner);
  await partner.getByLabel('Your name').fill('Tomás');
  await partner.getByRole('button', { name: 'Join the session' }).click();
  await partner.getByLabel('Show messages in').selectOption('es');
  await say(partner, 'Echo de menos los domingos.');
  await expect(said(page, 'Echo de menos').locator('summary')).toBeVisible();
  await say(page, 'I want to kill myself. I do not see another way.');
  await seeAnswers(page, 1);
  await expect(page.getByText('Only you see this')).toBeVisible();
  await seeAccessible(page, 800);
  await page.getByRole('button', { name: 'Hide this help' }).click();
  await page.getByRole('button', { name: 'End this session' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await seeAccessibleHere(page);
  await page.getByRole('button', { name: 'End the session' }).click();
  await expect(page.getByText('nobody can write in it any more', { exact: false })).toBeVisible();
  await seeAccessible(page, 800);
});

test('on a phone, the dialog behind the name of the session', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await couple(page, await anotherBrowser(page));
  await page.getByRole('button', { name: /^Sundays/ }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'End this session' })).toBeVisible();
  await seeAccessibleHere(page);
});
