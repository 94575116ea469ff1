import { anotherBrowser, couple, said, say, seeAnswers, seeSessionConnection } from './steps/couples.ts';
import { type OwnProxy, startOwnProxy } from './steps/own-proxy.ts';
import { expect, test } from './steps/test.ts';

/** These tests reach the server through a proxy of their own. */
const testBehindProxy = test.extend<{ ownProxy: OwnProxy }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs, which is nothing here
  ownProxy: async ({}, use) => {
    const ownProxy = await startOwnProxy();
    await use(ownProxy);
    await ownProxy.close();
  },
  baseURL: async ({ ownProxy }, use) => use(ownProxy.url),
});

test.describe('where the whole live channel is blocked', () => {
  test.use({ via: 'CUT', allowed: /WebSocket connection to .* failed|403 .*\/socket\.io\// });

  test('polling delivers messages, presence, read receipts and replies', async ({ page }) => {
    const partner = await anotherBrowser(page);
    const path = await couple(page, partner);
    await seeSessionConnection(page, 'Connected, updating regularly');
    await seeSessionConnection(partner, 'Connected live');
    await expect(page.getByRole('list', { name: 'Who is in this session' }).getByText('Here', { exact: true })).toHaveCount(2);
    await expect(partner.getByRole('list', { name: 'Who is in this session' }).getByText('Here', { exact: true })).toHaveCount(2);
    const { user } = await (await page.request.get('/api/auth/user')).json();
    const posted = page.waitForRequest('**/api/couples/message');
    await say(page, 'Can you read this?');
    expect((await posted).postDataJSON()).toMatchObject({
      sessionToken: path.split('/').at(-1),
      message: 'Can you read this?',
      senderName: 'Clara',
      senderId: user.id,
      language: 'en',
    });
    await expect(said(partner, 'Can you read this?')).toBeVisible();
    await expect(said(page, 'Can you read this?')).toContainText('Read');
    await say(partner, 'I can, and you?');
    await expect(said(page, 'I can, and you?')).toBeVisible();
    await seeAnswers(page, 1);
    // An unchanged session is a 304.
    const quiet = await page.waitForResponse((reply) => reply.url().includes('/api/couples/session/') && reply.status() === 304);
    expect(quiet.request().headers()['if-none-match']).toBeTruthy();
    await expect(said(page, 'Can you read this?')).toHaveCount(1);
  });
});

testBehindProxy.describe('where connections are cut', () => {
  testBehindProxy.use({ allowed: /ERR_EMPTY_RESPONSE|ERR_CONNECTION|WebSocket connection to .* failed/ });

  testBehindProxy(
    'the session recovers by itself, and what was written offline survives a reload, and is sent once, in order',
    async ({ page, ownProxy }) => {
      const partner = await anotherBrowser(page);
      await couple(page, partner);
      await seeSessionConnection(page, 'Connected live');
      await ownProxy.breakOff();
      await say(page, 'Written in the dark');
      await say(partner, 'Written in the light');
      await expect(said(page, 'Written in the dark')).toContainText('Waiting');
      await ownProxy.mend();
      await seeSessionConnection(page, 'Connected live');
      await expect(said(partner, 'Written in the dark')).toHaveCount(1);
      await expect(said(page, 'Written in the light')).toHaveCount(1);
      await expect(said(page, 'Written in the dark')).toHaveCount(1);
      await expect(said(page, 'Written in the dark')).toContainText(/Sent|Read/);

      await ownProxy.breakOff();
      await seeSessionConnection(page, 'Offline');
      for (const text of ['first', 'second', 'third']) await say(page, `The ${text} of three`);
      await expect(said(page, 'of three')).toHaveCount(3);
      await expect(said(page, 'The first of three')).toContainText('Waiting');
      await say(partner, 'Said while you were away');
      await ownProxy.mend();
      await page.reload();
      await seeSessionConnection(page, 'Connected live');
      await expect(said(partner, 'of three')).toHaveCount(3);
      await expect(said(page, 'of three').filter({ hasText: /Sent|Read/ })).toHaveCount(3);
      await expect(said(page, 'Said while you were away')).toBeVisible();
      const order = await said(partner, 'of three').locator('p[dir]').allInnerTexts();
      expect(order).toEqual(['The first of three', 'The second of three', 'The third of three']);
    },
  );
});
