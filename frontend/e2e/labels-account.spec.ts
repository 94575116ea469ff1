import { LANGUAGES, type Language } from '@beside/common/language/language.constants';
import type { Page } from '@playwright/test';
import { inAnotherBrowser } from './steps/account.ts';
import { askByApi } from './steps/history.ts';
import { PHONE, PICTURES, seeScreen, seeWholeLabels } from './steps/labels.ts';
import { giveAuthenticator } from './steps/passkeys.ts';
import { giveBrowserPushes } from './steps/push.ts';
import { expect, test } from './steps/test.ts';
import { registerByApi } from './steps/user.ts';

/** The texts of a group. */
async function textsOf(
  group: 'advice' | 'keeping' | 'kept' | 'notify' | 'signing',
  language: Language,
): Promise<(key: string) => string> {
  const table: Record<string, string> = (await import(`../src/locales/${group}/${language}.ts`)).default;
  return (key) => table[`${group}.${key}`] ?? key;
}

/** Looks at the labels of the open dialog. */
async function seeDialog(page: Page, language: Language, name: string): Promise<void> {
  await expect(page.getByRole('dialog')).toBeVisible();
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${name}-${language}.png` });
  await seeWholeLabels(page, `${name} in ${language}`);
}

/** The same, and closes it. */
async function seeAndClose(page: Page, language: Language, name: string): Promise<void> {
  await seeDialog(page, language, name);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language, viewport: PHONE, serviceWorkers: 'allow' });

    test('every label of the account’s pages and of their dialogs fits a phone', async ({ page, browser, baseURL }) => {
      const main = page.getByRole('main');
      const button = (name: string) => page.getByRole('button', { name }).filter({ visible: true }).first();
      const [advice, keeping, kept, notify, signing] = await Promise.all([
        textsOf('advice', language),
        textsOf('keeping', language),
        textsOf('kept', language),
        textsOf('notify', language),
        textsOf('signing', language),
      ]);
      await giveAuthenticator(page);
      await giveBrowserPushes(page);
      const user = await registerByApi(page);
      await (await inAnotherBrowser(browser, baseURL, user)).context().close();
      await page.goto('/account/signing-in');
      await button(signing('passkey_add')).click();
      await expect(button(signing('remove'))).toBeVisible();
      await seeScreen(page, language, 'signing in', button(signing('out_all')));
      await button(signing('remove')).click();
      await seeAndClose(page, language, 'removing a passkey');
      await button(signing('set_up')).click();
      await seeAndClose(page, language, 'the second step');

      const id = await askByApi(page, 'My sister and I argued about the house of our mother.', 'family', language);
      await page.goto(`/?advice=${id}`);
      await button(advice('more')).click();
      await seeWholeLabels(page, `all that can be done with advice in ${language}`);
      const names = await page
        .getByRole('region', { name: advice('actions') })
        .getByRole('button')
        .allInnerTexts();
      expect(names.length).toBeGreaterThan(6);
      expect(new Set(names).size, names.join()).toBe(names.length);
      await button(advice('keep_short')).click();
      await seeDialog(page, language, 'keeping on this device');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: kept('yes') })
        .click();
      await expect(button(advice('unkeep_short'))).toBeVisible();
      await seeWholeLabels(page, `advice that is kept in ${language}`);
      await button(advice('link_short')).click();
      await page.getByRole('button', { name: keeping('link_make'), exact: true }).click();
      await expect(page.getByRole('dialog').locator('code')).toBeVisible();
      await seeDialog(page, language, 'a link');
      await page.goto('/account/keeping');
      await seeScreen(page, language, 'keeping', main.getByRole('listitem').first());

      await page.goto('/account/notifications');
      await button(notify('turn_on')).click();
      await expect(button(notify('turn_off'))).toBeVisible();
      await seeScreen(page, language, 'notifications', main.getByRole('switch').last());
    });
  });
}
