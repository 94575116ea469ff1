import type { Page } from '@playwright/test';
import account from '../src/locales/account/de.ts';
import advice from '../src/locales/advice/de.ts';
import home from '../src/locales/home/de.ts';
import legal from '../src/locales/legal/de.ts';
import safety from '../src/locales/safety/de.ts';
import shell from '../src/locales/shell/de.ts';
import signing from '../src/locales/signing/de.ts';
import usage from '../src/locales/usage/de.ts';
import { inAnotherBrowser } from './steps/account.ts';
import { seeAccessible, seeAccessibleHere } from './steps/axe.ts';
import { anotherBrowser } from './steps/couples.ts';
import { seeNoSideScroll } from './steps/layout.ts';
import { useUp } from './steps/limit.ts';
import { mailedLink } from './steps/mail.ts';
import { hold, release } from './steps/model.ts';
import { giveAuthenticator } from './steps/passkeys.ts';
import { situation } from './steps/situation.ts';
import { addressOf, expect, test } from './steps/test.ts';
import { seeToast } from './steps/toast.ts';
import { newUser, registerByApi } from './steps/user.ts';
import { visit } from './steps/visit.ts';

// On every screen axe finds nothing in either theme, and at 320 pixels nothing sticks out: in German, whose words are the longest.
test.use({ locale: 'de' });

const WIDE = { width: 1280, height: 800 };
const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
/** Sends the form that is open, whatever its button says. */
const sendForm = (page: Page) => main(page).locator('form button[type=submit]').first().click();
const title = (page: Page, name: string) => expect(main(page).getByRole('heading', { level: 1 })).toHaveText(name);

async function seeNarrow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await seeNoSideScroll(page);
  await page.setViewportSize(WIDE);
}

async function seeGood(page: Page, height?: number): Promise<void> {
  await seeAccessible(page, height);
  await seeNarrow(page);
}

async function ask(page: Page, text: string): Promise<void> {
  await main(page).getByRole('textbox').fill(text);
  await button(page, home['form.submit']).click();
}

const seeAdvice = (page: Page) => expect(button(page, advice['advice.something_else'])).toBeVisible();

/** Opens the drawer of a narrow window, looks at it, and closes it. */
async function seeDrawer(page: Page, last: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.getByRole('button', { name: shell['shell.menu_open'] }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.locator('a, button').filter({ hasText: last })).toBeInViewport();
  await seeNoSideScroll(page);
  await seeAccessibleHere(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await page.setViewportSize(WIDE);
}

test('the form, its fault, the menus, the drawer, and advice while it grows and afterwards', async ({ page }) => {
  const { text, mark } = situation();
  await hold(mark, 250);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByText(/Noch 3 kostenlose Sitzungen/)).toBeVisible();
  await seeNarrow(page);
  await button(page, home['form.submit']).click();
  await expect(main(page).locator('[aria-invalid=true]')).toBeVisible();
  await seeGood(page);
  for (const [colorScheme, key] of [
    ['light', 'language.current'],
    ['dark', 'theme.current'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.getByRole('button', { name: shell[key].split(':')[0] ?? '' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await seeAccessibleHere(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
  }
  await seeDrawer(page, shell['shell.sign_in']);

  // One word that no line can hold.
  await ask(page, `${text} ${'Donaudampfschifffahrt'.repeat(20)} https://example.com/${'a'.repeat(200)}`);
  await expect(page.getByRole('heading', { name: advice['advice.understanding'] })).toBeVisible();
  await seeGood(page);
  await release(mark);
  await seeAdvice(page);
  await seeNarrow(page);
  await button(page, advice['advice.show_question']).click();
  await button(page, advice['advice.save']).click();
  await seeToast(page, advice['advice.saved']);
  await seeGood(page, 800);
  await visit(page, '/nirgends');
  await expect(page.getByRole('link', { name: shell['not_found.home'] })).toBeVisible();
  await seeGood(page);
  for (const [path, name] of [
    ['/terms-of-service', legal['legal.terms']],
    ['/privacy-policy', legal['legal.privacy']],
    ['/right-of-withdrawal', legal['legal.instruction']],
  ] as const) {
    await visit(page, path);
    await title(page, name);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await seeGood(page);
  }
});

test('help in danger, and the limit', async ({ page }) => {
  await page.goto('/');
  await ask(page, 'I want to kill myself and I do not see another way.');
  await seeAdvice(page);
  await expect(page.getByRole('region', { name: safety['help.title'] })).toBeVisible();
  await seeGood(page);
  await useUp(page);
  await page.goto('/');
  await expect(button(page, usage['usage.limit_reached'])).toBeVisible();
  await seeGood(page);
});

test.describe('signing in', () => {
  test.use({ allowed: /40[01] .*\/api\// });

  test('sign-in, registration, a new password, and the targets of mailed links, with their faults', async ({ page }) => {
    await page.goto('/auth');
    await expect(page.getByRole('form')).toBeVisible();
    await sendForm(page);
    await expect(page.getByText(account['account.fault_emailInvalid'])).toBeVisible();
    await seeGood(page);
    // A toast and a tip over the form.
    await page.getByLabel(account['auth.email'], { exact: true }).fill('nobody@example.com');
    const password = page.getByLabel(account['auth.password'], { exact: true });
    await password.fill('nothing at all');
    await sendForm(page);
    await seeToast(page, account['auth.login_failed']);
    await password.focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tooltip')).toBeVisible();
    await seeAccessible(page);
    await page.getByRole('tab', { name: account['auth.register'] }).click();
    await sendForm(page);
    await expect(page.getByText(account['account.fault_birthRequired'])).toBeVisible();
    await seeGood(page);

    await visit(page, '/forgot-password');
    await title(page, account['auth.forgot_title']);
    await sendForm(page);
    await expect(page.getByText(account['account.fault_emailRequired'])).toBeVisible();
    await seeGood(page);
    await page.getByRole('main').getByRole('textbox').fill('nobody@example.com');
    await sendForm(page);
    await expect(page.getByRole('heading', { name: account['auth.forgot_done_title'] })).toBeVisible();
    await seeGood(page);
    await visit(page, '/reset-password');
    await expect(page.getByText(account['auth.reset_missing'])).toBeVisible();
    await seeGood(page);
    await page.goto('/reset-password?token=nobody-made-this');
    await sendForm(page);
    await expect(page.getByText(account['auth.reset_all']).first()).toBeVisible();
    await seeGood(page);
    await page.goto('/verify-email?token=nobody-made-this');
    await expect(page.getByText(account['auth.verify_failed'])).toBeVisible();
    await seeGood(page);
  });
});

test('the account with a long name, its faults, the deletion dialog, the drawer of a user, and a failure', async ({ page }) => {
  await registerByApi(page, {
    ...newUser(),
    lastName: 'Donaudampfschifffahrt'.repeat(4),
    email: `${crypto.randomUUID()}${'a'.repeat(24)}@${'b'.repeat(60)}.example.com`,
  });
  await page.goto('/account');
  await expect(button(page, account['account.edit'])).toBeEnabled();
  await expect(main(page).getByRole('progressbar')).toBeVisible();
  await seeGood(page);
  await seeDrawer(page, shell['shell.sign_out']);
  await button(page, account['account.edit']).click();
  await page.getByLabel(account['account.email'], { exact: true }).fill('nowhere');
  await button(page, account['account.save']).click();
  const form = page.getByRole('form', { name: account['account.password'] });
  await form.getByLabel(account['account.new_password'], { exact: true }).fill('short');
  await form.getByLabel(account['account.confirm_password'], { exact: true }).fill('other');
  await form.getByRole('button', { name: account['account.password'] }).click();
  await expect(page.getByText(account['account.fault_currentRequired'])).toBeVisible();
  await seeGood(page);
  await button(page, account['account.delete']).click();
  await page.getByRole('dialog').getByRole('button', { name: account['account.delete_now'] }).click();
  await expect(page.getByText(account['account.delete_mismatch'])).toBeVisible();
  await seeGood(page, 800);

  // The page while it loads, and after a failure.
  await page.route('**/api/subscription/current', (route) => route.fulfill({ status: 200, body: 'no JSON' }));
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/auth/user', async (route) => {
    await answered.promise;
    await route.fulfill({ status: 200, body: 'no JSON' });
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: account['account.your_plan'] })).toBeVisible();
  await seeAccessible(page);
  await page.unroute('**/api/auth/user');
  answered.resolve();
  await expect(main(page).getByRole('alert')).toContainText(account['account.load_failed']);
  await seeGood(page);
  await button(page, shell['error.retry']).click();
  await expect(page.getByText(account['account.plan_failed'])).toBeVisible();
  await seeAccessible(page);
});

test.describe('signing in', () => {
  test.use({ allowed: /(403|500) .*\/api\/auth\// });

  test('where the user is signed in, the question whether it is them, and a failure', async ({ page, browser, baseURL }) => {
    const user = await registerByApi(page);
    await giveAuthenticator(page);
    await (await inAnotherBrowser(browser, baseURL, user)).context().close();
    await page.goto('/account/signing-in');
    await button(page, signing['signing.passkey_add']).click();
    await page.getByRole('button', { name: signing['signing.remove'] }).click();
    await seeGood(page, 600);
    await page.keyboard.press('Escape');
    await expect(button(page, signing['signing.out_all'])).toBeVisible();
    await seeGood(page);
    await button(page, signing['signing.set_up']).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: signing['signing.turn_on'] }).click();
    await expect(dialog.getByText(account['account.fault_codeWrong'])).toBeVisible();
    await seeGood(page, 900);
    await page.route('**/api/auth/export', (route) =>
      route.fulfill({ status: 403, json: { success: false, code: 'proof_needed', message: 'No' } }),
    );
    await visit(page, '/account');
    await button(page, account['account.download']).click();
    await page.getByRole('dialog').getByRole('button', { name: signing['signing.confirm'] }).click();
    await expect(page.getByText(account['account.fault_currentRequired'])).toBeVisible();
    await seeGood(page, 800);
    await page.route('**/api/auth/sessions', (route) => route.fulfill({ status: 500, body: 'no JSON' }));
    await page.goto('/account/signing-in');
    await expect(main(page).getByRole('alert')).toContainText(signing['signing.load_failed']);
    await seeGood(page);
  });
});

test.describe('where addresses are verified', () => {
  test.use({ via: 'VERIFIED', allowed: /(400|403) .*\/api\// });

  test('the notes above the form, and a verified address', async ({ page }) => {
    const user = await registerByApi(page);
    await page.goto('/auth');
    await page.getByLabel(account['auth.email'], { exact: true }).fill(user.email);
    await page.getByLabel(account['auth.password'], { exact: true }).fill(user.password);
    await sendForm(page);
    await expect(button(page, account['auth.resend'])).toBeVisible();
    await seeGood(page);
    const link = await mailedLink(user.email, 'verify-email');
    const other = await anotherBrowser(page, { baseURL: addressOf('VERIFIED'), locale: 'de' });
    await other.goto(link);
    await button(other, account['auth.verify_locked_send']).click();
    await expect(main(other).locator('[aria-invalid=true]')).toBeVisible();
    await seeGood(other);
    await page.goto(link);
    await expect(page.getByRole('heading', { name: account['auth.verify_done_title'] })).toBeVisible();
    await seeGood(page);
  });
});
