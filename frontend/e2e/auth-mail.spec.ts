import type { Page } from '@playwright/test';
import { fact } from './steps/account.ts';
import { openHome } from './steps/ask.ts';
import { mailedLink, mailsTo } from './steps/mail.ts';
import { expect, test } from './steps/test.ts';
import { seeToast } from './steps/toast.ts';
import { enter, fillRegistration, newUser, openEntry, registerByApi, seeSignedIn, send } from './steps/user.ts';
import { visit } from './steps/visit.ts';

// These tests use the server that requires verified addresses.
test.use({ via: 'VERIFIED', allowed: /(400|401|403) .*\/api\// });

/** Signs in by the form to which the header leads. */
async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await enter(page, { email, password });
}

test('a new user registers, verifies the address by the link, signs in, and verifies a changed address', async ({ page }) => {
  const user = newUser();
  await openEntry(page, 'Create account');
  await fillRegistration(page, user);
  await send(page, 'Create account');
  const note = page.getByText(`Check your email. We sent a link to ${user.email}`);
  await expect(note).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Sign in' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByLabel('Email')).toHaveValue(user.email);
  await seeSignedIn(page, false);

  // Signing in before verifying offers another link.
  const first = await mailedLink(user.email, 'verify-email');
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await send(page, 'Sign in');
  await expect(page.getByText('Your email address is not verified yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Send the link again' }).click();
  await seeToast(page, 'Sent', user.email);
  const second = await mailedLink(user.email, 'verify-email', 1);
  expect(second).not.toBe(first);

  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(second);
  await expect(heading).toHaveText('Your email address is verified');
  await expect(page).toHaveURL(/\/verify-email$/);
  // A reload does not consume the token again.
  await page.reload();
  await expect(heading).toHaveText('Your email address is verified');
  await page.getByRole('link', { name: 'Continue to App' }).click();
  await expect(page).toHaveURL(/\/$/);

  await signIn(page, user.email, user.password);
  await seeToast(page, 'Welcome back!', 'Clara');
  await expect(page).toHaveURL(/\/$/);
  await seeSignedIn(page);
  await page.goto(second);
  await expect(heading).toHaveText('Email verification failed');

  // A changed address waits for its link.
  await visit(page, '/account');
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Email').fill(`new.${user.email}`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(fact(page, 'Email')).toContainText(user.email);
  await expect(fact(page, 'Email')).toContainText(`We sent a link to new.${user.email}.`);
  await page.goto(await mailedLink(`new.${user.email}`, 'verify-email'));
  await expect(heading).toHaveText('Your email address is verified');
  await visit(page, '/account');
  await expect(fact(page, 'Email')).toHaveText(`new.${user.email}`);
});

test('in another browser the link needs the password, so a stranger who registers my address gains nothing', async ({
  page,
  request,
}) => {
  const me = newUser();
  const register = async (password: string) => {
    const reply = await request.post('/api/auth/register', { data: { ...me, password, confirmPassword: password } });
    expect(reply.status()).toBe(201);
  };
  const heading = page.getByRole('heading', { level: 1 });
  const password = page.getByLabel('Password', { exact: true });

  // The link of the stranger, opened by me.
  await register('of a stranger');
  await page.goto(await mailedLink(me.email, 'verify-email'));
  await expect(heading).toHaveText('Enter your password to confirm');
  await expect(heading).toBeFocused();
  await expect(page.getByText('without the password nothing happens')).toBeVisible();
  await password.fill(me.password);
  await send(page, 'Verify my address');
  await expect(password).toHaveAccessibleDescription('This is not the password of this account.');
  await expect(password).toBeFocused();
  await expect(password).toHaveValue(me.password);

  // My own one: a wrong password does not consume it.
  await register(me.password);
  await page.goto(await mailedLink(me.email, 'verify-email', 1));
  await password.fill('not this one');
  await send(page, 'Verify my address');
  await expect(password).toHaveAccessibleDescription('This is not the password of this account.');
  await page.reload();
  await password.fill(me.password);
  await password.press('Enter');
  await expect(heading).toHaveText('Your email address is verified');
  await signIn(page, me.email, me.password);
  await seeSignedIn(page);
  const stranger = await request.post('/api/auth/login', { data: { email: me.email, password: 'of a stranger' } });
  expect(stranger.status()).toBe(401);
});

test('a reset link works once and signs out every browser; whether there is an account stays unsaid', async ({
  page,
  browser,
  baseURL,
}) => {
  const user = await registerByApi(page);
  const { email, password } = user;
  await page.goto(await mailedLink(email, 'verify-email'));
  await expect(page.getByRole('heading', { name: 'Your email address is verified' })).toBeVisible();
  const elsewhere = await browser.newPage({ baseURL });
  expect((await elsewhere.request.post('/api/auth/login', { data: { email, password } })).status()).toBe(200);
  await openHome(elsewhere);
  await seeSignedIn(elsewhere);

  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill(user.email);
  await page.getByRole('link', { name: 'Forgot Password' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset your password');
  await expect(page.getByLabel('Email')).toHaveValue(user.email);
  const nobody = newUser().email;
  await page.getByLabel('Email').fill(nobody);
  await send(page, 'Send the link');
  await expect(page.getByText(`If there is an account with ${nobody}, a link is on its way.`)).toBeVisible();
  await page.getByRole('button', { name: 'Use another address' }).click();
  await page.getByLabel('Email').fill(user.email);
  await send(page, 'Send the link');
  await expect(page.getByText(`If there is an account with ${user.email}, a link is on its way.`)).toBeVisible();

  // The reset signs its own browser out as well, and says so.
  const link = await mailedLink(user.email, 'reset-password');
  await page.request.post('/api/auth/login', { data: { email, password } });
  await page.goto(link);
  await expect(page).toHaveURL(/\/reset-password$/);
  await seeSignedIn(page);
  const chosen = page.getByLabel('New password', { exact: true });
  const again = page.getByLabel('Confirm new password', { exact: true });
  await chosen.fill('a louder garden 8');
  await again.fill('a louder garden 8');
  await send(page, 'Save the new password');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your password is changed');
  await seeSignedIn(page, false);
  await expect(page.getByText('No reset token provided')).toBeHidden();
  await expect(page.getByText('You are signed out')).toBeHidden();
  await seeSignedIn(elsewhere, false);
  await seeToast(elsewhere, 'You are signed out');
  await elsewhere.close();

  await page.goto(link);
  await chosen.fill('a third garden 9');
  await again.fill('a third garden 9');
  await send(page, 'Save the new password');
  await expect(page.getByText('This link has been used, or is older than 60 minutes.')).toBeVisible();

  await signIn(page, email, password);
  await seeToast(page, 'Login failed');
  await page.getByLabel('Password', { exact: true }).fill('a louder garden 8');
  await send(page, 'Sign in');
  await seeToast(page, 'Welcome back!');
  expect(await mailsTo(nobody)).toEqual([]);
});
