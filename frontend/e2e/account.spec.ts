import { readFile } from 'node:fs/promises';
import { changePassword, fact, inAnotherBrowser, openAccount, openNewAccount } from './steps/account.ts';
import { ask, openHome, seeAdvice, seeUsed } from './steps/ask.ts';
import { useUp } from './steps/limit.ts';
import { mailedLink } from './steps/mail.ts';
import { situation } from './steps/situation.ts';
import { expect, test } from './steps/test.ts';
import { seeToast } from './steps/toast.ts';
import { newUser, registerByApi, seeSignedIn, signIn } from './steps/user.ts';

const REFUSED = /(400|401|409|500) .*\/api\//;

test('the account page sends a visitor to sign in, and back', async ({ page }) => {
  const { email, password } = await openNewAccount(page);
  await page.context().clearCookies();
  await page.goto('/account');
  await expect(page).toHaveURL(/\/auth$/);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('form').getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/account$/);
  await expect(fact(page, 'Email')).toHaveText(email);
});

test('the account page shows the profile, and saves changed names', async ({ page }) => {
  const { email } = await openNewAccount(page);
  await expect(fact(page, 'Date of birth')).toHaveText('March 9, 1990');
  await expect(page.getByRole('region', { name: 'Free plan' })).toContainText('0 of 3 sessions used');
  await expect(page.getByRole('region', { name: 'Free plan' })).toContainText('Starts again on');

  await page.getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('form', { name: 'About you' });
  await expect(form.getByLabel('First name')).toBeFocused();
  await form.getByLabel('First name').fill(' ');
  await form.getByLabel('Last name').fill('');
  await form.getByLabel('Email').fill('nowhere');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByLabel('First name')).toHaveAccessibleDescription('First name is required');
  await expect(form.getByLabel('Last name')).toHaveAccessibleDescription('Last name is required');
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address');
  await expect(form.getByLabel('First name')).toBeFocused();

  await form.getByLabel('First name').fill('Klara');
  await form.getByLabel('Last name').fill('Almeida');
  await form.getByLabel('Email').fill(`new.${email}`);
  await form.getByRole('button', { name: 'Save' }).click();
  await seeToast(page, 'Profile updated');
  await expect(fact(page, 'First name')).toHaveText('Klara');
  await expect(fact(page, 'Email')).toHaveText(`new.${email}`);
  await expect(page.getByRole('button', { name: 'Edit' })).toBeFocused();
});

test('a change appears in another browser at once', async ({ page, browser, baseURL }) => {
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
  await other.context().close();
});

test.describe('a refused change', () => {
  test.use({ allowed: REFUSED });

  test('stays in the form', async ({ page }) => {
    const { email } = await openNewAccount(page);
    const taken = newUser();
    // Another account, without signing this browser in.
    await fetch(new URL('/api/auth/register', page.url()), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '10.200.0.1' },
      body: JSON.stringify({ ...taken, confirmPassword: taken.password }),
    });
    await page.getByRole('button', { name: 'Edit' }).click();
    const form = page.getByRole('form', { name: 'About you' });
    await form.getByLabel('Email').fill(taken.email);
    await form.getByRole('button', { name: 'Save' }).click();
    await seeToast(page, 'Update failed');
    await expect(form.getByLabel('Email')).toHaveValue(taken.email);
    await expect(form.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    await form.getByRole('button', { name: 'Cancel' }).click();
    await expect(fact(page, 'Email')).toHaveText(email);
  });

  test('of the password shows its fault at the field', async ({ page }) => {
    const { password } = await openNewAccount(page);
    const form = page.getByRole('form', { name: 'Change password' });
    await form.getByRole('button', { name: 'Change password' }).click();
    await expect(form.getByLabel('Current password', { exact: true })).toHaveAccessibleDescription(
      'Current password is required',
    );
    await expect(form.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(
      /New password must be at least 8 characters long/,
    );
    await expect(form.getByLabel('Confirm new password', { exact: true })).toHaveAccessibleDescription(
      'Please confirm your new password',
    );
    await changePassword(page, password, 'another garden 8', 'another garden 9');
    await expect(form.getByLabel('Confirm new password', { exact: true })).toHaveAccessibleDescription("Passwords don't match");
    await changePassword(page, 'not this one', 'another garden 8');
    await seeToast(page, 'Failed to change password');
    await expect(form.getByLabel('Current password', { exact: true })).toHaveAccessibleDescription(
      'Current password is incorrect',
    );
    await expect(form.getByLabel('New password', { exact: true })).toHaveValue('another garden 8');
  });

  test('or a failing server shows an error and a retry', async ({ page }) => {
    await openNewAccount(page);
    await page.route('**/api/auth/export', (route) => route.fulfill({ status: 500, body: 'broken' }));
    await page.getByRole('button', { name: 'Download my data' }).click();
    await seeToast(page, 'Download Failed');
    await page.route('**/api/auth/user', (route) => route.fulfill({ status: 500, body: 'broken' }));
    await page.reload();
    const failure = page.getByRole('main').getByRole('alert');
    await expect(failure).toContainText('Your account could not be loaded');
    await page.unroute('**/api/auth/user');
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account');
  });
});

test.describe('a new password', () => {
  // The cookies are taken away from a page that may still be asking.
  test.use({ allowed: /401 .*\/api\/subscription\/current/ });

  test('signs out other browsers, not this one', async ({ page, browser, baseURL }) => {
    const user = await openNewAccount(page);
    const other = await inAnotherBrowser(browser, baseURL, user);
    await openAccount(other);
    await changePassword(page, user.password, 'another garden 8');
    await seeToast(page, 'Password changed', 'Your other devices have been signed out.');
    await expect(page.getByLabel('Current password', { exact: true })).toHaveValue('');
    await seeSignedIn(other, false);
    await expect(other).toHaveURL(/\/auth$/);
    await other.context().close();

    await page.reload();
    await seeSignedIn(page);
    await page.context().clearCookies();
    await signIn(page, { email: user.email, password: 'another garden 8' });
    await seeToast(page, 'Welcome back!');
  });
});

test('usage is counted on the account, in every open page', async ({ page, context }) => {
  await openNewAccount(page);
  const second = await context.newPage();
  await openHome(second);
  await seeUsed(second, 0);
  await expect(second.getByText('No account needed', { exact: false })).toBeHidden();
  await ask(second, situation().text);
  await seeAdvice(second);
  await seeUsed(second, 1);
  await seeUsed(page, 1);
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1');
});

test('a user at the limit sees the upgrade and the date of the reset', async ({ page }) => {
  await registerByApi(page);
  await useUp(page);
  await openHome(page, 'Usage limit reached');
  await seeUsed(page, 3);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText("You've reached your usage limit. Upgrade your plan to go on, or wait until");
  await expect(alert.getByRole('link', { name: 'View Plans' })).toBeVisible();
});

test('the data of the account can be downloaded', async ({ page }) => {
  const { email } = await openNewAccount(page);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
  const held = await readFile(await download.path(), 'utf8');
  expect(held).toContain(email);
  expect(held).not.toContain('argon2');
});

test.describe('a deleted account', () => {
  test.use({ allowed: REFUSED });

  test('is signed out in every browser, and cannot sign in', async ({ page, browser, baseURL }) => {
    const user = await openNewAccount(page);
    const other = await inAnotherBrowser(browser, baseURL, user);
    await openAccount(other);

    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await expect(dialog).toContainText('Your subscription is cancelled.');
    await expect(dialog).toContainText('You can no longer sign in');
    await dialog.getByRole('button', { name: 'Delete for ever' }).click();
    const field = dialog.getByLabel(`Type ${user.email} to confirm`);
    await expect(field).toHaveAccessibleDescription('This is not the address of this account.');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Delete account' })).toBeFocused();

    await page.getByRole('button', { name: 'Delete account' }).click();
    await field.fill(user.email.toUpperCase());
    await dialog.getByRole('button', { name: 'Delete for ever' }).click();
    await seeToast(page, 'Your account has been deleted');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account has been deleted');
    await expect(page).toHaveURL(/\/auth$/);
    await seeSignedIn(page, false);
    await seeSignedIn(other, false);
    await other.context().close();

    await signIn(page, user);
    await seeToast(page, 'Login failed');
  });
});

test.describe('where addresses are verified', () => {
  test.use({ via: 'VERIFIED' });

  test('a changed address waits for its link', async ({ page }) => {
    const user = newUser();
    await page.request.post('/api/auth/register', { data: { ...user, confirmPassword: user.password } });
    await page.goto(await mailedLink(user.email, 'verify-email'));
    await expect(page.getByRole('link', { name: 'Continue to App' })).toBeVisible();
    await page.request.post('/api/auth/login', { data: { email: user.email, password: user.password } });
    await openAccount(page);
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Email').fill(`new.${user.email}`);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(fact(page, 'Email')).toContainText(user.email);
    await expect(fact(page, 'Email')).toContainText(`We sent a link to new.${user.email}.`);
    await page.goto(await mailedLink(`new.${user.email}`, 'verify-email'));
    await expect(page.getByRole('link', { name: 'Continue to App' })).toBeVisible();
    await openAccount(page);
    await expect(fact(page, 'Email')).toHaveText(`new.${user.email}`);
  });
});
