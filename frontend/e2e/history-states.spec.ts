import { LANGUAGES } from '@beside/common/language/language.constants';
import type { Frame, Page } from '@playwright/test';
import { anotherBrowser, join } from './steps/couples.ts';
import { askByApi, cards, chip, openHistory, searchField } from './steps/history.ts';
import { recordShifts } from './steps/layout.ts';
import { addressOf, expect, test } from './steps/test.ts';
import { seeToast } from './steps/toast.ts';
import { newUser, registerByApi, seeSignedIn, send, signOut } from './steps/user.ts';

const HOUSE = 'My sister and I argued about the house of our mother, in front of everyone who had come.';

test.describe('signed out', () => {
  test('a visitor is sent to the sign-in page, and comes back to the same filter', async ({ page }) => {
    const user = newUser();
    await registerByApi(page, user);
    await page.context().clearCookies();
    await page.goto('/history?category=work');
    await expect(page).toHaveURL(/\/auth$/);
    await page.getByLabel('Email').fill(user.email);
    await page.getByLabel('Password', { exact: true }).fill(user.password);
    await send(page, 'Sign in');
    await expect(page).toHaveURL(/\/history\?category=work$/);
    await expect(page.getByRole('heading', { name: 'Nothing here yet: Work and career' })).toBeVisible();
  });

  test('the couples tab asks a visitor to sign in, and so does the other tab', async ({ page }) => {
    await page.goto('/history?tab=couples');
    const prompt = page.getByRole('heading', { name: 'Sign in to see your history' });
    await expect(prompt).toBeVisible();
    await page.getByRole('tab', { name: 'Couples Counseling' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('tab', { name: 'Individual Advice' })).toBeFocused();
    await expect(prompt).toBeVisible();
    await expect(page).toHaveURL(/\/history$/);
    await page.getByRole('tabpanel').getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/auth$/);
  });

  test('a sign-out in another tab leaves no card', async ({ page, context }) => {
    await registerByApi(page);
    await askByApi(page, HOUSE);
    await openHistory(page);
    const other = await context.newPage();
    await other.goto('/');
    await seeSignedIn(other);
    await signOut(other);
    await expect(page).toHaveURL(/\/auth$/);
    await expect(page.getByText('My sister')).toHaveCount(0);
  });
});

test('six skeletons of the final size come first, and nothing moves', async ({ page }) => {
  await registerByApi(page);
  for (const time of ['first', 'second', 'third']) await askByApi(page, `${HOUSE} This is the ${time} time.`);
  await page.goto('/');
  await seeSignedIn(page);
  const data = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    await data.promise;
    await route.continue();
  });
  const shifts = await recordShifts(page);
  await page.goto('/history');
  await expect(page.locator('[data-skeleton]')).toHaveCount(6);
  data.resolve();
  await expect(cards(page)).toHaveCount(3);
  const { score, causes } = await shifts();
  expect(score, causes.join('\n')).toBeLessThanOrEqual(0.02);
});

test.describe('a failure', () => {
  test.use({ allowed: /503|500/ });

  test('to load says so, and trying again helps', async ({ page }) => {
    await registerByApi(page);
    await askByApi(page, HOUSE);
    await page.route('**/api/advice/history*', (route) => route.fulfill({ status: 503, body: 'no' }), { times: 1 });
    await page.goto('/history');
    const failed = page.getByRole('alert').filter({ hasText: 'Failed to load history' });
    await expect(failed).toContainText('Please try refreshing the page');
    await failed.getByRole('button', { name: 'Try again' }).click();
    await expect(cards(page)).toHaveCount(1);
  });

  test('to delete or to open keeps the card', async ({ page }) => {
    await registerByApi(page);
    const id = await askByApi(page, HOUSE);
    await openHistory(page);
    await page.route(`**/api/advice/${id}`, (route) => route.fulfill({ status: 500, body: 'no' }));
    await page.getByRole('button', { name: /^View advice/ }).click();
    await seeToast(page, 'Error', 'Failed to load advice session');
    page.on('dialog', (dialog) => void dialog.accept());
    await page.getByRole('button', { name: /^Delete/ }).click();
    await seeToast(page, 'Failed to delete advice session', 'Failed to delete session');
    await expect(cards(page)).toHaveCount(1);
    await expect(page).toHaveURL(/\/history$/);
  });
});

test('the couples tab: none yet, a waiting session, a joined one, and its deletion', async ({ page }) => {
  await registerByApi(page);
  await page.goto('/history');
  await page.getByRole('tab', { name: 'Individual Advice' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\/history\?tab=couples$/);
  await expect(page.getByRole('heading', { name: 'No couples sessions yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Start Couples Session' }).click();
  await expect(page).toHaveURL(/\/couples$/);

  const reply = await page.request.post('/api/couples/create-session', { data: { sessionName: 'Sundays' } });
  const path = new URL((await reply.json()).shareUrl).pathname;
  await page.goto('/history?tab=couples');
  const card = cards(page).filter({ hasText: 'Sundays' });
  await expect(card).toContainText('Couples');
  await expect(card).toContainText('Active');
  await expect(card).toContainText('waiting for partner');
  const partner = await anotherBrowser(page);
  await join(partner, path);
  await page.reload();
  await expect(card).toContainText('Clara and Tomás');
  await card.getByRole('link', { name: 'Open session: Sundays' }).click();
  await expect(page).toHaveURL(path);
  await page.goBack();
  page.on('dialog', (dialog) => void dialog.accept());
  await card.getByRole('button', { name: 'Delete “Sundays”' }).click();
  await seeToast(page, 'Session Deleted');
  await expect(page.getByRole('heading', { name: 'No couples sessions yet' })).toBeVisible();
});

test('filters are radio buttons for the arrow keys, and the way out of an empty one is there', async ({ page }) => {
  await registerByApi(page);
  await askByApi(page, HOUSE);
  await openHistory(page);
  await chip(page, 'All').focus();
  await page.keyboard.press('ArrowRight');
  await expect(chip(page, 'Bookmarked')).toBeChecked();
  await expect(page.getByRole('heading', { name: 'Nothing bookmarked yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(cards(page)).toHaveCount(1);
  // The link in the header leads to the whole history again.
  await searchField(page).fill('sister');
  await expect(page).toHaveURL(/q=sister$/);
  await page.getByRole('banner').getByRole('link', { name: 'History' }).click();
  await expect(searchField(page)).toHaveValue('');
  await expect(cards(page)).toHaveCount(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the chosen filter is in view after a reload, and a card shows 60 characters', async ({ page }) => {
    await registerByApi(page);
    const characters = '👩‍❤️‍👨 we two, and a word of it: '.padEnd(90, 'abcdefghi ');
    await askByApi(page, characters, 'education');
    await openHistory(page, '?category=education');
    await expect(chip(page, 'Education').locator('..')).toBeInViewport({ ratio: 1 });
    const heading = (await cards(page).getByRole('heading').innerText()).replace(/…$/, '');
    expect([...new Intl.Segmenter().segment(heading)].length).toBe(60);
    expect(characters.startsWith(heading)).toBe(true);
  });

  test('what the empty search field says is never cut off', async ({ page }) => {
    await registerByApi(page);
    for (const language of LANGUAGES) {
      await page.addInitScript((kept) => localStorage.setItem('beside.language', kept), language);
      await page.goto('/history');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const spare = await page.getByRole('searchbox').evaluate((field: HTMLInputElement) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(field);
        const context = document.createElement('canvas').getContext('2d');
        if (context) context.font = font;
        const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        return room - (context?.measureText(field.placeholder).width ?? Number.POSITIVE_INFINITY);
      });
      expect(spare, language).toBeGreaterThanOrEqual(0);
    }
  });
});

test.describe('a message of type TOGGLE_HISTORY', () => {
  const TOGGLE = { type: 'TOGGLE_HISTORY' };

  test('from the page that frames ours opens the history; any other message is ignored', async ({ page }) => {
    await registerByApi(page);
    // A page of our own origin, with two frames.
    await page.route('**/framing', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<iframe name="shown" src="/"></iframe><iframe name="beside"></iframe>' }),
    );
    await page.goto('/framing');
    const shown = page.frame('shown');
    if (!shown) throw new Error('the frame is missing');
    await expect(shown.getByRole('button', { name: 'Ask for advice' })).toBeVisible();
    const last = await lastMessage(page, shown);

    await page.evaluate((message) => {
      const beside = frames[1]?.document;
      const script = beside?.createElement('script');
      if (!beside || !script) throw new Error('the second frame is missing');
      // Of another frame, of the page itself, and of another type.
      script.textContent = `parent.frames[0].postMessage(${JSON.stringify(message)}, '*')`;
      beside.body.append(script);
      frames[0]?.postMessage({ type: 'TOGGLE_MENU' }, '*');
    }, TOGGLE);
    await shown.evaluate((message) => window.postMessage(message, '*'), TOGGLE);
    await last();
    expect(new URL(shown.url()).pathname).toBe('/');
    await page.evaluate((message) => frames[0]?.postMessage(message, '*'), TOGGLE);
    await expect(shown.getByRole('heading', { name: 'Your history' })).toBeVisible();
  });

  test.describe('of another origin', () => {
    // A browser keeps the socket of a foreign page's frame from this machine, where it gets as far as opening one.
    test.use({ allowed: /LOCAL_NETWORK_ACCESS/ });

    test('from a framing page is ignored', async ({ page }) => {
      const product = addressOf('PRODUCT');
      // Our pages refuse foreign frames: without that refusal the message is ignored all the same.
      await page.route(`${product}/`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, headers: { 'content-type': 'text/html' } });
      });
      const body = `<iframe name="shown" src="${product}/"></iframe>`;
      await page.route('http://other.test/', (route) => route.fulfill({ contentType: 'text/html', body }));
      await page.goto('http://other.test/');
      const shown = page.frame('shown');
      if (!shown) throw new Error('the frame is missing');
      await expect(shown.getByRole('button', { name: 'Ask for advice' })).toBeVisible();
      const last = await lastMessage(page, shown);
      await page.evaluate((message) => {
        frames[0]?.postMessage(message, '*');
      }, TOGGLE);
      await last();
      expect(new URL(shown.url()).pathname).toBe('/');
    });
  });
});

/** Sends a last message from the framing page, and waits for it: those before it have arrived then. */
async function lastMessage(page: Page, shown: Frame): Promise<() => Promise<void>> {
  await shown.evaluate(() => {
    const arrived = new Promise<void>((done) => {
      window.addEventListener('message', ({ data }) => data === 'last' && done());
    });
    Object.assign(window, { arrived });
  });
  return async () => {
    await page.evaluate(() => frames[0]?.postMessage('last', '*'));
    await shown.evaluate(() => Reflect.get(window, 'arrived'));
  };
}
