import { LANGUAGES, type Language } from '@beside/common/language/language.constants';
import { PLANS } from '@beside/common/usage/plans';
import de from '../src/locales/billing/de.ts';
import en from '../src/locales/billing/en.ts';
import es from '../src/locales/billing/es.ts';
import fr from '../src/locales/billing/fr.ts';
import nl from '../src/locales/billing/nl.ts';
import zh from '../src/locales/billing/zh.ts';
import { anotherBrowser } from './steps/couples.ts';
import { askByApi } from './steps/history.ts';
import { lookAtLabels, PHONE, PICTURES, seeScreen, seeWholeLabels } from './steps/labels.ts';
import { seeNoSideScroll } from './steps/layout.ts';
import { subscribe } from './steps/subscription.ts';
import { expect, test } from './steps/test.ts';
import { registerByApi } from './steps/user.ts';
import { visit } from './steps/visit.ts';

// What stands on buttons, choices, tabs and badges fits a phone in every language. Lengths are measured here, not guessed.

/** The order button: its words are the law's, so it may wrap, and must not be cut. */
const ORDER: Record<Language, string | undefined> = {
  en: en['billing.order'],
  es: es['billing.order'],
  fr: fr['billing.order'],
  de: de['billing.order'],
  nl: nl['billing.order'],
  zh: zh['billing.order'],
};
const SILVER = PLANS.find(({ id }) => id === 'silver')?.names;

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    // The sandbox of the payments takes no headers but Stripe's.
    test.use({ locale: language, viewport: PHONE, extraHTTPHeaders: {}, allowed: /socket\.io/ });

    test('every label of the screens that most people see fits a phone', async ({ page }) => {
      const main = page.getByRole('main');
      const submit = main.locator('button[type=submit]');
      await page.goto('/');
      await seeScreen(page, language, 'home', submit);
      await page.getByRole('banner').getByRole('button').filter({ visible: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await seeWholeLabels(page, `menu in ${language}`);
      await seeNoSideScroll(page);
      await page.keyboard.press('Escape');
      await visit(page, '/auth');
      await seeScreen(page, language, 'sign-in', page.getByRole('tab').nth(1));
      await page.getByRole('tab').nth(1).click();
      await submit.click();
      await seeScreen(page, language, 'registering, refused', main.locator('[aria-invalid=true]').first());
      await registerByApi(page);
      const id = await askByApi(page, 'My sister and I argued about the house of our mother.', 'family', language);
      await page.goto(`/?advice=${id}`);
      await expect(page.getByRole('article').first()).toBeVisible();
      await seeScreen(page, language, 'advice', main.getByRole('button').last());
      await visit(page, '/history');
      await expect(page.getByRole('tabpanel').getByRole('article')).toHaveCount(1);
      await seeScreen(page, language, 'history', main.getByRole('searchbox'));
      await visit(page, '/couples');
      await seeScreen(page, language, 'couples', submit);
      const created = await page.request.post('/api/couples/create-session', { data: { sessionName: 'Sundays', language } });
      const { pathname } = new URL((await created.json()).shareUrl);
      const partner = await anotherBrowser(page, { locale: language, viewport: PHONE });
      await partner.goto(pathname);
      await expect(partner.getByRole('dialog').locator('button[type=submit]')).toBeVisible();
      await seeWholeLabels(partner, `joining in ${language}`);
      if (PICTURES) await partner.screenshot({ path: `${PICTURES}/join-${language}.png` });
      await partner.context().close();
      await page.goto(pathname);
      await expect(page.getByRole('log')).toBeVisible();
      await seeWholeLabels(page, `session in ${language}`);
      if (PICTURES) await page.screenshot({ path: `${PICTURES}/session-${language}.png` });

      await page.goto('/subscribe');
      await seeScreen(page, language, 'plans', main.getByRole('button', { disabled: false }).last());
      await page.getByRole('region', { name: SILVER?.[language], exact: true }).getByRole('button').click();
      await expect(page.getByRole('button', { name: ORDER[language], exact: true })).toBeVisible();
      await seeScreen(page, language, 'order', main.getByRole('link').last());
      await subscribe(page, 'silver');
      await page.goto('/account');
      await expect(page.getByRole('progressbar')).toBeVisible();
      await seeScreen(page, language, 'account', submit);
      await page.goto('/account/app');
      const offer = () => dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: () => undefined }));
      await page.getByRole('radio').first().waitFor();
      await page.evaluate(offer);
      await seeScreen(page, language, 'app', main.getByRole('button', { disabled: false }));
    });
  });
}

test('a label that is too long is found, in each way', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/auth');
  await expect(page.getByRole('tab')).toHaveCount(2);
  const found = async (plant: () => void): Promise<string[]> => {
    await page.evaluate(plant);
    return (await lookAtLabels(page)).faults;
  };
  expect((await lookAtLabels(page)).faults).toEqual([]);
  expect(
    await found(() => {
      const tab = document.querySelector('[role=tab] *:not(:has(*))') ?? document.querySelector('[role=tab]');
      if (tab) tab.textContent = 'Ein Reiter, der für ein Telefon viel zu lang ist und nicht passt';
    }),
  ).toContainEqual(expect.stringMatching(/^tab “Ein Reiter.*: (?:cut|\d lines)$/));
  expect(
    await found(() => {
      const button = document.createElement('button');
      button.style.width = '80px';
      button.style.overflowWrap = 'anywhere';
      button.textContent = 'Donaudampfschifffahrtsgesellschaft';
      document.querySelector('main')?.append(button);
    }),
  ).toContainEqual(expect.stringMatching(/^button “Donau.*: broken within a word$/));
  expect(
    await found(() => {
      const button = document.createElement('button');
      button.style.cssText = 'width: 80px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis';
      button.textContent = 'Bestelling met betalingsverplichting';
      document.querySelector('main')?.append(button);
    }),
  ).toContainEqual(expect.stringMatching(/^button “Bestelling.*: cut$/));
  expect(
    await found(() => {
      const badge = document.createElement('span');
      badge.className = 'Badge-badge';
      badge.style.cssText = 'display: inline-block; width: 90px';
      badge.textContent = 'Noch nicht ganz bezahlt';
      document.querySelector('main')?.append(badge);
    }),
  ).toContainEqual(expect.stringMatching(/^badge “Noch.*: \d lines$/));
});
