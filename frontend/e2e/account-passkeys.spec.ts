import { giveAuthenticator } from './steps/passkeys.ts';
import { expect, test } from './steps/test.ts';
import { seeToast } from './steps/toast.ts';
import { registerByApi, seeSignedIn, signOut } from './steps/user.ts';

test.use({ allowed: /401 .*\/api\// });

test('a passkey is added, signs in only whom it recognises, and is renamed', async ({ page }) => {
  await registerByApi(page);
  const authenticator = await giveAuthenticator(page);
  await page.goto('/account/signing-in');
  const part = page.getByRole('region', { name: 'Passkeys' });
  await part.getByRole('button', { name: 'Add a passkey' }).press('Enter');
  await seeToast(page, 'The passkey is added');
  await expect(part.getByRole('listitem')).toContainText('Chrome on Linux');
  // The same authenticator makes no second.
  await part.getByRole('button', { name: 'Add a passkey' }).click();
  await seeToast(page, 'The passkey was not added', 'This device has a passkey for your account already.');
  expect(await authenticator.count()).toBe(1);

  await authenticator.recognise(false);
  await signOut(page);
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username webauthn');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).not.toHaveAttribute('aria-disabled');
  await seeSignedIn(page, false);
  await authenticator.recognise(true);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await seeToast(page, 'Welcome back!', 'Good to see you, Clara.');
  await seeSignedIn(page);

  await page.goto('/account/signing-in');
  await expect(page.getByRole('region', { name: 'Where you are signed in' })).toContainText('by passkey');
  await part.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('My phone');
  await page.keyboard.press('Enter');
  await expect(part.getByRole('listitem')).toContainText('My phone');
});

test('a passkey that was removed signs out where it was used, and is not known any more', async ({ page, browser, baseURL }) => {
  await registerByApi(page);
  const authenticator = await giveAuthenticator(page);
  await page.goto('/account/signing-in');
  const part = page.getByRole('region', { name: 'Passkeys' });
  await part.getByRole('button', { name: 'Add a passkey' }).click();
  await seeToast(page, 'The passkey is added');

  // Somebody who shares the account behind it has it as well.
  const other = await (await browser.newContext({ baseURL })).newPage();
  const copy = await giveAuthenticator(other);
  await authenticator.copyTo(copy);
  await other.goto('/auth');
  await other.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await seeToast(other, 'Welcome back!');
  await seeSignedIn(other);
  const rows = page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);

  await part.getByRole('button', { name: 'Remove' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox', { name: 'Sign out where it was used' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await seeToast(page, 'Removed: Chrome on Linux');
  await expect(part).toContainText('No passkey yet.');
  await expect(rows).toHaveCount(1);
  await seeSignedIn(other, false);
  await other.goto('/auth');
  await other.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await seeToast(other, 'Login failed', 'This passkey is not known here.');
  // The browser has told its provider.
  await expect.poll(copy.count).toBe(0);
  await other.context().close();
});

test('the sign-in form offers a passkey as it offers a password', async ({ page }) => {
  await registerByApi(page);
  await giveAuthenticator(page, true);
  await page.goto('/account/signing-in');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await seeToast(page, 'The passkey is added');
  await signOut(page);
  // Nobody presses anything.
  await seeToast(page, 'Welcome back!', 'Good to see you, Clara.');
  await seeSignedIn(page);
});
