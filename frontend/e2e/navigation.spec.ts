import type { Page } from '@playwright/test';
import advice from '../src/locales/advice/en.ts';
import legal from '../src/locales/legal/en.ts';
import { ask, field, openHome, readAdvice, seeAdvice, seeWriting, stopButton } from './steps/ask.ts';
import { hold, release } from './steps/model.ts';
import { situation } from './steps/situation.ts';
import { expect, test } from './steps/test.ts';
import { seeToast } from './steps/toast.ts';
import { fillRegistration, newUser, openEntry, send } from './steps/user.ts';

const PHONE = { width: 360, height: 640 };

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const seeTop = (page: Page) => expect.poll(() => scrolled(page)).toBe(0);
const back = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Back' });

/** Scrolls to a position, or to the end of a shorter page, once the page keeps it: fonts and late parts may still move it. Returns it. */
async function scrollTo(page: Page, top: number): Promise<number> {
  const scroll = () =>
    page.evaluate(async (y) => {
      await document.fonts.ready;
      const end = document.documentElement.scrollHeight - window.innerHeight;
      window.scrollTo({ top: y, behavior: 'instant' });
      return { wanted: Math.round(Math.min(y, end)), reached: Math.round(window.scrollY) };
    }, top);
  let before = await scroll();
  await expect
    .poll(async () => {
      const now = await scroll();
      const isKept = now.reached > 0 && now.reached === now.wanted && now.wanted === before.wanted;
      before = now;
      return isKept;
    })
    .toBe(true);
  return before.reached;
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('an advice starts at its top and does not move the reader, and following scrolls along until the reader scrolls up', async ({
    page,
  }) => {
    const { text, mark } = situation();
    await hold(mark, 250);
    await openHome(page);
    await ask(page, text);
    await seeWriting(page);
    await expect(page.getByRole('heading', { name: advice['advice.recommendations'] })).toBeVisible();
    await seeTop(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(page.getByRole('heading', { name: advice['advice.understanding'] })).toBeInViewport();
    const follow = page.getByRole('button', { name: 'Follow the writing' }).filter({ visible: true });
    await follow.click();
    await expect(follow).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => scrolled(page)).toBeGreaterThan(100);
    await page.mouse.move(180, 300);
    await page.mouse.wheel(0, -120);
    await expect(follow).toHaveAttribute('aria-pressed', 'false');
    // The position stays, also when the address changes to the stored advice's.
    await scrollTo(page, 90);
    const place = () =>
      page
        .locator('article h2')
        .first()
        .evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
    const before = await place();
    await release(mark);
    await seeAdvice(page);
    // The strip of the toast comes above it.
    await seeToast(page, 'Advice Ready');
    expect(await place()).toBe(before);
  });

  test('a new page starts at its heading, a hash has its own entry, and Back restores the position', async ({ page }) => {
    await page.goto('/privacy-policy');
    // A hash has its own entry, with the position before it.
    const contents = page.getByRole('navigation', { name: legal['legal.contents'] });
    await expect(contents.getByRole('link')).toHaveCount(10);
    const above = await scrollTo(page, 40);
    // On a slow phone, Back comes before the link is shown.
    const slow = await page.context().newCDPSession(page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await contents
      .getByRole('link', { name: 'How long it stays' })
      .evaluate((link) => link instanceof HTMLElement && link.click());
    await expect(page.getByRole('heading', { name: 'How long it stays' })).toBeInViewport();
    await expect.poll(() => scrolled(page)).toBeGreaterThan(200);
    await page.goBack();
    await expect(page).toHaveURL(/privacy-policy$/);
    await expect.poll(() => scrolled(page)).toBe(above);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });

    await page.goto('/terms-of-service');
    const link = page.getByRole('main').getByRole('link', { name: 'privacy policy' }).first();
    await link.scrollIntoViewIfNeeded();
    const place = await scrollTo(page, 2_000);
    await link.evaluate((element) => element instanceof HTMLElement && element.click());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(legal['legal.privacy']);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await seeTop(page);

    const next = await scrollTo(page, 500);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(legal['legal.terms']);
    await expect.poll(() => scrolled(page)).toBe(place);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(legal['legal.privacy']);
    await expect.poll(() => scrolled(page)).toBe(next);
    // A reload restores it too.
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(legal['legal.privacy']);
    await expect.poll(() => scrolled(page)).toBe(next);
  });

  test('home starts at its top after registering', async ({ page }) => {
    await openEntry(page, 'Create account');
    await fillRegistration(page, newUser());
    await page.getByRole('main').getByRole('form').getByRole('button', { name: 'Create account' }).scrollIntoViewIfNeeded();
    await send(page, 'Create account');
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('button', { name: 'Ask for advice' })).toBeAttached();
    await seeTop(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });
});

test('Back of the browser and of the header leads from advice to the form, and Forward to the advice', async ({ page }) => {
  const { text, mark } = situation();
  await hold(mark);
  await openHome(page);
  await expect(back(page)).toHaveCount(0);
  await page.getByRole('radio', { name: 'Money' }).check();
  await ask(page, text);
  const ways = [() => page.goBack(), () => back(page).click()];
  for (const goBack of ways) {
    await seeWriting(page);
    await goBack();
    await expect(page).toHaveURL(/\/$/);
    await expect(field(page)).toHaveValue(text);
    await expect(page.getByRole('radio', { name: 'Money' })).toBeChecked();
    await page.goForward();
  }
  await seeWriting(page);
  await release(mark);
  await seeAdvice(page);

  // The stored advice too, and the form has its draft.
  const shown = await readAdvice(page);
  for (const goBack of ways) {
    await goBack();
    await expect(page).toHaveURL(/\/$/);
    await expect(field(page)).toHaveValue(text);
    await page.goForward();
    await seeAdvice(page);
    expect(await readAdvice(page)).toBe(shown);
  }
  // The home link starts with an empty form.
  for (const goBack of ways) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
    await expect(field(page)).toHaveValue('');
    await goBack();
    await seeAdvice(page);
  }
});

test('Back of a first page leads home, skips a stopped request, and a deleted advice leaves no entry', async ({ page }) => {
  const { text, mark } = situation();
  page.on('dialog', (dialog) => void dialog.accept());
  await hold(mark);
  await page.goto('/terms-of-service');
  await back(page).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('button', { name: 'Ask for advice' })).toBeVisible();
  // Home is not the first page now, so Back returns.
  await back(page).click();
  await expect(page).toHaveURL(/\/terms-of-service$/);

  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await ask(page, text);
  await seeWriting(page);
  await stopButton(page).click();
  await expect(field(page)).toHaveValue(text);
  await page.goBack();
  await expect(page).toHaveURL(/\/terms-of-service$/);

  await openHome(page);
  await ask(page, situation().text);
  await seeAdvice(page);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(field(page)).toHaveValue('');
  await expect(back(page)).toHaveCount(0);
});
