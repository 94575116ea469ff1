import { field, openHome, seeUsed } from './steps/ask.ts';
import { useUp } from './steps/limit.ts';
import { timesAsked } from './steps/model.ts';
import { situation } from './steps/situation.ts';
import { expect, test } from './steps/test.ts';
import { seeToast } from './steps/toast.ts';

test.use({ allowed: /402 .*\/api\/advice\/generate/ });

test('a visitor at the limit sees the plans, and keeps the text', async ({ page }) => {
  await useUp(page);
  const { text, mark } = situation();
  await page.goto('/');
  await seeUsed(page, 3);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText("You've reached your usage limit. Sign in or choose a plan to go on");
  await expect(alert).not.toContainText('Upgrade your plan');
  await expect(alert.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth');
  await expect(alert.getByRole('link', { name: 'View Plans' })).toHaveAttribute('href', '/subscribe');

  const quiet = page.getByRole('main').getByRole('link', { name: 'people are there to listen' });
  await expect(quiet).toHaveAttribute('href', '/help');

  await field(page).fill(text);
  // The button stays clickable, to explain why nothing is sent.
  await page.getByRole('button', { name: 'Usage limit reached' }).click({ force: true });
  await seeToast(page, "You've reached your usage limit", 'Sign in and upgrade plan to continue.');
  await expect(page).toHaveURL(/\/$/);
  await expect(field(page)).toHaveValue(text);
  expect(await timesAsked(mark)).toBe(0);
  await expect(quiet).toHaveCount(1);

  // Where danger was found in the refused text, the numbers themselves.
  const levels = { certain: 'You do not have to carry this alone', possible: 'Someone to talk to, if you need it' };
  for (const [level, name] of Object.entries(levels)) {
    await page.route('**/api/advice/generate', (route) =>
      route.fulfill({
        status: 402,
        json: {
          ...{ success: false, code: 'usage_limit_reached', message: 'The limit is reached' },
          help: { level, kind: 'self_harm', country: 'US' },
        },
      }),
    );
    await page.getByRole('button', { name: 'Usage limit reached' }).click({ force: true });
    await expect(page.getByRole('region', { name })).toBeVisible();
  }
  await expect(quiet).toHaveCount(0);
  await expect(field(page)).toHaveValue(text);
});

test.describe('a limit reached in another window', () => {
  test('is reported by the server, and the form keeps the text', async ({ page }) => {
    await openHome(page);
    await seeUsed(page, 0);
    await useUp(page);
    const { text } = situation();
    await field(page).fill(text);
    await page.getByRole('button', { name: 'Ask for advice' }).click();
    await seeToast(page, "You've reached your usage limit", 'Sign in and upgrade plan to continue. Your text is still here.');
    await expect(field(page)).toHaveValue(text);
    await seeUsed(page, 3);
  });
});

test('danger is answered beyond the limit', async ({ page }) => {
  await useUp(page);
  await page.goto('/');
  await seeUsed(page, 3);
  await field(page).fill('I want to kill myself and I do not see another way.');
  await page.getByRole('button', { name: 'Usage limit reached' }).click({ force: true });
  await expect(page.getByRole('region', { name: 'You do not have to carry this alone' })).toBeVisible();
});
