import { anotherBrowser, composer, createSession, join, log, openSession, said, say, seeAnswers } from './steps/couples.ts';
import { expect, test } from './steps/test.ts';

test('two who share no language: one reads Dutch, the other Chinese', async ({ page }) => {
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

  await say(page, 'Ik mis onze zondagen.');
  const arrived = log(partner).getByRole('article', { name: /^Clara/ });
  await expect(arrived.locator('[lang=zh]').first()).toBeVisible();
  // The original is one tap away, and says in which language it is.
  await arrived.locator('summary').click();
  await expect(arrived.locator('blockquote[lang=nl]')).toHaveText('Ik mis onze zondagen.');

  await say(partner, '我也想念它们。');
  // By whose it is: the counsellor may quote it.
  const answer = log(page).getByRole('article', { name: /^小明/ });
  await expect(answer.locator('p[lang=nl]')).toBeVisible();
  await expect(answer.getByText('Translated from Chinese.')).toBeVisible();
  await answer.locator('summary').click();
  await expect(answer.locator('blockquote')).toHaveText('我也想念它们。');

  // The counsellor too, for each in their own.
  await seeAnswers(page, 1);
  await expect(
    log(page)
      .getByRole('article', { name: /^Counsellor/ })
      .locator('[lang=nl]')
      .first(),
  ).toBeVisible();
  await expect(log(partner).getByRole('article').last().locator('div[lang=zh]')).toBeVisible();

  // Another choice, and all of it is read in that; a reload keeps it.
  await page.getByLabel('Show messages in').selectOption('zh');
  await expect(answer.locator('summary')).toHaveCount(0);
  await expect(answer.locator('p[lang=zh]')).toHaveText('我也想念它们。');
  await page.reload();
  await expect(page.getByLabel('Show messages in')).toHaveValue('zh');
  await expect(composer(page)).toBeVisible();
});

test.describe('where there is no live channel', () => {
  test.use({ via: 'CUT', allowed: /WebSocket connection to .* failed|403 .*\/socket\.io\// });

  test('translations come with the polls', async ({ page }) => {
    const path = await createSession(page);
    await openSession(page, path);
    const partner = await anotherBrowser(page);
    await join(partner, path);
    await partner.getByLabel('Show messages in').selectOption('es');
    await say(partner, 'Echo de menos los domingos.');
    await expect(said(page, 'Echo de menos').locator('p[lang=en]')).toBeVisible();
    await expect(said(page, 'Echo de menos')).toContainText('Translated from Spanish.');
  });
});
