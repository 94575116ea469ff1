import type { Locator, Page } from '@playwright/test';
import { openAccount } from './steps/account.ts';
import { ask, openHome, seeAdvice } from './steps/ask.ts';
import { useUp } from './steps/limit.ts';
import { situation } from './steps/situation.ts';
import { expect, test } from './steps/test.ts';
import { seeToast } from './steps/toast.ts';
import { openEntry, registerByApi, send } from './steps/user.ts';

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

const SIZES = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

/** Closes the toast of the size before. */
async function close(page: Page): Promise<void> {
  await shown(page).getByRole('button', { name: 'Close' }).click();
  await expect(shown(page)).toHaveCount(0);
}

test.describe('at every size a toast covers no controls', () => {
  test.use({ allowed: /(401|402|404|400) .*\/api\// });

  test('over an advice and over the form at every scroll position, and a swipe of 50 pixels closes it', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openHome(page);
    await ask(page, situation().text);
    await seeAdvice(page);
    await seeToast(page, 'Advice Ready');
    await seeFree(page);
    await swipe(page, shown(page), 45);
    await expect(shown(page)).toBeVisible();
    await swipe(page, shown(page), 55);
    await expect(shown(page)).toHaveCount(0);
    for (const size of SIZES.slice(1)) {
      await page.setViewportSize(size);
      // A narrow window has them in its dock.
      await page
        .getByRole('button', { name: /^Save( This Advice)?$/ })
        .filter({ visible: true })
        .first()
        .click();
      await seeToast(page, 'Advice Saved');
      await seeFree(page);
      await close(page);
    }

    await useUp(page, 2);
    await openHome(page, 'Usage limit reached');
    const send = page.getByRole('button', { name: 'Usage limit reached' });
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.evaluate(() => window.scrollTo(0, 0));
      await send.click({ force: true });
      await seeToast(page, "You've reached your usage limit");
      await seeFree(page);
      await send.scrollIntoViewIfNeeded();
      await page.mouse.move(5, 5);
      await seeFree(page);
      await close(page);
    }
  });

  test('on the sign-in page and over the account, and closing it by keyboard returns the focus', async ({ page }) => {
    const user = await registerByApi(page);
    await page.context().clearCookies();
    await openEntry(page);
    await page.getByLabel('Email').fill(user.email);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.getByLabel('Password', { exact: true }).fill('not the password');
      await send(page, 'Sign in');
      await seeToast(page, 'Login failed');
      await seeFree(page);
      await close(page);
    }

    await page.getByLabel('Password', { exact: true }).fill(user.password);
    await send(page, 'Sign in');
    await expect(page).toHaveURL(/\/$/);
    await openAccount(page);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.getByRole('button', { name: 'Edit' }).click();
      await page.getByLabel('First name').fill(`Klara ${size.width}`);
      await page.getByRole('button', { name: 'Save' }).click();
      await seeToast(page, 'Profile updated');
      await seeFree(page);
      if (size !== SIZES.at(-1)) await close(page);
    }
    const before = page.getByRole('contentinfo').getByRole('link').last();
    await before.focus();
    await page.keyboard.press('Tab');
    await expect(shown(page).getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(shown(page)).toHaveCount(0);
    await expect(before).toBeFocused();
  });
});
