import { openNewAccount } from './steps/account.ts';
import { ask, field, openHome, seeAdvice, seeUsed, seeWriting } from './steps/ask.ts';
import { seeConnection } from './steps/connection.ts';
import { hold, release } from './steps/model.ts';
import { situation } from './steps/situation.ts';
import { expect, test } from './steps/test.ts';
import { seeToast } from './steps/toast.ts';
import { fillRegistration, newUser, openEntry, registerByApi, seeSignedIn, send, signIn, signOut } from './steps/user.ts';

const REFUSED = /(400|401|403|409) .*\/api\//;

test('a new user is welcomed, and keeps the draft', async ({ page }) => {
  const user = newUser();
  await openHome(page);
  await field(page).fill('Half a sentence about my brother');
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill(user.email);
  await page.getByRole('tab', { name: 'Create account' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(user.email);
  await fillRegistration(page, user);
  await send(page, 'Create account');
  await seeToast(page, 'Welcome, Clara', 'Your account was created successfully.');
  await expect(page).toHaveURL(/\/$/);
  await seeSignedIn(page);
  await seeUsed(page, 0);
  await expect(field(page)).toHaveValue('Half a sentence about my brother');
  await page.goto('/auth');
  await expect(page).toHaveURL(/\/$/);
});

test('each missing field shows its fault, and the first takes the focus', async ({ page }) => {
  await openEntry(page, 'Create account');
  await send(page, 'Create account');
  const faults = {
    'First name': 'First name is required',
    'Last name': 'Last name is required',
    Email: 'Please enter a valid email address',
    'Date of birth': 'Date of birth is required',
    Password: 'Password must be at least 6 characters',
  };
  for (const [label, fault] of Object.entries(faults)) {
    const input = page.getByLabel(label, { exact: true });
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription(new RegExp(fault));
  }
  await expect(page.getByLabel('First name')).toBeFocused();

  await fillRegistration(page, { ...newUser(), dateOfBirth: `${new Date().getFullYear() - 12}-01-01` });
  await page.getByLabel('Confirm password', { exact: true }).fill('another');
  await send(page, 'Create account');
  await expect(page.getByLabel('Date of birth')).toHaveAccessibleDescription('You must be at least 13 years old to register');
  await expect(page.getByLabel('Confirm password', { exact: true })).toHaveAccessibleDescription("Passwords don't match");
  await expect(page.getByLabel('Date of birth')).toBeFocused();
  await expect(page.getByLabel('First name')).toHaveAttribute('aria-invalid', 'false');
});

test('a password can be shown and hidden', async ({ page }) => {
  await openEntry(page);
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('a quiet garden 7');
  await page.getByRole('button', { name: 'Show: Password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide: Password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await expect(password).toHaveValue('a quiet garden 7');
});

test.describe('a refused sign-in or registration', () => {
  test.use({ allowed: REFUSED });

  test('shows its reason and keeps the input', async ({ page, browser, baseURL }) => {
    const other = await browser.newPage({ baseURL });
    const { email } = await registerByApi(other);
    await other.close();

    await signIn(page, { email, password: 'not the password' });
    await seeToast(page, 'Login failed', 'The email address or the password is not right.');
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not the password');

    await page.getByRole('tab', { name: 'Create account' }).click();
    await fillRegistration(page, { ...newUser(), email });
    await send(page, 'Create account');
    await seeToast(page, 'Registration failed');
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('There is already an account with this email address.');
    await expect(page.getByLabel('First name')).toHaveValue('Clara');
  });
});

test('signing in returns to the page before, within this site alone', async ({ page }) => {
  const user = await registerByApi(page);
  await page.request.post('/api/auth/logout');
  const ways = { '/nowhere': '/nowhere', '//elsewhere.example/': '/', 'https://elsewhere.example/': '/' };
  for (const [from, target] of Object.entries(ways)) {
    await page.goto('/auth');
    // The format in which the router stores its state.
    await page.evaluate((place) => window.history.replaceState({ usr: { from: place }, key: 'sent', idx: 0 }, ''), from);
    await page.reload();
    await page.getByLabel('Email').fill(user.email);
    await page.getByLabel('Password', { exact: true }).fill(user.password);
    await send(page, 'Sign in');
    await seeToast(page, 'Welcome back!', 'Clara');
    await page.waitForURL((url) => url.pathname === target);
    expect(new URL(page.url()).hostname).toBe('localhost');
    await signOut(page);
  }
});

test.describe('with two tabs open', () => {
  test.use({ allowed: /401 .*\/api\/auth\/user/ });

  test('both know at once who is signed in, and a sign-out leaves no data', async ({ page, context }) => {
    const user = await registerByApi(page);
    await page.request.post('/api/auth/logout');
    await openHome(page);
    const other = await context.newPage();
    await openHome(other);
    await field(other).fill('Something that is nobody else’s to read');
    await seeSignedIn(other, false);

    await signIn(page, user);
    await seeSignedIn(page);
    await seeSignedIn(other);
    await expect(field(other)).toHaveValue('Something that is nobody else’s to read');

    // Both are connected as that user: usage in one appears in the other.
    await seeConnection(other, 'Connected live');
    const { text } = situation();
    const asked = { description: text, category: 'family', adviceStyle: 'practical', language: 'en' };
    await page.request.post('/api/advice/generate', { data: asked });
    await seeUsed(other, 1);

    await signOut(page);
    await seeSignedIn(page, false);
    await seeSignedIn(other, false);
    await seeToast(other, 'You are signed out');
    await expect(field(other)).toHaveValue('');
    const kept = await other.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
    expect(kept).not.toContain('nobody else');
  });
});

test('after a sign-out a visitor can ask and read along', async ({ page }) => {
  await registerByApi(page);
  await openHome(page);
  await signOut(page);
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  const { text, mark } = situation();
  await hold(mark);
  await ask(page, text);
  await seeWriting(page);
  await release(mark);
  await seeAdvice(page);
  await seeUsed(page, 1);
});

test.describe('a user whose session has expired', () => {
  test.use({ allowed: /401 .*\/api\// });

  test('notices at the next call, and can sign in again', async ({ page, context }) => {
    const user = await openNewAccount(page);
    await context.clearCookies();
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('First name').fill('Klara');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(/\/auth$/);
    await seeSignedIn(page, false);
    await page.getByLabel('Email').fill(user.email);
    await page.getByLabel('Password', { exact: true }).fill(user.password);
    await send(page, 'Sign in');
    await expect(page).toHaveURL(/\/account$/);
    await seeSignedIn(page);
  });
});

test('on a phone the sign-out is in the menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await registerByApi(page);
  await openHome(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('link', { name: 'Account' })).toBeVisible();
  await menu.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
});
