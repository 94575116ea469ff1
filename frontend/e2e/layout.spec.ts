import advice from '../src/locales/advice/en.ts';
import usage from '../src/locales/usage/en.ts';
import { changePassword, openAccount, openNewAccount } from './steps/account.ts';
import { ask, field, openHome, seeAdvice, seeWriting } from './steps/ask.ts';
import { seeConnection } from './steps/connection.ts';
import { recordShifts, seeNoSideScroll } from './steps/layout.ts';
import { useUp } from './steps/limit.ts';
import { hold, release } from './steps/model.ts';
import { situation } from './steps/situation.ts';
import { subscribe } from './steps/subscription.ts';
import { expect, test } from './steps/test.ts';
import { newUser, openEntry, registerByApi, send } from './steps/user.ts';

const NARROW = { width: 320, height: 640 };

test.describe('at 320 pixels nothing scrolls sideways', () => {
  test.use({ viewport: NARROW });

  test('the form, its errors, the menu, and growing and stored advice', async ({ page }) => {
    const { text, mark } = situation();
    await hold(mark, 250);
    await openHome(page);
    await seeNoSideScroll(page);
    await page.getByRole('button', { name: 'Ask for advice' }).click();
    await expect(page.getByText('Please write at least 10 characters')).toBeVisible();
    await seeNoSideScroll(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await seeNoSideScroll(page);
    await page.keyboard.press('Escape');

    await ask(page, text);
    await seeWriting(page);
    await seeNoSideScroll(page);
    await release(mark);
    await seeAdvice(page);
    await seeNoSideScroll(page);
    await page.getByRole('button', { name: advice['advice.show_question'] }).click();
    await seeNoSideScroll(page);
  });

  test('a question of one long word', async ({ page }) => {
    await openHome(page);
    await ask(page, `${'Donaudampfschifffahrt'.repeat(20)} https://example.com/${'a'.repeat(200)}`);
    await seeAdvice(page);
    await seeNoSideScroll(page);
    await page.getByRole('button', { name: advice['advice.show_question'] }).click();
    await seeNoSideScroll(page);
  });

  test('help, the limit, and an unknown address', async ({ page }) => {
    await openHome(page);
    await ask(page, 'I want to kill myself and I do not see another way.');
    await seeAdvice(page);
    await seeNoSideScroll(page);
    await useUp(page);
    await openHome(page, usage['usage.limit_reached']);
    await seeNoSideScroll(page);
    await page.goto('/nowhere');
    await expect(page.getByRole('link', { name: 'Go Home' })).toBeVisible();
    await seeNoSideScroll(page);
    for (const query of ['?country=FR&lang=fr', '?country=&lang=de', '?country=US&lang=nl']) {
      await page.goto(`/help${query}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await seeNoSideScroll(page);
    }
  });

  test('the account and its dialog, with a long name and address', async ({ page }) => {
    await registerByApi(page, {
      ...newUser(),
      lastName: 'Donaudampfschifffahrt'.repeat(4),
      email: `${'a'.repeat(60)}@${'b'.repeat(60)}.example.com`,
    });
    await openAccount(page);
    await seeNoSideScroll(page);
    await page.getByRole('button', { name: 'Edit' }).click();
    await changePassword(page, '', 'short', 'other');
    await seeNoSideScroll(page);
    await page.getByRole('button', { name: 'Delete account' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await seeNoSideScroll(page);
  });

  test('sign-in, registration, and the pages of a password reset', async ({ page }) => {
    await openEntry(page);
    await send(page, 'Sign in');
    await seeNoSideScroll(page);
    await page.getByRole('tab', { name: 'Create account' }).click();
    await send(page, 'Create account');
    await seeNoSideScroll(page);
    for (const path of ['/forgot-password', '/reset-password', '/reset-password?token=x', '/verify-email']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await seeNoSideScroll(page);
    }
  });

  for (const locale of ['es', 'fr', 'de', 'nl', 'zh']) {
    test.describe(`in ${locale}`, () => {
      test.use({ locale });

      test('the form, the menu, sign-in, and an unknown address', async ({ page }) => {
        await page.goto('/');
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(page.getByRole('textbox')).toBeVisible();
        await seeNoSideScroll(page);
        await page.getByRole('banner').getByRole('button').filter({ visible: true }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await seeNoSideScroll(page);
        for (const path of ['/nowhere', '/forgot-password', '/reset-password?token=x', '/auth']) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await seeNoSideScroll(page);
        }
        await page.getByRole('tab').nth(1).click();
        await page.getByRole('main').locator('button[type=submit]').click();
        await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
        await seeNoSideScroll(page);
      });

      test('the account and the legal pages', async ({ page }) => {
        await registerByApi(page);
        await page.goto('/account');
        await expect(page.getByRole('progressbar')).toBeVisible();
        await seeNoSideScroll(page);
        for (const path of ['/terms-of-service', '/privacy-policy']) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
          await seeNoSideScroll(page);
        }
      });
    });
  }
});

test.describe('nothing moves while the home page loads', () => {
  for (const viewport of [
    { width: 360, height: 640 },
    { width: 768, height: 1024 },
    { width: 1280, height: 800 },
  ]) {
    test.describe(`at ${viewport.width} pixels`, () => {
      test.use({ viewport });

      test('even with late data', async ({ page }) => {
        const data = Promise.withResolvers<void>();
        await page.route('**/api/**', async (route) => {
          await data.promise;
          await route.continue();
        });
        const shifts = await recordShifts(page);
        await openHome(page);
        await expect(field(page)).toBeVisible();
        data.resolve();
        await expect(page.getByText('3 free sessions left.')).toBeVisible();
        await seeConnection(page, 'Connected live');
        const { score, causes } = await shifts();
        expect(score, causes.join('\n')).toBeLessThanOrEqual(0.02);
      });
    });
  }
});

test.describe('nothing moves while the account loads', () => {
  for (const viewport of [
    { width: 360, height: 640 },
    { width: 1280, height: 800 },
  ]) {
    test.describe(`at ${viewport.width} pixels`, () => {
      test.use({ viewport });

      test('even with late data', async ({ page }) => {
        await openNewAccount(page);
        const data = Promise.withResolvers<void>();
        await page.route('**/api/**', async (route) => {
          await data.promise;
          await route.continue();
        });
        const shifts = await recordShifts(page);
        await page.reload();
        await expect(page.getByRole('heading', { name: 'Your plan' })).toBeVisible();
        data.resolve();
        await expect(page.getByRole('heading', { name: 'Free plan' })).toBeVisible();
        await expect(page.getByRole('button', { name: 'Edit' })).toBeEnabled();
        const { score, causes } = await shifts();
        expect(score, causes.join('\n')).toBeLessThanOrEqual(0.02);
      });
    });
  }
});

test.describe('nothing moves while what is paid for loads', () => {
  for (const viewport of [
    { width: 360, height: 640 },
    { width: 1280, height: 800 },
  ]) {
    for (const path of ['/account', '/invoices']) {
      test.describe(`on ${path} at ${viewport.width} pixels`, () => {
        test.use({ viewport });

        test('even with late data', async ({ page }) => {
          await registerByApi(page);
          await subscribe(page, 'silver');
          const data = Promise.withResolvers<void>();
          await page.route('**/api/**', async (route) => {
            await data.promise;
            await route.continue();
          });
          const shifts = await recordShifts(page);
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          data.resolve();
          await expect(page.getByRole('main').getByText('€9.99 a month').first()).toBeVisible();
          await expect(page.getByRole('main').getByRole(path === '/account' ? 'progressbar' : 'article')).toBeVisible();
          const { score, causes } = await shifts();
          expect(score, causes.join('\n')).toBeLessThanOrEqual(0.02);
        });
      });
    }
  }
});
