import { randomUUID } from 'node:crypto';
import { anotherBrowser, composer, couple, log, openSession, said, say, seeSessionConnection } from './steps/couples.ts';
import { recordShifts, seeNoSideScroll } from './steps/layout.ts';
import { hold } from './steps/model.ts';
import { expect, test } from './steps/test.ts';

test('nothing moves while a session loads, the newest stays above the composer, and older messages do not move a reader', async ({
  page,
}) => {
  const partner = await anotherBrowser(page);
  const path = await couple(page, partner);
  const words = `${'some more words '.repeat(6)}${randomUUID().slice(0, 8)}`;
  // A counsellor's reply would come after the newest message.
  await hold(words, 0);
  for (let at = 1; at <= 8; at += 1) await say(partner, `Line ${at}: ${words}`);
  const last = said(page, 'Line 8');
  await expect(last).toBeVisible();
  const shifts = await recordShifts(page);
  for (const [width, height] of [
    [360, 640],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.reload();
    await expect(last).toBeInViewport();
    await seeSessionConnection(page, 'Connected live');
    const { score, causes } = await shifts();
    expect(score, `at ${width} pixels: ${causes.join('\n')}`).toBeLessThanOrEqual(0.02);
    await say(partner, `Now at ${width}: ${words}`);
    const newest = said(page, `Now at ${width}`);
    await expect(newest).toBeInViewport();
    const bottom = await newest.boundingBox();
    const field = await composer(page).boundingBox();
    expect((bottom?.y ?? 0) + (bottom?.height ?? 0)).toBeLessThanOrEqual(field?.y ?? 0);
    // A phone's keyboard halves the window.
    await page.setViewportSize({ width, height: height / 2 });
    await expect(newest.locator('p[dir]')).toBeInViewport();
    await expect(composer(page)).toBeInViewport();
    await seeNoSideScroll(page);
  }

  // A long conversation opens at its end, and older messages do not move it.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('about:blank');
  for (let at = 1; at <= 70; at += 1) {
    const data = { sessionToken: path.split('/').at(-1), message: `Number ${at} of many` };
    expect((await partner.request.post('/api/couples/message', { data })).status()).toBe(201);
  }
  await openSession(page, path);
  await expect(said(page, 'Number 70 of many')).toBeInViewport();
  // A late part of the page may scroll it back to its end.
  await expect(async () => {
    await log(page).evaluate((element) => element.scrollTo({ top: element.scrollTop === 300 ? 200 : 300 }));
    await expect(said(page, 'Number 1 of many')).toHaveCount(1, { timeout: 2_000 });
  }).toPass();
  const anchor = said(page, 'Number 30 of many');
  await anchor.scrollIntoViewIfNeeded();
  const place = await anchor.boundingBox();
  // New messages do not move a reader above, but show a button.
  await say(partner, 'The newest of all');
  await expect(page.getByRole('button', { name: 'New messages' })).toBeVisible();
  expect(Math.abs(((await anchor.boundingBox())?.y ?? 0) - (place?.y ?? 0))).toBeLessThan(3);
  await page.getByRole('button', { name: 'New messages' }).click();
  await expect(said(page, 'The newest of all')).toBeInViewport();
});
