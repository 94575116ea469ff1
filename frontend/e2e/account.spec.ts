import { readFile } from 'node:fs/promises';
import { changePassword, fact, inAnotherBrowser, openAccount, openNewAccount } from './steps/account.ts';
import { expect, test } from './steps/test.ts';
import { seeToast } from './steps/toast.ts';
import { enter, seeSignedIn } from './steps/user.ts';

test.use({ allowed: /(400|401) .*\/api\// });

test('names, password and end of an account reach another browser at once, and its data can be downloaded', async ({
  page,
  browser,
  baseURL,
}) => {
  const user = await openNewAccount(page);
  const other = await inAnotherBrowser(browser, baseURL, user);
  const live = other.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await openAccount(other);
  await live;
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('First name').fill('Klara');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(fact(page, 'First name')).toHaveText('Klara');
  await expect(fact(other, 'First name')).toHaveText('Klara');

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
  const held = await readFile(await download.path(), 'utf8');
  expect(held).toContain(user.email);
  expect(held).not.toContain('argon2');

  // A new password signs out other browsers, not this one.
  const password = 'another garden 8';
  await changePassword(page, 'not this one', password);
  await seeToast(page, 'Failed to change password');
  await changePassword(page, user.password, password);
  await seeToast(page, 'Password changed', 'Your other devices have been signed out.');
  await expect(page.getByLabel('Current password', { exact: true })).toHaveValue('');
  await seeSignedIn(other, false);
  await expect(other).toHaveURL(/\/auth$/);
  await page.reload();
  await seeSignedIn(page);
  await enter(other, { ...user, password });
  await seeToast(other, 'Welcome back!');
  await seeSignedIn(other);

  // A deleted account is signed out in every browser, and cannot sign in.
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  const field = dialog.getByLabel(`Type ${user.email} to confirm`);
  await expect(field).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Delete account' })).toBeFocused();
  await page.getByRole('button', { name: 'Delete account' }).click();
  await field.fill(user.email);
  await dialog.getByRole('button', { name: 'Delete for ever' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account has been deleted');
  await expect(page).toHaveURL(/\/auth$/);
  await seeSignedIn(page, false);
  await seeSignedIn(other, false);
  await other.context().close();
  await enter(page, { ...user, password });
  await seeToast(page, 'Login failed');
});
