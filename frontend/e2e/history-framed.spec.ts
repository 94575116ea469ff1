import type { Frame, Page } from '@playwright/test';
import { fetchAnswer } from './steps/fetch-answer.ts';
import { addressOf, expect, test } from './steps/test.ts';
import { registerByApi } from './steps/user.ts';

const TOGGLE = { type: 'TOGGLE_HISTORY' };

test.describe('a message of type TOGGLE_HISTORY', () => {
  // A browser keeps the socket of a foreign page's frame from this machine, where it gets as far as opening one.
  test.use({ allowed: /LOCAL_NETWORK_ACCESS/ });

  test('from the page of our own that frames ours opens the history; any other message is ignored', async ({ page }) => {
    const product = addressOf('PRODUCT');
    const framing = (body: string) => ({ contentType: 'text/html', body });
    // Our pages refuse foreign frames: without that refusal a message of another origin is ignored all the same.
    await page.route(`${product}/`, async (route) => {
      const response = await fetchAnswer(route);
      await route.fulfill({ response, headers: { 'content-type': 'text/html' } });
    });
    await page.route('http://other.test/', (route) => route.fulfill(framing(`<iframe name="shown" src="${product}/"></iframe>`)));
    await page.goto('http://other.test/');
    const foreign = await frameOf(page);
    const lastForeign = await lastMessage(page, foreign);
    await page.evaluate((message) => {
      frames[0]?.postMessage(message, '*');
    }, TOGGLE);
    await lastForeign();
    expect(new URL(foreign.url()).pathname).toBe('/');
    await page.unroute(`${product}/`);

    await registerByApi(page);
    // A page of our own origin, with two frames.
    await page.route('**/framing', (route) =>
      route.fulfill(framing('<iframe name="shown" src="/"></iframe><iframe name="beside"></iframe>')),
    );
    await page.goto('/framing');
    const shown = await frameOf(page);
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
});

/** The frame in which our page is shown. */
async function frameOf(page: Page): Promise<Frame> {
  const shown = page.frame('shown');
  if (!shown) throw new Error('the frame is missing');
  await expect(shown.getByRole('button', { name: 'Ask for advice' })).toBeVisible();
  return shown;
}

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
