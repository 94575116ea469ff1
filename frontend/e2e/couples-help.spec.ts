import type { Page, Response } from '@playwright/test';
import { AWAY, standInAway } from './harness/exits.ts';
import { seeAccessibleHere } from './steps/axe.ts';
import { anotherBrowser, composer, couple, createSession, log, openSession, said, say, seeAnswers } from './steps/couples.ts';
import { POSSIBLE, POSSIBLE_PART } from './steps/danger.ts';
import { seeNoSideScroll } from './steps/layout.ts';
import { expect, test } from './steps/test.ts';

/** Everything that a page receives from now on, by socket and by calls. */
function receivedBy(page: Page): () => Promise<string> {
  const frames: string[] = [];
  const bodies: Promise<string>[] = [];
  const keep = (reply: Response) => {
    if (reply.url().includes('/api/')) bodies.push(reply.text().catch(() => ''));
  };
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  page.on('response', keep);
  return async () => {
    page.off('response', keep);
    return [...frames, ...(await Promise.all(bodies))].join('\n');
  };
}

/** Sees the talk without help beside it. */
async function seeNoHelp(page: Page): Promise<void> {
  await expect(said(page, POSSIBLE_PART).first()).toBeVisible();
  await expect(page.getByText('Only you see this')).toHaveCount(0);
}

test('where danger is possible, help stands beside the talk, for its writer alone', async ({ page, context }) => {
  await standInAway(context);
  const partner = await anotherBrowser(page);
  const received = receivedBy(partner);
  const path = await couple(page, partner);
  const tab = await context.newPage();
  await openSession(tab, path);
  await say(page, POSSIBLE);
  const cardOn = (on: typeof page) => on.getByRole('region', { name: 'Someone to talk to, if you need it' });
  await expect(cardOn(page).locator('a[href="tel:988"]')).toBeVisible();
  await expect(page.getByText('Only you see this')).toBeVisible();
  await expect(cardOn(tab)).toBeVisible();
  await seeAnswers(page, 1);

  // The talk goes on, and a reload keeps the card.
  await say(page, 'I do not know how to say it.');
  await expect(said(partner, 'how to say it')).toBeVisible();
  await page.reload();
  await expect(cardOn(page)).toBeVisible();
  for (const [width, height] of [
    [360, 640],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(composer(page)).toBeInViewport({ ratio: 1 });
    expect((await cardOn(page).boundingBox())?.y).toBeLessThan((await composer(page).boundingBox())?.y ?? 0);
    await seeNoSideScroll(page);
    await seeAccessibleHere(page);
  }
  await page.getByRole('button', { name: 'Hide this help' }).click();
  await expect(cardOn(page)).toHaveCount(0);
  const help = async () => (await (await page.request.get(path.replace('/couples/', '/api/couples/session/'))).json()).help;
  await expect.poll(help).toBeNull();
  await page.reload();
  await seeNoHelp(page);
  const later = await context.newPage();
  await openSession(later, path);
  await seeNoHelp(later);
  await later.close();

  // Later words show it again, until a quick exit.
  await say(page, `${POSSIBLE} I mean it.`);
  await expect(cardOn(page)).toBeVisible();
  await expect(cardOn(tab)).toBeVisible();
  await expect.poll(help).not.toBeNull();
  await page.getByRole('button', { name: 'Quick exit' }).click();
  await expect(page).toHaveURL(AWAY);
  await expect.poll(help).toBeNull();
  await openSession(page, path);
  await seeNoHelp(page);

  // The page of help leaves so too.
  await say(page, `${POSSIBLE} Still.`);
  await expect.poll(help).not.toBeNull();
  await expect(cardOn(page)).toBeVisible();
  await page.goto('/help');
  await page.locator('a.exit').click();
  await expect(page).toHaveURL(AWAY);
  await expect.poll(help).toBeNull();
  await openSession(page, path);
  await seeNoHelp(page);

  await expect(said(partner, 'I mean it')).toBeVisible();
  await expect(partner.getByText('Only you see this')).toHaveCount(0);
  await partner.reload();
  // The counsellor may answer several messages at once.
  await expect(said(partner, 'Still.')).toBeVisible();

  // Where danger is certain, help comes at once, to the page that wrote of it, and to no other.
  await say(page, 'I want to kill myself. I do not see another way.');
  const card = page.getByRole('region', { name: 'You do not have to carry this alone' });
  await expect(card.locator('a[href="tel:988"]')).toBeVisible();
  await expect(page.getByText('Only you see this')).toBeVisible();
  await expect(card.locator('xpath=ancestor::*[@aria-live or @role="status" or @role="alert" or @role="log"]')).toHaveCount(0);
  await expect(said(partner, 'I want to kill myself')).toBeVisible();
  await page.reload();
  await expect(card).toBeVisible();
  await seeAccessibleHere(page);
  await expect(partner.getByText('Only you see this')).toHaveCount(0);
  const fresh = await context.newPage();
  await openSession(fresh, path);
  await expect(said(fresh, 'I want to kill myself')).toBeVisible();
  await expect(fresh.getByText('Only you see this')).toHaveCount(0);
  await page.getByRole('button', { name: 'Hide this help' }).click();
  await expect(card).toHaveCount(0);

  const everything = await received();
  expect(everything).toContain(POSSIBLE_PART);
  await partner.context().close();
  expect(everything).not.toMatch(/"help":\{|couples:help|self_harm|"(?:level|danger|whose)"/);
});

test('in small windows help and quick exit leave space for the composer', async ({ page }) => {
  await openSession(page, await createSession(page, 'Sundays, and all the other days of the long and difficult year'));
  const opener = page.getByRole('button', { name: 'You do not have to carry this alone' });
  const call = page.locator('a[href="tel:988"]');
  const seeAll = async () => {
    await expect(composer(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Send' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Quick exit' })).toBeInViewport({ ratio: 1 });
    // Wide windows have it among the site's links too.
    await expect(page.getByRole('link', { name: /^(?:Help|Get help now)$/ }).last()).toBeInViewport({ ratio: 1 });
    expect((await log(page).boundingBox())?.height).toBeGreaterThanOrEqual(38);
    await seeNoSideScroll(page);
  };
  for (const [width, height] of [
    [640, 320],
    [320, 256],
    [740, 200],
    [1024, 384],
  ] as const) {
    await test.step(`at ${width} by ${height} pixels`, async () => {
      await page.setViewportSize({ width, height });
      // Once it was opened, later help is open too, until the page is loaded again.
      await page.reload();
      await say(page, 'I want to kill myself. I do not see another way.');
      await expect(opener).toBeInViewport({ ratio: 1 });
      await seeAll();
      await expect(call).toBeHidden();
      await opener.click();
      await call.scrollIntoViewIfNeeded();
      await expect(call).toBeInViewport();
      await seeAll();
      await page.getByRole('button', { name: 'Hide this help' }).click();
      await expect(opener).toHaveCount(0);
      await expect(composer(page)).toBeInViewport({ ratio: 1 });
    });
  }
});
