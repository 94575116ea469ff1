import advice from '../src/locales/advice/en.ts';
import safety from '../src/locales/safety/en.ts';
import { changePassword, openNewAccount } from './steps/account.ts';
import { ask, openHome, seeAdvice, seeWriting } from './steps/ask.ts';
import { seeAccessible, seeAccessibleHere } from './steps/axe.ts';
import { anotherBrowser } from './steps/couples.ts';
import { useUp } from './steps/limit.ts';
import { mailedLink } from './steps/mail.ts';
import { openMenu } from './steps/menus.ts';
import { hold, release } from './steps/model.ts';
import { situation } from './steps/situation.ts';
import { expect, test } from './steps/test.ts';
import { seeToast } from './steps/toast.ts';
import { openEntry, registerByApi, seeSignedIn, send, signIn } from './steps/user.ts';

// axe finds nothing on any screen, in either theme, at 360, 768 and 1280 pixels.
test.describe.configure({ timeout: 120_000 });

test('home, and faults in its form', async ({ page }) => {
  await openHome(page);
  await expect(page.getByText('3 free sessions left.')).toBeVisible();
  await seeAccessible(page);
  await page.getByRole('button', { name: 'Ask for advice' }).click();
  await expect(page.getByText('Please write at least 10 characters')).toBeVisible();
  await seeAccessible(page);
});

test('a growing advice', async ({ page }) => {
  const { text, mark } = situation();
  await hold(mark, 250);
  await openHome(page);
  await ask(page, text);
  await seeWriting(page);
  await seeAccessible(page);
  await release(mark);
});

test('an advice, its question and its toasts', async ({ page }) => {
  await openHome(page);
  await ask(page, situation().text);
  await seeAdvice(page);
  await page.getByRole('button', { name: advice['advice.show_question'] }).click();
  await page.getByRole('button', { name: 'Save This Advice' }).click();
  await seeToast(page, 'Advice Saved');
  await seeAccessible(page, 800);
});

test('the help card', async ({ page }) => {
  await openHome(page);
  await ask(page, 'I want to kill myself and I do not see another way.');
  await seeAdvice(page);
  await expect(page.getByRole('region', { name: safety['help.title'] })).toBeVisible();
  await seeAccessible(page);
});

test('the limit, and an unknown address', async ({ page }) => {
  await useUp(page);
  await openHome(page, 'Usage limit reached');
  await seeAccessible(page);
  await page.goto('/nowhere');
  await expect(page.getByRole('link', { name: 'Go Home' })).toBeVisible();
  await seeAccessible(page);
});

test('open menus and the drawer', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHome(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const name of [/^Language:/, /^Theme:/]) {
      const menu = await openMenu(page, name);
      await seeAccessibleHere(page);
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
    }
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 800 });
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await seeAccessibleHere(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  }
});

test('the account, faults in its forms, and the deletion dialog', async ({ page }) => {
  await openNewAccount(page);
  await seeAccessible(page);
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Email').fill('nowhere');
  await page.getByRole('button', { name: 'Save' }).click();
  await changePassword(page, '', 'short', 'other');
  await expect(page.getByText('Current password is required')).toBeVisible();
  await seeAccessible(page);
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete for ever' }).click();
  await expect(page.getByText('This is not the address of this account.')).toBeVisible();
  await seeAccessible(page, 800);
});

test('the account while loading, and after a failure', async ({ page }) => {
  await openNewAccount(page);
  await page.route('**/api/subscription/current', (route) => route.fulfill({ status: 200, body: 'no JSON' }));
  const account = Promise.withResolvers<void>();
  await page.route('**/api/auth/user', async (route) => {
    await account.promise;
    await route.fulfill({ status: 200, body: 'no JSON' });
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your plan' })).toBeVisible();
  await seeAccessible(page);
  await page.unroute('**/api/auth/user');
  account.resolve();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Your account could not be loaded');
  await seeAccessible(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Your plan could not be read just now.')).toBeVisible();
  await seeAccessible(page);
});

for (const path of ['/terms-of-service', '/privacy-policy']) {
  test(`the legal page at ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await seeAccessible(page);
  });
}

test('sign-in and registration, and their faults', async ({ page }) => {
  await openEntry(page);
  await seeAccessible(page);
  await send(page, 'Sign in');
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await seeAccessible(page);
  await page.getByRole('tab', { name: 'Create account' }).click();
  await send(page, 'Create account');
  await expect(page.getByText('Date of birth is required')).toBeVisible();
  await seeAccessible(page);
});

test.describe('the target pages of mailed links', () => {
  test.use({ allowed: /400 .*\/api\// });

  test('and the page that requests one', async ({ page }) => {
    await page.goto('/forgot-password');
    await send(page, 'Send the link');
    await expect(page.getByText('Email is required')).toBeVisible();
    await seeAccessible(page);
    await page.getByLabel('Email').fill('nobody@example.com');
    await send(page, 'Send the link');
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await seeAccessible(page);
    await page.goto('/reset-password');
    await expect(page.getByText('No reset token provided.')).toBeVisible();
    await seeAccessible(page);
    await page.goto('/reset-password?token=nobody-made-this');
    await send(page, 'Save the new password');
    await expect(page.getByText('All fields are required').first()).toBeVisible();
    await seeAccessible(page);
    await page.goto('/verify-email?token=nobody-made-this');
    await expect(page.getByText('Email verification failed')).toBeVisible();
    await seeAccessible(page);
  });
});

test.describe('where addresses are verified', () => {
  test.use({ via: 'VERIFIED', allowed: /(400|403) .*\/api\// });

  test('the notes above the form, and a verified address', async ({ page }) => {
    const user = await registerByApi(page);
    await signIn(page, user);
    await expect(page.getByRole('button', { name: 'Send the link again' })).toBeVisible();
    await seeAccessible(page);
    const link = await mailedLink(user.email, 'verify-email');
    const other = await anotherBrowser(page);
    await other.goto(link);
    await send(other, 'Verify my address');
    await expect(other.getByText('Password must be at least 6 characters')).toBeVisible();
    await seeAccessible(other);
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Your email address is verified' })).toBeVisible();
    await seeAccessible(page);
  });
});

test('the header and the drawer of a user', async ({ page }) => {
  await registerByApi(page);
  await openHome(page);
  await seeSignedIn(page);
  await seeAccessible(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Logout' })).toBeInViewport();
  await seeAccessibleHere(page);
});

test.describe('a toast and a tooltip', () => {
  test.use({ allowed: /401 .*\/api\/auth/ });

  test('over a form', async ({ page }) => {
    await signIn(page, { email: 'nobody@example.com', password: 'nothing at all' });
    await seeToast(page, 'Login failed');
    await page.getByLabel('Password', { exact: true }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tooltip')).toBeVisible();
    await seeAccessible(page);
  });
});
