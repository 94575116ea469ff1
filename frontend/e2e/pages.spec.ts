import { openHome } from './steps/ask.ts';
import { expect, test } from './steps/test.ts';
import { seeToast } from './steps/toast.ts';

test('an unknown address offers two ways on', async ({ page }) => {
  await page.goto('/no/such/place');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is nothing at this address');
  await expect(page).toHaveTitle(/There is nothing at this address/);
  await expect(page.getByRole('link', { name: 'Explore Plans' })).toHaveAttribute('href', '/subscribe');
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('button', { name: 'Ask for advice' })).toBeVisible();
});

test.describe('an unknown advice', () => {
  test.use({ allowed: /404 .*\/api\/advice\// });

  test('leads back to the form', async ({ page }) => {
    await page.goto('/?advice=00000000-0000-4000-8000-000000000000');
    await seeToast(page, 'Error', 'Failed to load advice session');
    await expect(page.getByRole('button', { name: 'Ask for advice' })).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  });
});

test('the draft survives a reload', async ({ page }) => {
  await openHome(page);
  await page.getByRole('radio', { name: 'Family' }).check();
  await page.getByRole('textbox').fill('Half a sentence about my brother');
  await page.reload();
  await expect(page.getByRole('textbox')).toHaveValue('Half a sentence about my brother');
  await expect(page.getByRole('radio', { name: 'Family' })).toBeChecked();
});
