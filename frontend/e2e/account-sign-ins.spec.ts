import { inAnotherBrowser, openAccount } from './steps/account.ts';
import { expect, test } from './steps/test.ts';
import { seeToast } from './steps/toast.ts';
import { registerByApi, seeSignedIn } from './steps/user.ts';
import { visit } from './steps/visit.ts';

test.use({ allowed: /(401|403) .*\/api\// });

test('a user sees a sign-in elsewhere at once, and signs out there, in one browser and in all', async ({
  page,
  browser,
  baseURL,
}) => {
  const user = await registerByApi(page);
  await openAccount(page);
  await page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name: 'Signing in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Signing in');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Chrome on Linux');
  await expect(rows).toContainText('This device');

  const other = await inAnotherBrowser(browser, baseURL, user);
  await expect(rows).toHaveCount(2);
  await openAccount(other);
  await rows.nth(1).getByRole('button', { name: 'Sign out' }).click();
  await seeToast(page, 'Signed out');
  await expect(rows).toHaveCount(1);
  // Its page learns by its socket that it has ended.
  await expect(other).toHaveURL(/\/auth$/);
  await seeSignedIn(other, false);
  await other.context().close();

  const third = await inAnotherBrowser(browser, baseURL, user);
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await seeToast(page, 'You are signed in nowhere else now.');
  await expect(page.getByText('You are signed in nowhere else.', { exact: true })).toBeVisible();
  await third.goto('/account');
  await expect(third).toHaveURL(/\/auth$/);
  await third.context().close();
  await seeSignedIn(page);
});

test('an old sign-in is asked for its password before the account is deleted', async ({ page }) => {
  const user = await registerByApi(page);
  // As the server answers ten minutes after a sign-in; the proof itself is real.
  let isOld = true;
  page.on('response', (response) => {
    if (response.url().endsWith('/api/auth/proof') && response.ok()) isOld = false;
  });
  await page.route('**/api/auth/delete-account', (route) =>
    isOld ? route.fulfill({ status: 403, json: { success: false, code: 'proof_needed', message: 'No' } }) : route.continue(),
  );
  await openAccount(page);
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('dialog', { name: 'Delete your account?' }).getByLabel(`Type ${user.email} to confirm`).fill(user.email);
  await page.getByRole('button', { name: 'Delete for ever' }).click();
  const question = page.getByRole('dialog', { name: 'Is it you?' });
  await expect(question.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type('not this one');
  await page.keyboard.press('Enter');
  await expect(question.getByText('This is not the password of this account.')).toBeVisible();
  await question.getByLabel('Password', { exact: true }).fill(user.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account has been deleted');
  await visit(page, '/');
  await seeSignedIn(page, false);
});
