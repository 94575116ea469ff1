import { openHome } from './steps/ask.ts';
import { anotherBrowser } from './steps/couples.ts';
import { mailedLink, mailsTo } from './steps/mail.ts';
import { addressOf, expect, test } from './steps/test.ts';
import { seeToast } from './steps/toast.ts';
import { fillRegistration, newUser, openEntry, registerByApi, seeSignedIn, send, signIn, type User } from './steps/user.ts';

// These tests use the server that requires verified addresses.
test.use({ via: 'VERIFIED', allowed: /(400|401|403) .*\/api\// });

async function verified(page: Parameters<typeof signIn>[0]): Promise<User> {
  const user = await registerByApi(page);
  await page.goto(await mailedLink(user.email, 'verify-email'));
  await expect(page.getByRole('heading', { name: 'Your email address is verified' })).toBeVisible();
  return user;
}

test('a new user registers, verifies the address by the link, and signs in', async ({ page }) => {
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

  await page.goto(second);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your email address is verified');
  await expect(page).toHaveURL(/\/verify-email$/);
  // A reload does not consume the token again.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your email address is verified');
  await page.getByRole('link', { name: 'Continue to App' }).click();
  await expect(page).toHaveURL(/\/$/);

  await signIn(page, user);
  await seeToast(page, 'Welcome back!', 'Clara');
  await expect(page).toHaveURL(/\/$/);
  await seeSignedIn(page);

  await page.goto(second);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Email verification failed');
});

test('in another browser the link needs the password, and a wrong one does not consume it', async ({ page }) => {
  const user = newUser();
  await openEntry(page, 'Create account');
  await fillRegistration(page, user);
  await send(page, 'Create account');
  const link = await mailedLink(user.email, 'verify-email');

  const phone = await anotherBrowser(page, { baseURL: addressOf('VERIFIED') });
  await phone.goto(link);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Enter your password to confirm');
  await expect(phone.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(phone.getByText('without the password nothing happens')).toBeVisible();
  const password = phone.getByLabel('Password', { exact: true });
  await password.fill('short');
  await send(phone, 'Verify my address');
  await expect(password).toHaveAccessibleDescription('Password must be at least 6 characters');
  await password.fill('not this one');
  await send(phone, 'Verify my address');
  await expect(password).toHaveAccessibleDescription('This is not the password of this account.');
  await expect(password).toBeFocused();
  await expect(password).toHaveValue('not this one');
  await phone.reload();
  await password.fill(user.password);
  await password.press('Enter');
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Your email address is verified');
  await signIn(phone, user);
  await seeSignedIn(phone);
});

test('a stranger who registers my address gains nothing when I open their link', async ({ page }) => {
  const me = newUser();
  const stranger = await anotherBrowser(page, { baseURL: addressOf('VERIFIED') });
  await registerByApi(stranger, { ...me, password: 'of a stranger' });
  await page.goto(await mailedLink(me.email, 'verify-email'));
  const password = page.getByLabel('Password', { exact: true });
  await password.fill(me.password);
  await send(page, 'Verify my address');
  await expect(password).toHaveAccessibleDescription('This is not the password of this account.');
  await registerByApi(page, me);
  await page.goto(await mailedLink(me.email, 'verify-email', 1));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your email address is verified');
  await signIn(page, me);
  await seeSignedIn(page);
  await signIn(stranger, { ...me, password: 'of a stranger' });
  await seeToast(stranger, 'Login failed');
});

test('a link used meanwhile says so after the password', async ({ page }) => {
  const user = await registerByApi(page);
  const link = await mailedLink(user.email, 'verify-email');
  const phone = await anotherBrowser(page, { baseURL: addressOf('VERIFIED') });
  await phone.goto(link);
  await phone.getByLabel('Password', { exact: true }).fill(user.password);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your email address is verified');
  await send(phone, 'Verify my address');
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Email verification failed');
});

test('the note to check the mail disappears after eight seconds', async ({ page }) => {
  await page.clock.install();
  await openEntry(page, 'Create account');
  await fillRegistration(page, newUser());
  await send(page, 'Create account');
  const note = page.getByText('Check your email.');
  await expect(note).toBeVisible();
  await page.clock.runFor(7_000);
  await expect(note).toBeVisible();
  await page.clock.runFor(1_500);
  await expect(note).toBeHidden();
});

test('links with a missing or unknown token show an error and a way on', async ({ page }) => {
  await page.goto('/verify-email');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No verification token provided');
  await page.goto('/verify-email?token=nobody-made-this');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Email verification failed');
  await page.goto('/reset-password');
  await expect(page.getByText('No reset token provided. Please request a new password reset link.')).toBeVisible();
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
});

test('a reset link works once, and signs out every other browser', async ({ page, browser, baseURL }) => {
  const user = await verified(page);
  const elsewhere = await browser.newPage({ baseURL });
  await signIn(elsewhere, user);
  await expect(elsewhere).toHaveURL(/\/$/);
  await seeSignedIn(elsewhere);

  await openEntry(page);
  await page.getByLabel('Email').fill(user.email);
  await page.getByRole('link', { name: 'Forgot Password' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(user.email);
  await page.getByLabel('Email').fill('');
  await send(page, 'Send the link');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email is required');
  await page.getByLabel('Email').fill(user.email);
  await send(page, 'Send the link');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');

  const link = await mailedLink(user.email, 'reset-password');
  await page.goto(link);
  await expect(page).toHaveURL(/\/reset-password$/);
  const chosen = page.getByLabel('New password', { exact: true });
  const again = page.getByLabel('Confirm new password', { exact: true });
  await send(page, 'Save the new password');
  await expect(chosen).toHaveAccessibleDescription(/All fields are required/);
  await chosen.fill('short');
  await again.fill('other');
  await send(page, 'Save the new password');
  await expect(chosen).toHaveAccessibleDescription(/Password must be at least 8 characters long/);
  await expect(again).toHaveAccessibleDescription('Passwords do not match');
  await chosen.fill('a louder garden 8');
  await again.fill('a louder garden 8');
  await send(page, 'Save the new password');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your password is changed');

  await seeSignedIn(elsewhere, false);
  await seeToast(elsewhere, 'You are signed out');
  await elsewhere.close();

  await page.goto(link);
  await chosen.fill('a third garden 9');
  await again.fill('a third garden 9');
  await send(page, 'Save the new password');
  await expect(page.getByText('This link has been used, or is older than 60 minutes.')).toBeVisible();

  await signIn(page, user);
  await seeToast(page, 'Login failed');
  await signIn(page, { ...user, password: 'a louder garden 8' });
  await seeToast(page, 'Welcome back!');
});

test('a password request does not reveal whether an account exists', async ({ page }) => {
  await openHome(page);
  const { email } = newUser();
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(email);
  await send(page, 'Send the link');
  await expect(page.getByText(`If there is an account with ${email}, a link is on its way.`)).toBeVisible();
  expect(await mailsTo(email)).toEqual([]);
});
