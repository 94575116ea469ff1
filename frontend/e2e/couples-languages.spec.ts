import {
  anotherBrowser,
  composer,
  createSession,
  log,
  openSession,
  say,
  seeAnswers,
  seeSessionConnection,
} from './steps/couples.ts';
import { expect, test } from './steps/test.ts';

// Without WebSockets: long-polling keeps the session live.
test.use({ via: 'POLLED', allowed: /WebSocket connection to .* failed/ });

test('partners without a common language read Dutch and Chinese, live by long-polling', async ({ page }) => {
  const path = await createSession(page);
  await openSession(page, path);
  await page.getByLabel('Show messages in').selectOption('nl');
  const partner = await anotherBrowser(page, { locale: 'zh-CN' });
  await partner.goto(path);
  await expect(partner.locator('html')).toHaveAttribute('lang', 'zh');
  await partner.getByRole('dialog').getByRole('textbox').fill('小明');
  await partner.getByRole('main').locator('button[type=submit]').click();
  await expect(log(partner)).toBeVisible();
  await expect(partner.getByRole('main').getByRole('combobox')).toHaveValue('zh');

  await seeSessionConnection(page, 'Connected live');
  await say(page, 'Ik mis onze zondagen.');
  const arrived = log(partner).getByRole('article', { name: /^Clara/ });
  await expect(arrived.locator('[lang=zh]').first()).toBeVisible();
  // The original unfolds, and names its language.
  await arrived.locator('summary').click();
  await expect(arrived.locator('blockquote[lang=nl]')).toHaveText('Ik mis onze zondagen.');

  await say(partner, '我也想念它们。');
  // Select by sender, since the counsellor may quote the text.
  const answer = log(page).getByRole('article', { name: /^小明/ });
  await expect(answer.locator('p[lang=nl]')).toBeVisible();
  await expect(answer.getByText('Translated from Chinese.')).toBeVisible();
  await answer.locator('summary').click();
  await expect(answer.locator('blockquote')).toHaveText('我也想念它们。');

  // The counsellor's reply appears in each partner's language.
  await seeAnswers(page, 1);
  await expect(
    log(page)
      .getByRole('article', { name: /^Counsellor/ })
      .locator('[lang=nl]')
      .first(),
  ).toBeVisible();
  await expect(log(partner).getByRole('article').last().locator('div[lang=zh]')).toBeVisible();

  // Another choice changes all messages, and survives a reload.
  await page.getByLabel('Show messages in').selectOption('zh');
  await expect(answer.locator('summary')).toHaveCount(0);
  await expect(answer.locator('p[lang=zh]')).toHaveText('我也想念它们。');
  await page.reload();
  await expect(page.getByLabel('Show messages in')).toHaveValue('zh');
  await expect(composer(page)).toBeVisible();
});
