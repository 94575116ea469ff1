import {
  anotherBrowser,
  composer,
  couple,
  createSession,
  join,
  log,
  openSession,
  said,
  say,
  seeAnswers,
  seeSessionConnection,
} from './steps/couples.ts';
import { recordShifts, seeNoSideScroll } from './steps/layout.ts';
import { expect, test } from './steps/test.ts';

test('messages appear as typed: long, emoji, right to left, HTML and markdown', async ({ page }) => {
  const partner = await anotherBrowser(page, { viewport: { width: 320, height: 640 } });
  await couple(page, partner);
  const odd = [
    '<img src=x onerror="document.title=\'taken\'"> <b>not bold</b> & **not bold either**',
    'שלום, מה שלומך היום?',
    '👩‍👩‍👧‍👦 ❤️‍🔥',
    `one\ntwo\n\nthree`,
    'Donaudampfschifffahrt'.repeat(12),
  ];
  for (const text of odd) {
    await composer(page).fill(text);
    await page.getByRole('button', { name: 'Send' }).click();
  }
  const bubbles = log(partner).getByRole('article').locator('p[dir]');
  await expect(bubbles).toHaveCount(odd.length);
  expect(await bubbles.evaluateAll((all) => all.map((each) => each.textContent))).toEqual(odd);
  await expect(log(partner).locator('img, b')).toHaveCount(0);
  expect(await bubbles.nth(1).evaluate((each) => getComputedStyle(each).direction)).toBe('rtl');
  expect(await bubbles.nth(3).evaluate((each) => each.getClientRects().length && each.clientHeight)).toBeGreaterThan(90);
  await seeNoSideScroll(partner);
  await expect(partner).toHaveTitle(/^Couples session/);
});

test('a message has at most 2,000 characters, is never blank, and Shift+Enter starts a line', async ({ page }) => {
  const partner = await anotherBrowser(page);
  await couple(page, partner);
  await composer(page).press('Enter');
  await say(page, '   \n  ');
  await composer(page).fill('');
  await composer(page).pressSequentially('one');
  await composer(page).press('Shift+Enter');
  await composer(page).pressSequentially('two');
  await composer(page).press('Enter');
  await expect(said(partner, 'two').locator('p[dir]')).toHaveText('one\ntwo', { useInnerText: true });

  // Enter during an IME composition does not send.
  await composer(page).fill('你好');
  await composer(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true });
  await expect(composer(page)).toHaveValue('你好');

  await composer(page).fill('x'.repeat(1_999));
  await expect(page.getByText('1,999 / 2,000')).toBeVisible();
  await composer(page).press('End');
  await composer(page).pressSequentially('yz');
  await expect(composer(page)).toHaveValue(`${'x'.repeat(1_999)}y`);
  await composer(page).press('Enter');
  await expect(said(partner, 'xy')).toBeVisible();
  await expect(log(page).getByRole('article')).toHaveCount(2);
});

test.describe('a third visitor', () => {
  test('finds no session once both seats are taken', async ({ page }) => {
    const partner = await anotherBrowser(page);
    const path = await createSession(page);
    await join(partner, path);
    const third = await anotherBrowser(page);
    await third.goto(path);
    await expect(third.getByRole('heading', { name: 'Session Not Found' })).toBeVisible();
  });

  test('who loses the race for the seat sees an error', async ({ page }) => {
    const path = await createSession(page);
    const third = await anotherBrowser(page);
    await third.goto(path);
    await third.getByLabel('Your name').fill('Nobody');
    await join(await anotherBrowser(page), path);
    await third.getByRole('button', { name: 'Join the session' }).click();
    await expect(third.locator('[data-kind=error]')).toContainText('Failed to join session.');
    await expect(third.getByRole('heading', { name: 'Session Not Found' })).toBeVisible();
  });
});

test('repeated messages are announced twice, and typing is not announced', async ({ page }) => {
  const partner = await anotherBrowser(page);
  await couple(page, partner);
  const announced = page.getByRole('status').locator('p').filter({ hasText: 'Tomás: ok' });
  await seeSessionConnection(page, 'Connected live');
  await seeSessionConnection(partner, 'Connected live');
  await composer(partner).pressSequentially('ok');
  await expect(page.getByText('Tomás is typing')).toBeVisible();
  await expect(page.locator('[role=status], [aria-live=polite]').filter({ hasText: 'is typing' })).toHaveCount(0);
  await composer(partner).press('Enter');
  await expect(announced).toHaveCount(1);
  await say(partner, 'ok');
  await expect(announced).toHaveCount(2);
});

test.describe('unsent text', () => {
  test('can be copied after the end, and the focus moves to the notice', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const partner = await anotherBrowser(page);
    await couple(page, partner);
    await composer(page).fill('Half of a thought');
    await partner.getByRole('button', { name: 'End this session' }).click();
    await partner.getByRole('button', { name: 'End the session' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'This session has ended' })).toBeFocused();
    const unsent = page.getByRole('region', { name: 'This was not sent' });
    await expect(unsent).toContainText('Half of a thought');
    await unsent.getByRole('button', { name: 'Copy' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('Half of a thought');
    await page.reload();
    await expect(unsent).toContainText('Half of a thought');
    await unsent.getByRole('button', { name: 'Discard' }).click();
    await expect(unsent).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: 'This session has ended' })).toBeFocused();
    await page.reload();
    await expect(page.getByText('This session has ended')).toBeVisible();
    await expect(unsent).toHaveCount(0);
  });

  test('stays available after the session was deleted', async ({ page }) => {
    const partner = await anotherBrowser(page);
    const path = await couple(page, partner);
    // Nothing that the partner sends arrives.
    await partner.context().setOffline(true);
    await say(partner, 'Sent into the dark');
    await composer(partner).fill('Half of a thought');
    const { sessionId } = await page.request
      .get(`/api/couples/session/${path.split('/').at(-1)}`)
      .then((reply) => reply.json())
      .then(({ session }) => ({ sessionId: session.id }));
    expect((await page.request.delete(`/api/couples/history/${sessionId}`)).status()).toBe(200);
    await partner.context().setOffline(false);
    await expect(partner.getByRole('heading', { name: 'Session Not Found' })).toBeVisible();
    const unsent = partner.getByRole('region', { name: 'This was not sent' });
    await expect(unsent).toContainText('Sent into the dark');
    await expect(unsent).toContainText('Half of a thought');
    await unsent.getByRole('button', { name: 'Discard' }).click();
    await expect(unsent).toHaveCount(0);
    await expect(partner.getByRole('heading', { name: 'Session Not Found' })).toBeFocused();
    await expect.poll(() => partner.evaluate(() => Object.values(sessionStorage).join())).not.toContain('thought');
  });
});

test.describe('a refused message', () => {
  test.use({ via: 'CUT', allowed: /400 .*\/api\/couples\/|403 .*\/socket\.io\/|WebSocket connection to .* failed/ });

  test('stays with its reason, and can be discarded', async ({ page }) => {
    const path = await createSession(page);
    await page.route('**/api/couples/message', (route) =>
      route.fulfill({ status: 400, json: { success: false, code: 'validation_failed', message: 'No' } }),
    );
    await openSession(page, path);
    await say(page, 'Not to be taken');
    await expect(said(page, 'Not to be taken')).toContainText('Failed to send message.');
    const quietly = log(page).getByRole('link', { name: 'people are there to listen' });
    await expect(quietly).toHaveAttribute('href', '/help');
    await said(page, 'Not to be taken').getByRole('button', { name: 'Discard' }).click();
    await expect(said(page, 'Not to be taken')).toHaveCount(0);
    await expect(quietly).toHaveCount(0);
  });
});

test.describe('where the counsellor cannot answer', () => {
  test.use({ via: 'CUT', allowed: /403 .*\/socket\.io\/|WebSocket connection to .* failed/ });

  test('a notice says so, and offers a retry', async ({ page }) => {
    const path = await createSession(page);
    let unanswered: string | null = 'model_failed';
    await page.route('**/api/couples/session/**', async (route) => {
      const reply = await route.fetch();
      if (reply.status() !== 200) return route.fulfill({ response: reply });
      const state = await reply.json();
      await route.fulfill({ response: reply, json: { ...state, session: { ...state.session, unanswered } } });
    });
    await page.route('**/api/couples/retry/**', async (route) => {
      unanswered = null;
      await route.fulfill({ json: { success: true } });
    });
    await openSession(page, path);
    await expect(log(page).getByText('The counsellor could not answer just now.')).toBeVisible();
    await log(page).getByRole('button', { name: 'Try again' }).click();
    await expect(log(page).getByText('The counsellor could not answer just now.')).toHaveCount(0);
  });
});

test('a counsellor reply is read aloud slowly, and can be stopped', async ({ page }) => {
  await page.addInitScript(() => {
    const spoken: unknown[] = [];
    const speechSynthesis = {
      getVoices: () => [],
      speak: (words: unknown) => spoken.push(words),
      cancel: () => spoken.splice(0),
    };
    Object.defineProperty(window, 'speechSynthesis', { value: speechSynthesis });
    Object.assign(window, { spoken });
  });
  const read = () =>
    page.evaluate(() => {
      const [words] = Reflect.get(window, 'spoken');
      return words && [words.rate, words.pitch, words.volume].map((value: number) => value.toFixed(2)).join(' ');
    });
  const path = await createSession(page);
  await openSession(page, path);
  await say(page, 'I miss our Sundays.');
  await seeAnswers(page, 1);
  await page.getByRole('button', { name: 'Read this message aloud' }).click();
  await expect.poll(read).toBe('0.72 0.85 0.92');
  await page.getByRole('button', { name: 'Stop Reading' }).click();
  await expect.poll(read).toBeUndefined();
  await page.getByRole('button', { name: 'Read this message aloud' }).click();
  await expect.poll(read).toBe('0.72 0.85 0.92');
  await page.getByRole('link', { name: 'All couples sessions' }).click();
  await expect(page).toHaveURL(/\/couples$/);
  await expect.poll(read).toBeUndefined();
});

test('a long conversation opens at its end, and older messages do not move it', async ({ page }) => {
  const path = await createSession(page);
  const partner = await anotherBrowser(page);
  await join(partner, path);
  const token = path.split('/').at(-1);
  for (let at = 1; at <= 70; at += 1) {
    const reply = await partner.request.post('/api/couples/message', {
      data: { sessionToken: token, message: `Number ${at} of many` },
    });
    expect(reply.status()).toBe(201);
  }
  await openSession(page, path);
  await expect(said(page, 'Number 70 of many')).toBeInViewport();
  await log(page).evaluate((element) => element.scrollTo({ top: 300 }));
  await expect(said(page, 'Number 1 of many')).toHaveCount(1);
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

for (const viewport of [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test('nothing moves while the session loads, and the newest message stays above the composer', async ({ page }) => {
      const partner = await anotherBrowser(page);
      await couple(page, partner);
      await say(partner, 'Something to begin with');
      const shifts = await recordShifts(page);
      await page.reload();
      await expect(said(page, 'Something to begin with')).toBeVisible();
      await seeSessionConnection(page, 'Connected live');
      const { score, causes } = await shifts();
      expect(score, causes.join('\n')).toBeLessThanOrEqual(0.02);
      for (let at = 1; at <= 8; at += 1) await say(partner, `Line ${at}: ${'some more words '.repeat(6)}`);
      const last = said(page, 'Line 8');
      await expect(last).toBeInViewport();
      const bottom = await last.boundingBox();
      const field = await composer(page).boundingBox();
      expect((bottom?.y ?? 0) + (bottom?.height ?? 0)).toBeLessThanOrEqual(field?.y ?? 0);
      // A phone's keyboard halves the window.
      await page.setViewportSize({ width: viewport.width, height: viewport.height / 2 });
      await expect(last.locator('p[dir]')).toBeInViewport();
      await expect(composer(page)).toBeInViewport();
      await seeNoSideScroll(page);
    });
  });
}
