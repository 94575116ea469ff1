import type { Locator, Page } from '@playwright/test';
import { openAccount, openNewAccount } from './steps/account.ts';
import { ask, openHome, seeAdvice, seeWriting, stopButton } from './steps/ask.ts';
import { useUp } from './steps/limit.ts';
import { hold } from './steps/model.ts';
import { situation } from './steps/situation.ts';
import { expect, test } from './steps/test.ts';
import { seeToast } from './steps/toast.ts';
import { openEntry, registerByApi, send, signIn } from './steps/user.ts';

const OPERATED = 'a[href], button, input, select, textarea, label:has(input)';

const shown = (page: Page) => page.locator('[data-kind]');

/** Controls that the toast covers. */
const covered = (page: Page) =>
  page.evaluate((operated) => {
    const toast = document.querySelector('[data-kind]');
    if (!toast) return ['no toast'];
    const own = toast.getBoundingClientRect();
    return [...document.querySelectorAll(operated)]
      .filter((each) => !toast.contains(each) && each.checkVisibility({ visibilityProperty: true }))
      .filter((each) => {
        const { left, right, top, bottom, width } = each.getBoundingClientRect();
        return width > 1 && left < own.right && right > own.left && top < own.bottom && bottom > own.top;
      })
      .map((each) => `${each.tagName} ${each.textContent || each.getAttribute('name')}`);
  }, OPERATED);

const seeFree = (page: Page) => expect.poll(() => covered(page)).toEqual([]);

/** Swipes across an element. */
async function swipe(page: Page, element: Locator, across: number): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error('nothing to swipe');
  const [x, y] = [box.x + 80, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + across / 2, y, { steps: 4 });
  await page.mouse.move(x + across, y, { steps: 4 });
  await page.mouse.up();
}

for (const viewport of [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${viewport.width} pixels a toast covers no controls`, () => {
    test.use({ viewport, allowed: /(401|402|404|400) .*\/api\// });

    test('over the form at every scroll position', async ({ page }) => {
      await useUp(page);
      await openHome(page, 'Usage limit reached');
      await page.getByRole('button', { name: 'Usage limit reached' }).click({ force: true });
      await seeToast(page, "You've reached your usage limit");
      await seeFree(page);
      await page.getByRole('button', { name: 'Usage limit reached' }).scrollIntoViewIfNeeded();
      await page.mouse.move(5, 5);
      await seeFree(page);
    });

    test('on the sign-in page, and over the account', async ({ page }) => {
      const user = await registerByApi(page);
      await page.context().clearCookies();
      await openEntry(page);
      await page.getByLabel('Email').fill(user.email);
      await page.getByLabel('Password', { exact: true }).fill('not the password');
      await send(page, 'Sign in');
      await seeToast(page, 'Login failed');
      await seeFree(page);

      await signIn(page, user);
      await expect(page).toHaveURL(/\/$/);
      await openAccount(page);
      await page.getByRole('button', { name: 'Edit' }).click();
      await page.getByLabel('First name').fill('Klara');
      await page.getByRole('button', { name: 'Save' }).click();
      await seeToast(page, 'Profile updated');
      await seeFree(page);
    });

    test('over an advice and its tools', async ({ page }) => {
      await openHome(page);
      await ask(page, situation().text);
      await seeAdvice(page);
      await seeToast(page, 'Advice Ready');
      await seeFree(page);
    });
  });
}

test('a change of page hides a toast, except one that announces it', async ({ page }) => {
  const user = await registerByApi(page);
  await page.context().clearCookies();
  await signIn(page, user);
  await seeToast(page, 'Welcome back!', `Good to see you, ${user.firstName}.`);
  await expect(page).toHaveURL(/\/$/);
  await seeToast(page, 'Welcome back!');
  await page.getByRole('banner').getByRole('link', { name: 'Account' }).click();
  await expect(page).toHaveURL(/\/account$/);
  await expect(shown(page)).toHaveCount(0);
});

test.describe('an error toast', () => {
  test.use({ allowed: /401 .*\/api\/auth/ });

  test('stays until closed, but not on the next page', async ({ page }) => {
    await signIn(page, { email: 'nobody@example.com', password: 'nothing at all' });
    await seeToast(page, 'Login failed');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await expect(page).toHaveURL(/\/terms-of-service$/);
    await expect(shown(page)).toHaveCount(0);
  });
});

test('a hovered or focused toast stays, and only one is shown', async ({ page }) => {
  await page.clock.install();
  await openHome(page);
  await ask(page, situation().text);
  await seeAdvice(page);
  await page.getByRole('button', { name: 'Save This Advice' }).click();
  await seeToast(page, 'Advice Saved', 'This advice has been saved to your history.');
  await expect(shown(page)).toHaveCount(1);

  await shown(page).hover();
  await page.clock.runFor(20_000);
  await expect(shown(page)).toBeVisible();
  await page.mouse.move(5, 5);
  await shown(page).getByRole('button', { name: 'Close' }).focus();
  await page.clock.runFor(20_000);
  await expect(shown(page)).toBeVisible();
  await page.getByRole('button', { name: 'Save This Advice' }).focus();
  await page.clock.runFor(6_100);
  await expect(shown(page)).toHaveCount(0);
});

test('a swipe of 50 pixels closes a toast, a shorter one does not', async ({ page }) => {
  const { text, mark } = situation();
  await hold(mark);
  await openHome(page);
  await ask(page, text);
  await seeWriting(page);
  await stopButton(page).click();
  await seeToast(page, 'Stopped');
  await swipe(page, shown(page), 45);
  await expect(shown(page)).toBeVisible();
  await swipe(page, shown(page), 55);
  await expect(shown(page)).toHaveCount(0);
});

test('closing a toast by keyboard returns the focus', async ({ page }) => {
  await openNewAccount(page);
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await seeToast(page, 'Profile updated');
  const before = page.getByRole('contentinfo').getByRole('link').last();
  await before.focus();
  await page.keyboard.press('Tab');
  await expect(shown(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(shown(page)).toHaveCount(0);
  await expect(before).toBeFocused();
});
