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

/** Controls and lines of text that the toast covers. */
const covered = (page: Page, inside = 'body') =>
  page.evaluate(
    ([operated, within]) => {
      const toast = document.querySelector('[data-kind]');
      if (!toast) return ['no toast'];
      const own = toast.getBoundingClientRect();
      const isUnder = ({ left, right, top, bottom, width }: DOMRect) =>
        width > 1 && left < own.right - 1 && right > own.left + 1 && top < own.bottom - 1 && bottom > own.top + 1;
      const isOther = (each: Element | null): each is Element =>
        each !== null && !toast.contains(each) && each.checkVisibility({ visibilityProperty: true });
      const root = document.querySelector(within) ?? document.body;
      const controls = [...root.querySelectorAll(operated)].filter(
        (each) => isOther(each) && isUnder(each.getBoundingClientRect()),
      );
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const lines: string[] = [];
      while (texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        if (isOther(texts.currentNode.parentElement) && [...range.getClientRects()].some(isUnder)) lines.push(`“${range}”`);
      }
      return [...controls.map((each) => `${each.tagName} ${each.textContent || each.getAttribute('name')}`), ...lines];
    },
    [OPERATED, inside] as const,
  );

/**
 * The toast covers nothing. In a narrow window it has a strip below the header, in the page's flow; scrolled, the page ends below it, as below
 * every bar at the top.
 */
async function seeFree(page: Page): Promise<void> {
  const strip = shown(page).and(page.locator('[data-strip]'));
  if ((page.viewportSize()?.width ?? 0) < 1080) {
    await expect(strip).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 0));
  }
  await expect.poll(() => covered(page)).toEqual([]);
}

/** The place in the window of the first line of text below a height. */
const lineBelow = (page: Page, height: number) =>
  page.evaluate((least) => {
    const texts = document.createTreeWalker(document.querySelector('article') ?? document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      const { top, width } = range.getBoundingClientRect();
      if (top >= least && width > 1) return { text: range.toString(), top };
    }
    throw new Error('there is no text');
  }, height);

/** The place in the window of a text of the advice. */
const topOf = (page: Page, text: string) =>
  page.evaluate((words) => {
    const texts = document.createTreeWalker(document.querySelector('article') ?? document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      if (range.toString() === words) return range.getBoundingClientRect().top;
    }
    throw new Error('the text has gone');
  }, text);

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

test.describe('at every size a toast covers neither text nor controls', () => {
  test.use({ allowed: /(401|402|404|400|500) .*\/api\// });

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

    // Over a scrolled page it moves what is read down, and leaves it there.
    await page.evaluate(() => window.scrollTo(0, 500));
    await expect(page.getByRole('button', { name: 'Quick exit' })).toBeInViewport({ ratio: 1 });
    const { text, top } = await lineBelow(page, 60);
    const topNow = () => topOf(page, text);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await seeToast(page, 'Advice Saved');
    const height = (await shown(page).boundingBox())?.height ?? 0;
    await expect.poll(topNow).toBeCloseTo(top + height, 0);
    await close(page);
    expect(await topNow()).toBeCloseTo(top + height, 0);

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
    // A dialog makes room for it on a phone.
    await page.setViewportSize({ width: 360, height: 640 });
    await page.route('**/api/auth/delete-account', (route) => route.fulfill({ status: 500, json: { code: 'internal_error' } }));
    await page.getByRole('button', { name: 'Delete account' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill(user.email);
    await page.getByRole('button', { name: 'Delete for ever' }).click();
    await seeToast(page, 'Deletion Failed');
    await expect.poll(() => covered(page, '[role=dialog]')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await seeFree(page);

    const before = page.getByRole('contentinfo').getByRole('link').last();
    await before.focus();
    await page.keyboard.press('Tab');
    await expect(shown(page).getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(shown(page)).toHaveCount(0);
    await expect(before).toBeFocused();
  });
});
