import shell from '../src/locales/shell/en.ts';
import { ask, field, openHome, readAdvice, seeAdvice, seeUsed, seeWriting, stopButton } from './steps/ask.ts';
import { breakOff, mend, seeConnection } from './steps/connection.ts';
import { hold, release, stillWriting, timesAsked } from './steps/model.ts';
import { situation } from './steps/situation.ts';
import { expect, test } from './steps/test.ts';

test.describe('where WebSockets are refused', () => {
  test.use({ via: 'POLLED', allowed: /WebSocket connection to .* failed/ });

  test('long-polling keeps the page live, and the advice grows', async ({ page }) => {
    await openHome(page);
    await seeConnection(page, 'Connected live');
    const { text, mark } = situation();
    await hold(mark);
    await ask(page, text);
    await seeWriting(page);
    await release(mark);
    await seeAdvice(page);
    await seeUsed(page, 1);
  });
});

test.describe('where the whole live channel is blocked', () => {
  test.use({ via: 'CUT', allowed: /WebSocket connection to .* failed|403 .*\/socket\.io\// });

  test('the page polls, stopping gives the use back, and the advice arrives with the reply', async ({ page }) => {
    const stopped = situation();
    await hold(stopped.mark);
    await openHome(page);
    await seeConnection(page, 'Connected, updating regularly');
    await ask(page, stopped.text);
    await expect.poll(() => stillWriting(stopped.mark)).toBe(1);
    await stopButton(page).click();
    await expect(field(page)).toHaveValue(stopped.text);
    await expect.poll(() => stillWriting(stopped.mark)).toBe(0);
    await page.reload();
    await seeUsed(page, 0);

    const { text, mark } = situation();
    await ask(page, text);
    await seeAdvice(page);
    expect(await readAdvice(page)).toContain('Moving Forward');
    expect(await timesAsked(mark)).toBe(1);
    await seeUsed(page, 1);
  });
});

test.describe('where the network is lost, and the connection is cut', () => {
  test.use({ via: 'SHAKY', allowed: /ERR_INTERNET|ERR_EMPTY_RESPONSE|ERR_CONNECTION|WebSocket connection to .* failed/ });

  test('the page says so, keeps the text, recovers, and continues the writing', async ({ page, context }) => {
    const { text, mark } = situation();
    await hold(mark);
    await openHome(page);
    await seeConnection(page, 'Connected live');
    await field(page).fill(text);
    await context.setOffline(true);
    await seeConnection(page, 'Offline');
    await expect(field(page)).toHaveValue(text);
    await context.setOffline(false);
    await seeConnection(page, 'Connected live');
    await expect(field(page)).toHaveValue(text);

    await ask(page, text);
    await seeWriting(page);
    const begun = await readAdvice(page);
    await breakOff();
    await expect(page.getByText(shell['connection.restoring']).filter({ visible: true })).toBeVisible();
    await seeConnection(page, 'Offline');
    expect((await readAdvice(page)).startsWith(begun)).toBe(true);
    await mend();
    await seeConnection(page, 'Connected live');
    await expect(page.getByText(shell['connection.restoring']).filter({ visible: true })).toHaveCount(0);
    // The network too, and what is written meanwhile arrives after it.
    await context.setOffline(true);
    await seeConnection(page, 'Offline');
    await release(mark);
    await context.setOffline(false);
    await seeAdvice(page);
    expect(await readAdvice(page)).toContain('Moving Forward');
    expect(await timesAsked(mark)).toBe(1);
    await seeUsed(page, 1);
  });
});

test.describe('where the socket’s code cannot be loaded', () => {
  test.use({ allowed: /ERR_FAILED/ });

  test('the page is updated regularly', async ({ page }) => {
    await page.route(/\/assets\/esm-.*\.js$/, (route) => route.abort());
    await openHome(page);
    await seeConnection(page, 'Connected, updating regularly');
  });
});
