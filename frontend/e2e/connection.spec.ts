import shell from '../src/locales/shell/en.ts';
import { ask, field, openHome, readAdvice, seeAdvice, seeUsed, seeWriting, stopButton } from './steps/ask.ts';
import { breakOff, mend, seeConnection } from './steps/connection.ts';
import { hold, release, stillWriting, timesAsked } from './steps/model.ts';
import { situation } from './steps/situation.ts';
import { expect, test } from './steps/test.ts';

test('a page connects live', async ({ page }) => {
  await openHome(page);
  await seeConnection(page, 'Connected live');
});

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

  test('the page polls, and the advice arrives with the reply', async ({ page }) => {
    const { text, mark } = situation();
    await openHome(page);
    await seeConnection(page, 'Connected by polling');
    await ask(page, text);
    await seeAdvice(page);
    expect(await readAdvice(page)).toContain('Moving Forward');
    expect(await timesAsked(mark)).toBe(1);
    await seeUsed(page, 1);
  });

  test('stopping still gives the use back', async ({ page }) => {
    const { text, mark } = situation();
    await hold(mark);
    await openHome(page);
    await seeConnection(page, 'Connected by polling');
    await ask(page, text);
    await expect.poll(() => stillWriting(mark)).toBe(1);
    await stopButton(page).click();
    await expect(field(page)).toHaveValue(text);
    await expect.poll(() => stillWriting(mark)).toBe(0);
    await page.reload();
    await seeUsed(page, 0);
  });
});

test.describe('where the network is lost', () => {
  test.use({ allowed: /ERR_INTERNET_DISCONNECTED|WebSocket connection to .* failed/ });

  test('the page says so, keeps the text, and recovers', async ({ page, context }) => {
    const { text } = situation();
    await openHome(page);
    await seeConnection(page, 'Connected live');
    await field(page).fill(text);
    await context.setOffline(true);
    await seeConnection(page, 'Offline');
    await expect(field(page)).toHaveValue(text);
    await context.setOffline(false);
    await seeConnection(page, 'Connected live');
    await expect(field(page)).toHaveValue(text);
  });

  test('during the writing, the advice still arrives after the reconnect', async ({ page, context }) => {
    const { text, mark } = situation();
    await hold(mark);
    await openHome(page);
    await ask(page, text);
    await seeWriting(page);
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

test.describe('where the connection is cut', () => {
  test.use({ via: 'SHAKY', allowed: /ERR_EMPTY_RESPONSE|ERR_CONNECTION|WebSocket connection to .* failed/ });

  test('during the writing, the page says that it reconnects, and continues', async ({ page }) => {
    const { text, mark } = situation();
    await hold(mark);
    await openHome(page);
    await seeConnection(page, 'Connected live');
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
    await release(mark);
    await seeAdvice(page);
    expect(await readAdvice(page)).toContain('Moving Forward');
    expect(await timesAsked(mark)).toBe(1);
    await seeUsed(page, 1);
  });
});
