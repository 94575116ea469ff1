import { field, openHome, seeUsed } from './steps/ask.ts';
import { situation } from './steps/situation.ts';
import { expect, test } from './steps/test.ts';
import { seeToast } from './steps/toast.ts';

test('a short text shows its fault at the field', async ({ page }) => {
  await openHome(page);
  const message = 'Please write at least 10 characters';
  await field(page).fill('Too short');
  await page.getByRole('button', { name: 'Ask for advice' }).click();
  await expect(page.getByText(message)).toBeVisible();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page)).toHaveAccessibleDescription(new RegExp(message));
  await expect(page).toHaveURL(/\/$/);

  await page.keyboard.type(', now longer');
  await expect(page.getByText(message)).toBeHidden();
  await expect(field(page)).toHaveAttribute('aria-invalid', 'false');
});

test('the field accepts at most 5000 characters', async ({ page }) => {
  await openHome(page);
  await field(page).focus();
  await page.keyboard.insertText('word '.repeat(1010));
  await expect(page.getByText('5,000 / 5,000')).toBeVisible();
  expect((await field(page).inputValue()).length).toBe(5000);
});

test.describe('when the server cannot answer', () => {
  test.use({ allowed: /50[03] .*\/api\/advice\/generate/ });

  test('the form keeps the text, and a toast explains', async ({ page }) => {
    const { text } = situation();
    await page.route('**/api/advice/generate', (route) =>
      route.fulfill({ status: 503, json: { success: false, code: 'model_failed', message: 'The advice could not be written.' } }),
    );
    await openHome(page);
    await page.getByRole('radio', { name: 'Health' }).check();
    await field(page).fill(text);
    await page.getByRole('button', { name: 'Ask for advice' }).click();
    await seeToast(page, 'failed to generate advice', 'The advice could not be written. Please try again.');
    await expect(page).toHaveURL(/\/$/);
    await expect(field(page)).toHaveValue(text);
    await expect(page.getByRole('radio', { name: 'Health' })).toBeChecked();
    await seeUsed(page, 0);
    const quiet = page.getByRole('main').getByRole('link', { name: 'people are there to listen' });
    await expect(quiet).toBeInViewport();
    await expect(quiet).toHaveAttribute('href', '/help');

    // An error toast stays until closed.
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.getByText('failed to generate advice')).toBeHidden();
  });
});

test.describe('when the server refuses the text', () => {
  test.use({ allowed: /400 .*\/api\/advice\/generate/ });

  test('the field shows the fault, and has the focus', async ({ page }) => {
    const { text } = situation();
    await page.route('**/api/advice/generate', (route) =>
      route.fulfill({
        status: 400,
        json: { success: false, code: 'validation_failed', message: 'No', errors: { description: ['not like this'] } },
      }),
    );
    await openHome(page);
    await field(page).fill(text);
    await page.getByRole('button', { name: 'Ask for advice' }).click();
    await expect(page.getByText('This could not be accepted. Please look at it again.')).toBeVisible();
    await expect(field(page)).toHaveValue(text);
    await expect(field(page)).toBeFocused();
  });
});
