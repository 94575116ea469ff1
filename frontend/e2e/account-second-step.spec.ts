import { generateSync } from 'otplib/functional';
import { expect, test } from './steps/test.ts';
import { seeToast } from './steps/toast.ts';
import { registerByApi, seeSignedIn } from './steps/user.ts';

test.use({ allowed: /(400|401) .*\/api\// });

test('the second step is turned on with the keyboard alone, asked for at the next sign-in, and a recovery code does as well', async ({
  page,
  browser,
  baseURL,
}) => {
  const user = await registerByApi(page);
  await page.goto('/account/signing-in');
  await page.getByRole('button', { name: 'Set it up' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Set up the second step' });
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  await expect(dialog.getByLabel('Six figures')).toBeFocused();
  await page.keyboard.type(generateSync({ secret }));
  await page.keyboard.press('Enter');
  const codes = page.getByRole('dialog', { name: 'If the phone is lost' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const recovery = await codes.getByRole('listitem').first().innerText();
  await codes.getByRole('button', { name: 'I have kept them' }).press('Enter');
  await expect(page.getByRole('region', { name: 'A second step' })).toContainText('10 recovery codes left');

  const other = await (await browser.newContext({ baseURL })).newPage();
  await other.goto('/auth');
  await other.getByLabel('Email').fill(user.email);
  await other.getByLabel('Password', { exact: true }).fill(user.password);
  await other.keyboard.press('Enter');
  await expect(other.getByLabel('Six figures')).toBeFocused();
  // Nothing is signed in yet, also after a reload.
  await other.keyboard.type('000000');
  await other.keyboard.press('Enter');
  await expect(other.getByText('These figures do not fit.')).toBeVisible();
  await seeSignedIn(other, false);
  await other.getByRole('button', { name: 'Use a recovery code' }).click();
  await other.getByLabel('Recovery code').fill(recovery.toLowerCase());
  await other.keyboard.press('Enter');
  await seeToast(other, 'Welcome back!');
  await seeSignedIn(other);
  await expect(page.getByRole('region', { name: 'A second step' })).toContainText('9 recovery codes left');
  await other.context().close();
});
